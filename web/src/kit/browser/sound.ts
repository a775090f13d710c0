/** Small sounds made on the spot: a tick, a card, dice. Nothing is loaded, nothing plays unasked. */
export type Sound = "tick" | "card" | "dice";

let context: AudioContext | null = null;

const SHAPES: Record<Sound, { count: number; gap: number; length: number; pitch: number; volume: number }> = {
  tick: { count: 1, gap: 0, length: 0.03, pitch: 1400, volume: 0.05 },
  card: { count: 1, gap: 0, length: 0.12, pitch: 700, volume: 0.04 },
  dice: { count: 5, gap: 0.07, length: 0.025, pitch: 2200, volume: 0.06 },
};

export function play(sound: Sound): void {
  context ??= new AudioContext();
  const { count, gap, length, pitch, volume } = SHAPES[sound];
  for (let i = 0; i < count; i += 1) knock(context, context.currentTime + i * gap, length, pitch, volume);
}

function knock(audio: AudioContext, at: number, length: number, pitch: number, volume: number): void {
  const samples = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < samples; i += 1) wave[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}
