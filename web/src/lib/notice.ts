/** Telling the reader outside the page, as far as the browser can and may; where it cannot, nothing happens. */
import { urlOf } from "./prefix";

export const canNotify = (): boolean => "Notification" in window;
export const canShake = (): boolean => "vibrate" in navigator;

/** Ask for leave; whether there is any. */
export async function allow(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Tell it once: a later notice of the same table takes its place, a press on it comes back here. */
export async function notify(text: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const how = { tag: location.pathname, icon: urlOf("/icon-192.png"), data: location.pathname };
  try {
    const notice = new Notification(text, how);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // On Android only the worker may.
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(text, how);
  }
}

/** The mark of one's turn: on the icon in the tab, and on that of an installed page. */
export function mark(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  link?.setAttribute("href", urlOf(on ? "/icon-turn.svg" : "/icon.svg"));
  if (!("setAppBadge" in navigator)) return;
  void (on ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => undefined);
}

export function shake(): void {
  // Before the reader has pressed anything, browsers refuse.
  if (canShake() && navigator.userActivation.hasBeenActive) navigator.vibrate(30);
}
