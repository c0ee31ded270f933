/** A short horn, blown by the browser itself: no file, nothing to load. */
let audio: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it; until then it stays silent. */
export function horn(volume: number): void {
  if (volume <= 0 || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const start = audio.currentTime;
  const breath = audio.createGain();
  const mellow = audio.createBiquadFilter();
  mellow.type = "lowpass";
  mellow.frequency.setValueAtTime(350, start);
  mellow.frequency.linearRampToValueAtTime(900, start + 0.18);
  breath.gain.setValueAtTime(0, start);
  breath.gain.linearRampToValueAtTime((0.25 * volume) / 100, start + 0.09);
  breath.gain.setTargetAtTime(0, start + 0.45, 0.12);
  mellow.connect(breath).connect(audio.destination);
  for (const pitch of [146.8, 147.9, 220.2]) {
    const reed = audio.createOscillator();
    reed.type = "sawtooth";
    reed.frequency.setValueAtTime(pitch * 0.94, start);
    reed.frequency.exponentialRampToValueAtTime(pitch, start + 0.14);
    reed.connect(mellow);
    reed.start(start);
    reed.stop(start + 1);
  }
}
