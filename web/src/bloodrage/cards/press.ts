/** A long press of a finger: what a mouse has hover for. */
import type { Attachment } from "svelte/attachments";

const LONG = 450; // milliseconds
const STILL = 10; // pixels a resting finger may tremble

export function longPress(pressed: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let from = { x: 0, y: 0 };
    let done = false;
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      done = false;
      if (event.pointerType === "mouse") return;
      from = event;
      timer = window.setTimeout(() => {
        done = true;
        pressed();
      }, LONG);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.x - from.x, event.y - from.y) > STILL) stop();
    };
    /** The click that ends a long press is no click. */
    const click = (event: MouseEvent): void => {
      if (done) event.stopImmediatePropagation();
      done = false;
    };
    const menu = (event: Event): void => {
      if (timer) event.preventDefault();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", stop);
    node.addEventListener("pointercancel", stop);
    node.addEventListener("click", click, { capture: true });
    node.addEventListener("contextmenu", menu);
    return () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("click", click, { capture: true });
      node.removeEventListener("contextmenu", menu);
    };
  };
}
