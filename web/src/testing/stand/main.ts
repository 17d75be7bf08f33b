import "../../styles/fonts.css";
import "../../styles/page.css";
import { mount } from "svelte";
import Stand from "./Stand.svelte";

mount(Stand, { target: document.getElementById("page")! });
