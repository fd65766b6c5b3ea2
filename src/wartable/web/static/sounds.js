// Small sounds made by the browser itself; silent unless a person asks for them.

let audio = null;

const TUNES = {
  move: [[330, 0, 0.06]],
  hurt: [
    [140, 0, 0.12],
    [90, 0.05, 0.14],
  ],
  capture: [
    [440, 0, 0.09],
    [660, 0.09, 0.16],
  ],
  turn: [
    [523, 0, 0.09],
    [784, 0.11, 0.14],
  ],
  won: [
    [523, 0, 0.12],
    [659, 0.13, 0.12],
    [784, 0.26, 0.3],
  ],
  lost: [
    [392, 0, 0.16],
    [330, 0.18, 0.16],
    [262, 0.36, 0.34],
  ],
};

export function play(name) {
  try {
    audio ||= new AudioContext();
    const now = audio.currentTime;
    for (const [pitch, start, length] of TUNES[name] || []) {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, now + start);
      volume.gain.exponentialRampToValueAtTime(0.12, now + start + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
      tone.connect(volume).connect(audio.destination);
      tone.start(now + start);
      tone.stop(now + start + length + 0.02);
    }
  } catch {
    audio = null; // a browser that lets no page sound before a click
  }
}
