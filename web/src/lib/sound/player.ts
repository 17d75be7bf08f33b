import { LOUD, SOUNDS, type Sound } from "./list";
import { RATE, render } from "./synth";

/** Plays the sounds. A browser lets it begin only when its reader has pressed something. */
class Player {
  #context: AudioContext | null = null;
  #gain: GainNode | null = null;
  #buffers: { [sound in Sound]?: AudioBuffer } = {};
  /** The loud one that sounds now. */
  #loud: AudioBufferSourceNode | null = null;

  /** `wait`: seconds from now. */
  play(sound: Sound, pitch: number, volume: number, wait: number): void {
    const context = (this.#context ??= new AudioContext());
    if (context.state === "suspended") void context.resume();
    const gain = (this.#gain ??= this.#plug(context));
    gain.gain.value = volume;
    const source = new AudioBufferSourceNode(context, { buffer: this.#bufferOf(sound, context), playbackRate: pitch });
    if (SOUNDS[sound].level > LOUD) {
      this.#loud?.stop(context.currentTime + wait);
      this.#loud = source;
    }
    source.connect(gain);
    source.start(context.currentTime + wait);
  }

  #plug(context: AudioContext): GainNode {
    const gain = context.createGain();
    gain.connect(context.destination);
    return gain;
  }

  #bufferOf(sound: Sound, context: AudioContext): AudioBuffer {
    return (this.#buffers[sound] ??= this.#make(sound, context));
  }

  #make(sound: Sound, context: AudioContext): AudioBuffer {
    const samples = render(sound);
    const buffer = context.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }
}

export const player = new Player();
