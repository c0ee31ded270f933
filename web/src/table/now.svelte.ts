/** The time, for what counts down. It runs only while somebody looks at it. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = window.setInterval(update, 250);
  return () => window.clearInterval(timer);
});

export function now(): number {
  subscribe();
  return Date.now();
}
