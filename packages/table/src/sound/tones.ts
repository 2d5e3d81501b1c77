/** Short synthesised sounds. */
export type Sound = 'turn' | 'take' | 'build' | 'ship' | 'feed' | 'coins' | 'end'

interface Tone {
  readonly wave: OscillatorType
  readonly hertz: number
  /** Start, in seconds. */
  readonly after: number
  readonly lasts: number
  readonly loud: number
}

export const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  // A ship's bell, struck twice.
  turn: [
    { wave: 'sine', hertz: 1046, after: 0, lasts: 0.5, loud: 0.1 },
    { wave: 'sine', hertz: 2793, after: 0, lasts: 0.2, loud: 0.025 },
    { wave: 'sine', hertz: 1046, after: 0.18, lasts: 0.7, loud: 0.1 },
  ],
  // A token put down on wood.
  take: [
    { wave: 'triangle', hertz: 392, after: 0, lasts: 0.09, loud: 0.135 },
    { wave: 'triangle', hertz: 523, after: 0.07, lasts: 0.12, loud: 0.1 },
  ],
  // Two hammer strokes.
  build: [
    { wave: 'square', hertz: 196, after: 0, lasts: 0.07, loud: 0.07 },
    { wave: 'triangle', hertz: 784, after: 0, lasts: 0.05, loud: 0.085 },
    { wave: 'square', hertz: 196, after: 0.16, lasts: 0.09, loud: 0.07 },
    { wave: 'triangle', hertz: 784, after: 0.16, lasts: 0.06, loud: 0.085 },
  ],
  feed: [
    { wave: 'sine', hertz: 330, after: 0, lasts: 0.16, loud: 0.08 },
    { wave: 'sine', hertz: 294, after: 0.12, lasts: 0.22, loud: 0.08 },
  ],
  // An arpeggio.
  end: [
    { wave: 'sine', hertz: 523, after: 0, lasts: 0.9, loud: 0.07 },
    { wave: 'sine', hertz: 659, after: 0.14, lasts: 0.9, loud: 0.07 },
    { wave: 'sine', hertz: 784, after: 0.28, lasts: 1.2, loud: 0.07 },
  ],
  coins: [
    { wave: 'triangle', hertz: 2489, after: 0, lasts: 0.08, loud: 0.075 },
    { wave: 'triangle', hertz: 3322, after: 0.06, lasts: 0.16, loud: 0.075 },
  ],
  // A ship's horn.
  ship: [
    { wave: 'sawtooth', hertz: 110, after: 0, lasts: 0.6, loud: 0.05 },
    { wave: 'sine', hertz: 165, after: 0, lasts: 0.6, loud: 0.06 },
  ],
}

/** What plays the tones: an `AudioContext`, or another destination. */
interface Player extends Pick<BaseAudioContext, 'currentTime' | 'createOscillator' | 'createGain'> {
  readonly destination: AudioNode
}

/** Schedules the tones, now; at 50 percent they are as loud as written. */
export const schedule = (context: Player, tones: readonly Tone[], percent: number): void => {
  for (const { wave, hertz, after, lasts, loud } of tones) {
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    const begins = context.currentTime + after
    tone.type = wave
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, begins)
    volume.gain.linearRampToValueAtTime((loud * percent) / 50, begins + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts)
    tone.connect(volume).connect(context.destination)
    tone.start(begins)
    tone.stop(begins + lasts)
  }
}
