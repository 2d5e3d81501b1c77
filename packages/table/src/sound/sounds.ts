import { useEffect } from 'react'
import { type Settings, useSettings } from '../page/settings.ts'
import { type GameStoreState, useTable } from '../session/current-game.ts'

/** Short synthesised sounds. */
type Sound = 'turn' | 'take' | 'build' | 'ship' | 'feed' | 'coins' | 'end'

interface Tone {
  readonly wave: OscillatorType
  readonly hertz: number
  /** Start, in seconds. */
  readonly after: number
  readonly lasts: number
  readonly loud: number
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  // A ship's bell, struck twice.
  turn: [
    { wave: 'sine', hertz: 1046, after: 0, lasts: 0.5, loud: 0.12 },
    { wave: 'sine', hertz: 2793, after: 0, lasts: 0.2, loud: 0.03 },
    { wave: 'sine', hertz: 1046, after: 0.18, lasts: 0.7, loud: 0.12 },
  ],
  // A token put down on wood.
  take: [
    { wave: 'triangle', hertz: 392, after: 0, lasts: 0.09, loud: 0.08 },
    { wave: 'triangle', hertz: 523, after: 0.07, lasts: 0.12, loud: 0.06 },
  ],
  // Two hammer strokes.
  build: [
    { wave: 'square', hertz: 196, after: 0, lasts: 0.07, loud: 0.04 },
    { wave: 'triangle', hertz: 784, after: 0, lasts: 0.05, loud: 0.05 },
    { wave: 'square', hertz: 196, after: 0.16, lasts: 0.09, loud: 0.04 },
    { wave: 'triangle', hertz: 784, after: 0.16, lasts: 0.06, loud: 0.05 },
  ],
  feed: [
    { wave: 'sine', hertz: 330, after: 0, lasts: 0.16, loud: 0.08 },
    { wave: 'sine', hertz: 294, after: 0.12, lasts: 0.22, loud: 0.08 },
  ],
  // An arpeggio.
  end: [
    { wave: 'sine', hertz: 523, after: 0, lasts: 0.9, loud: 0.08 },
    { wave: 'sine', hertz: 659, after: 0.14, lasts: 0.9, loud: 0.08 },
    { wave: 'sine', hertz: 784, after: 0.28, lasts: 1.2, loud: 0.08 },
  ],
  coins: [
    { wave: 'triangle', hertz: 2489, after: 0, lasts: 0.08, loud: 0.06 },
    { wave: 'triangle', hertz: 3322, after: 0.06, lasts: 0.16, loud: 0.06 },
  ],
  // A ship's horn.
  ship: [
    { wave: 'sawtooth', hertz: 110, after: 0, lasts: 0.6, loud: 0.05 },
    { wave: 'sine', hertz: 165, after: 0, lasts: 0.6, loud: 0.06 },
  ],
}

let context: AudioContext | null = null

/** Browsers block audio before the first click; such a sound is dropped. */
const playSound = (sound: Sound, percent: number): void => {
  context ??= new AudioContext()
  const { currentTime, destination, state } = context
  if (state === 'suspended') void context.resume()
  for (const { wave, hertz, after, lasts, loud } of TONES[sound]) {
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    const begins = currentTime + after
    tone.type = wave
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, begins)
    volume.gain.linearRampToValueAtTime((loud * percent) / 50, begins + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + lasts)
    tone.connect(volume).connect(destination)
    tone.start(begins)
    tone.stop(begins + lasts)
  }
}

/** Events of all games that have a sound. */
const SOUND_OF_EVENT: ReadonlyMap<string, Sound> = new Map([
  ['offer-taken', 'take'],
  ['took', 'take'],
  ['built', 'build'],
  ['modernised', 'build'],
  ['bought', 'build'],
  ['fed', 'feed'],
  ['game-over', 'end'],
  ['ship-built', 'ship'],
  ['ship-bought', 'ship'],
  ['shipped', 'ship'],
  ['delivered', 'ship'],
  ['earned', 'coins'],
  ['sold', 'coins'],
  ['ship-sold', 'coins'],
  ['loans-taken', 'coins'],
  ['cashed', 'coins'],
])

type SoundState = Pick<GameStoreState, 'currentFrame' | 'rules' | 'sandboxSeat'>

const isAsked = ({ currentFrame, rules }: SoundState): boolean =>
  currentFrame !== null &&
  rules?.deciders(currentFrame.view).some((seat) => seat === currentFrame.viewer) === true

export const soundsBetween = (before: SoundState, now: SoundState): Sound[] => {
  const { currentFrame, sandboxSeat } = now
  // No sound for the first frame of a game.
  if (
    currentFrame === null ||
    currentFrame === before.currentFrame ||
    before.currentFrame === null ||
    sandboxSeat !== before.sandboxSeat
  )
    return []
  const events = currentFrame.fromMove === 0 ? [] : currentFrame.steps.flatMap((step) => step.events)
  const played = new Set(events.flatMap(({ kind }) => SOUND_OF_EVENT.get(kind) ?? []))
  const isMyTurn = isAsked(now) && !isAsked(before)
  return [...played, ...(isMyTurn ? (['turn'] as const) : [])]
}

/** With sounds off, the turn sound still plays while the page is hidden, unless it is switched off too. */
export const shouldPlay = (
  sound: Sound,
  settings: Pick<Settings, 'sound' | 'turnSound'>,
  isHidden: boolean,
): boolean => settings.sound || (settings.turnSound && isHidden && sound === 'turn')

/** Plays the sounds of the table; renders nothing. */
export const Sounds = () => {
  useEffect(
    () =>
      useTable.subscribe((now, before) => {
        const settings = useSettings.getState()
        for (const sound of soundsBetween(before, now))
          if (shouldPlay(sound, settings, document.hidden)) playSound(sound, settings.volume)
      }),
    [],
  )
  return null
}
