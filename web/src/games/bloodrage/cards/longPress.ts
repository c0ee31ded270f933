/** An attachment that reports a long press on a touch screen: the counterpart of hover. */
import type { Attachment } from "svelte/attachments";

const LONG_PRESS = 450; // milliseconds
const MAX_MOVEMENT = 10; // pixels the finger may move during a long press

export function longPress(onLongPress: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let from = { x: 0, y: 0 };
    let fired = false;
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      fired = false;
      if (event.pointerType === "mouse") return;
      from = event;
      timer = window.setTimeout(() => {
        fired = true;
        onLongPress();
      }, LONG_PRESS);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.x - from.x, event.y - from.y) > MAX_MOVEMENT) stop();
    };
    /** The click event at the end of a long press is ignored. */
    const click = (event: MouseEvent): void => {
      if (fired) event.stopImmediatePropagation();
      fired = false;
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
