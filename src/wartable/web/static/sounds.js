// Sounds made by the browser itself, silent unless a person asks for them: cards slide, drums and metal strike, fire
// crackles, horns call. Each is a few voices: a drum, a bell, a horn or a breath of noise, each with its beginning and length.

const LOUDNESS = 0.5;
const NOISE_LENGTH = 2; // seconds of noise, from which every breath is cut

// [voice, when, how long, pitch, how loud], in seconds and hertz; a breath of noise has its pitch from a filter.
const SCORES = {
  move: [["breath", 0, 0.09, 1800, 0.25]],
  card: [
    ["breath", 0, 0.16, 2600, 0.3],
    ["drum", 0.12, 0.1, 180, 0.25],
  ],
  attack: [
    ["breath", 0, 0.2, 900, 0.35],
    ["bell", 0.12, 0.3, 620, 0.16],
    ["bell", 0.13, 0.22, 940, 0.1],
  ],
  dice: [0, 0.07, 0.15, 0.26, 0.4].flatMap((when, nth) => [
    ["breath", when, 0.03, 3400 - 300 * nth, 0.4],
    ["drum", when, 0.05, 420 - 40 * nth, 0.2],
  ]),
  hurt: [
    ["drum", 0, 0.28, 110, 0.8],
    ["breath", 0, 0.12, 700, 0.35],
  ],
  capture: [
    ["drum", 0, 0.2, 130, 0.5],
    ["horn", 0.08, 0.16, 330, 0.2],
    ["horn", 0.22, 0.34, 440, 0.22],
  ],
  burn: [
    ["drum", 0, 0.6, 70, 0.9],
    ...[0, 0.12, 0.2, 0.34, 0.45, 0.62].map((when, nth) => ["breath", when, 0.2, 900 + 500 * (nth % 3), 0.3]),
  ],
  glory: [
    ["bell", 0, 0.7, 784, 0.16],
    ["bell", 0.12, 0.9, 1175, 0.14],
  ],
  turn: [
    ["drum", 0, 0.22, 150, 0.35],
    ["bell", 0.1, 0.6, 659, 0.14],
  ],
  clock: [["bell", 0, 0.09, 1568, 0.2]],
  won: [
    ["drum", 0, 0.3, 120, 0.6],
    ["horn", 0, 0.22, 262, 0.22],
    ["horn", 0.24, 0.22, 330, 0.22],
    ["horn", 0.48, 0.9, 392, 0.26],
    ["horn", 0.48, 0.9, 523, 0.18],
  ],
  lost: [
    ["horn", 0, 0.4, 294, 0.2],
    ["horn", 0.42, 0.4, 262, 0.2],
    ["horn", 0.84, 1.1, 196, 0.24],
    ["drum", 0.9, 0.5, 65, 0.7],
  ],
};

export const NAMES = Object.keys(SCORES);

let audio = null;
let out = null;
let noise = null;

/** Make the instrument ready: one output that never gets too loud, and a stretch of noise that is always the same. */
function begin() {
  audio = new AudioContext();
  out = new GainNode(audio, { gain: LOUDNESS });
  out.connect(new DynamicsCompressorNode(audio)).connect(audio.destination);
  noise = new AudioBuffer({ length: NOISE_LENGTH * audio.sampleRate, sampleRate: audio.sampleRate });
  const samples = noise.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
}

/** A volume that rises at once and dies away. */
function swell(start, length, loud, rise = 0.008) {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(out);
  return gain;
}

function tone(type, pitch, start, length, into) {
  const source = new OscillatorNode(audio, { type, frequency: pitch });
  source.connect(into);
  source.start(start);
  source.stop(start + length + 0.05);
  return source;
}

const VOICES = {
  /** A skin that is struck: its pitch falls. */
  drum(start, length, pitch, loud) {
    const skin = tone("sine", pitch, start, length, swell(start, length, loud));
    skin.frequency.setValueAtTime(pitch * 1.8, start);
    skin.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + length);
  },
  /** Metal: overtones that do not fit together. */
  bell(start, length, pitch, loud) {
    [1, 2.01, 2.76, 5.4].forEach((part, nth) =>
      tone("sine", pitch * part, start, length, swell(start, length / (1 + nth * 0.6), loud / (1 + nth))),
    );
  },
  /** Two reeds a little apart, muffled. */
  horn(start, length, pitch, loud) {
    const muffled = new BiquadFilterNode(audio, { type: "lowpass", frequency: pitch * 3.2, Q: 0.8 });
    muffled.connect(swell(start, length, loud, 0.05));
    for (const apart of [-5, 5])
      tone("sawtooth", pitch, start, length, muffled).detune.setValueAtTime(apart, start);
  },
  breath(start, length, pitch, loud) {
    const source = new AudioBufferSourceNode(audio, { buffer: noise });
    const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.1 });
    source.connect(band).connect(swell(start, length, loud));
    source.start(start, (pitch % 100) / 100, length + 0.05);
  },
};

export function play(name) {
  if (!globalThis.AudioContext) return; // a browser that makes no sounds
  if (!audio) begin();
  if (audio.state === "suspended") audio.resume(); // none may sound before the first press
  for (const [voice, when, length, pitch, loud] of SCORES[name])
    VOICES[voice](audio.currentTime + 0.01 + when, length, pitch, loud);
}
