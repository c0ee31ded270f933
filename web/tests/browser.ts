/** The few things of a browser that the logic of the page uses: storage, media queries, a document, frames. */
class Storage {
  private readonly values = new Map<string, string>();
  getItem = (key: string): string | null => this.values.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.values.set(key, value);
  removeItem = (key: string): void => void this.values.delete(key);
}

class Document extends EventTarget {
  hidden = false;
  documentElement = { dataset: {} as Record<string, string>, lang: "" };
}

const browser = {
  localStorage: new Storage(),
  sessionStorage: new Storage(),
  document: new Document(),
  location: { origin: "http://127.0.0.1:8000", pathname: "/", hash: "" },
  navigator: { languages: ["en"] },
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  requestAnimationFrame: (run: () => void) => setTimeout(run, 16),
  cancelAnimationFrame: (frame: ReturnType<typeof setTimeout>) => clearTimeout(frame),
};
for (const [name, value] of Object.entries(browser)) Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
const events = new EventTarget();
Object.defineProperty(globalThis, "window", {
  value: Object.assign(globalThis, {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  }),
});

export {};
