/** Registers the service worker that shows a message when the server cannot be reached, and sends it the chosen
 * language. */
import { settings } from "../settings.svelte.ts";

export function registerOfflineWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const sendLanguage = async (): Promise<void> => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ language: settings.language });
  };
  // not available, for example in a private window: only the offline message is missing
  void navigator.serviceWorker.register("/sw.js").then(sendLanguage, () => undefined);
  window.addEventListener("pagehide", () => void sendLanguage());
}
