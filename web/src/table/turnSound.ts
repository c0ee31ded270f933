/** A short horn-like sound, synthesized with Web Audio: there is no file to load. */
let audio: AudioContext | null = null;

/** Browsers allow sound only after the user has interacted with the page; before that this does nothing. */
export function playTurnSound(volume: number): void {
  if (volume <= 0 || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const start = audio.currentTime;
  const volumeGain = audio.createGain();
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(350, start);
  filter.frequency.linearRampToValueAtTime(900, start + 0.18);
  volumeGain.gain.setValueAtTime(0, start);
  volumeGain.gain.linearRampToValueAtTime((0.25 * volume) / 100, start + 0.09);
  volumeGain.gain.setTargetAtTime(0, start + 0.45, 0.12);
  filter.connect(volumeGain).connect(audio.destination);
  for (const pitch of [146.8, 147.9, 220.2]) {
    const oscillator = audio.createOscillator();
    oscillator.type = "sawtooth";
    oscillator.frequency.setValueAtTime(pitch * 0.94, start);
    oscillator.frequency.exponentialRampToValueAtTime(pitch, start + 0.14);
    oscillator.connect(filter);
    oscillator.start(start);
    oscillator.stop(start + 1);
  }
}
