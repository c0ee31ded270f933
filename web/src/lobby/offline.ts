/** The worker that speaks when the server cannot be reached. It is told which language the reader has chosen. */
import { settings } from "../settings.svelte.ts";

export function standBy(): void {
  if (!("serviceWorker" in navigator)) return;
  const tell = async (): Promise<void> => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ language: settings.language });
  };
  // without it, as in a private window, everything works but the message
  void navigator.serviceWorker.register("/sw.js").then(tell, () => undefined);
  window.addEventListener("pagehide", () => void tell());
}
