import { useEffect } from 'react'
import { type Settings, useSettings } from '../page/settings.ts'
import { type GameStoreState, useTable } from '../session/current-game.ts'
import { type Sound, schedule, TONES } from './tones.ts'

let context: AudioContext | null = null

/** Browsers block audio before the first click; such a sound is dropped. */
const playSound = (sound: Sound, percent: number): void => {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  schedule(context, TONES[sound], percent)
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
