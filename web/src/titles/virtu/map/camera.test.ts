import { expect, it, vi } from "vitest";
import { Camera } from "./camera.svelte";

function lookingAt(width: number, height: number): Camera {
  const camera = new Camera(() => ({ x: 0, y: 0, width: 500, height: 600 }));
  Object.assign(camera, { width, height });
  return camera;
}

const REALM = { x: 100, y: 80, width: 150, height: 200 };

it("comes near to the realm by itself, until somebody moves the map", async () => {
  const camera = lookingAt(560, 300);
  camera.attend(REALM);
  await vi.waitFor(() => expect(camera.zoom).toBeCloseTo(2.2));
  camera.fit();
  await vi.waitFor(() => expect(camera.zoom).toBe(1));
  camera.attend(REALM);
  expect(camera.zoom).toBe(1);
});

it("shows everything where the realm is nearly everything", async () => {
  const camera = lookingAt(560, 300);
  camera.attend(REALM);
  await vi.waitFor(() => expect(camera.zoom).toBeGreaterThan(2));
  camera.attend({ x: 20, y: 20, width: 450, height: 550 });
  await vi.waitFor(() => expect(camera.zoom).toBe(1));
});
