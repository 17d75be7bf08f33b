import { MediaQuery } from "svelte/reactivity";
import { doorOf } from "./board";

const usual = new MediaQuery("min-width: 1081px");
const broad = new MediaQuery("min-width: 1601px");

/** Whether there is room for a column beside the board of a title; else it lies over the board. */
export const roomBeside = (title: string): boolean => (doorOf(title).broad ? broad : usual).current;
