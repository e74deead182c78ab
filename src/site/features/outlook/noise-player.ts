import { gainOf, type Hours, type WindowState } from './noise-levels.ts';

export type Sound = { level: number; window: WindowState; hours: Hours };

const seconds = 6;
/** How long the end of the loop is mixed into its beginning, in seconds. */
const mixed = 0.5;
/** What a closed window lets through is low. */
const highest: Record<WindowState, number> = { open: 2600, closed: 420 };
/** Seconds between two cars, at least and at most. */
const pauses: Record<Hours, readonly [number, number]> = { day: [2, 5], night: [5, 12] };
const fade = 0.15;

/** Noise that is deeper than white: each sample leans on the one before. */
function noiseLoop(context: BaseAudioContext): AudioBuffer {
  const rate = context.sampleRate;
  const [long, short] = [seconds * rate, mixed * rate];
  const samples = new Float32Array(long + short);
  let deep = 0;
  for (let at = 0; at < samples.length; at++) {
    const white = Math.random() * 2 - 1;
    deep = (deep + 0.04 * white) / 1.04;
    samples[at] = deep * 3 + white * 0.06;
  }
  const buffer = context.createBuffer(1, long, rate);
  const loop = buffer.getChannelData(0);
  for (let at = 0; at < long; at++) {
    const share = Math.min(1, at / short);
    loop[at] = (samples[at] ?? 0) * Math.sqrt(share) + (at < short ? (samples[long + at] ?? 0) * Math.sqrt(1 - share) : 0);
  }
  return buffer;
}

/** Plays traffic that swells with each car, as loud as a level is beside others. `set` changes it while it plays; `stop` fades it out. */
export function playNoise(context: AudioContext, first: Sound) {
  let sound = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const source = new AudioBufferSourceNode(context, { buffer: noiseLoop(context), loop: true });
  const panes = new BiquadFilterNode(context, { type: 'lowpass', Q: 0.4, frequency: highest[first.window] });
  const swell = new GainNode(context, { gain: 0.7 });
  const volume = new GainNode(context, { gain: 0 });
  source.connect(panes).connect(swell).connect(volume).connect(context.destination);

  function set(next: Sound): void {
    sound = next;
    volume.gain.setTargetAtTime(gainOf(next.level), context.currentTime, fade);
    panes.frequency.setTargetAtTime(highest[next.window], context.currentTime, fade);
  }
  function passCar(): void {
    const now = context.currentTime;
    swell.gain.setTargetAtTime(1.2 + Math.random() * 0.6, now, 0.7);
    swell.gain.setTargetAtTime(0.7, now + 1.6, 1);
    const [least, most] = pauses[sound.hours];
    timer = setTimeout(passCar, 1000 * (least + Math.random() * (most - least)));
  }
  async function stop(): Promise<void> {
    clearTimeout(timer);
    volume.gain.setTargetAtTime(0, context.currentTime, fade / 3);
    await new Promise((resolve) => setTimeout(resolve, fade * 1000));
    if (context.state !== 'closed') await context.close();
  }

  source.start();
  set(first);
  passCar();
  return { set, stop };
}
