/** The player's settings, stored in the browser; where storage is blocked, they last until the page is closed. */
import type { Preferences } from '@quayside/game'
import { LOCALES, type Locale } from '@quayside/texts'
import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { browserStorage, readText, type TextStorage, writeText } from './browser-storage.ts'

export const THEMES = ['auto', 'light', 'dark'] as const
export const MOTIONS = ['auto', 'reduced'] as const
/** Playback speed of other players' moves. */
export const PACES = ['instant', 'brisk', 'calm', 'step'] as const

/** The drawn table or the text board. */
export const BOARDS = ['visual', 'text'] as const
/** Font sizes of the text board, in percent. */
export const TEXT_SIZES = [100, 125, 150, 200] as const

/** Sound volumes, in percent. */
export const VOLUMES = [25, 50, 100] as const

type Theme = (typeof THEMES)[number]
type Motion = (typeof MOTIONS)[number]
export type Pace = (typeof PACES)[number]
type Board = (typeof BOARDS)[number]
type Volume = (typeof VOLUMES)[number]
type TextSize = (typeof TEXT_SIZES)[number]

export interface Settings {
  readonly locale: Locale | 'auto'
  readonly theme: Theme
  readonly motion: Motion
  readonly sound: boolean
  /** Whether a sound is played when it is the player's turn while the page is hidden. */
  readonly turnSound: boolean
  /** In percent. */
  readonly volume: Volume
  readonly pace: Pace
  /** Ask for confirmation before the turn ends. */
  readonly confirmTurn: boolean
  /** A double click on an item selects and confirms it. */
  readonly doubleClick: boolean
  /** Carry out a step automatically if it is the only possible one. */
  readonly autoForced: boolean
  /** What the player has changed of each game's own preferences, by the id of the game. */
  readonly preferences: Readonly<Record<string, Preferences>>
  /** Warnings that the player has switched off. */
  readonly silenced: readonly string[]
  readonly board: Board
  readonly textSize: TextSize
  /** The automatic announcements of the text board. */
  readonly sayQuestions: boolean
  readonly sayAnswers: boolean
  readonly sayEvents: boolean
  /** Preview the result of a command on the text board before it is carried out. */
  readonly previewFirst: boolean
}

export const DEFAULT_SETTINGS: Settings = {
  locale: 'auto',
  theme: 'auto',
  motion: 'auto',
  sound: false,
  turnSound: true,
  volume: 50,
  pace: 'brisk',
  confirmTurn: true,
  doubleClick: true,
  autoForced: true,
  preferences: {},
  silenced: [],
  board: 'visual',
  textSize: 100,
  sayQuestions: true,
  sayAnswers: true,
  sayEvents: true,
  previewFirst: true,
}

type Check<Value> = (value: unknown) => value is Value

const oneOf =
  <Value>(values: readonly Value[]): Check<Value> =>
  (value): value is Value =>
    values.some((known) => known === value)

const isFlag: Check<boolean> = (value) => typeof value === 'boolean'

const isRecordOf =
  <Value>(isValue: Check<Value>): Check<Readonly<Record<string, Value>>> =>
  (value): value is Readonly<Record<string, Value>> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isValue)

const CHECKS: { readonly [Field in keyof Settings]: Check<Settings[Field]> } = {
  locale: oneOf(['auto', ...LOCALES] as const),
  theme: oneOf(THEMES),
  motion: oneOf(MOTIONS),
  sound: isFlag,
  turnSound: isFlag,
  volume: oneOf(VOLUMES),
  pace: oneOf(PACES),
  confirmTurn: isFlag,
  doubleClick: isFlag,
  autoForced: isFlag,
  preferences: isRecordOf(isRecordOf(isFlag)),
  silenced: (value): value is readonly string[] =>
    Array.isArray(value) && value.every((warning) => typeof warning === 'string'),
  board: oneOf(BOARDS),
  textSize: oneOf(TEXT_SIZES),
  sayQuestions: isFlag,
  sayAnswers: isFlag,
  sayEvents: isFlag,
  previewFirst: isFlag,
}

const isField = (name: string): name is keyof Settings => Object.hasOwn(CHECKS, name)

/** Parses stored settings; unknown or invalid values fall back to the defaults. */
export const readSettings = (text: string | null): Settings => {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return DEFAULT_SETTINGS
    const known = Object.entries(stored).filter(([name, value]) => isField(name) && CHECKS[name](value))
    return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known) }
  } catch {
    return DEFAULT_SETTINGS
  }
}

const KEY = 'quayside.settings'

export const loadSettings = (keep: () => TextStorage): Settings => readSettings(readText(keep, KEY))

/** False where storage is blocked or full. */
export const saveSettings = (keep: () => TextStorage, settings: Settings): boolean =>
  writeText(keep, KEY, JSON.stringify(settings))

interface SettingsState extends Settings {
  /** Whether the last change was stored. */
  readonly isSaved: boolean
  readonly change: (changes: Partial<Settings>) => void
  readonly silence: (warning: string) => void
  /** Changes a preference of a game. */
  readonly prefer: (game: string, preference: string, on: boolean) => void
}

const settingsOf = (state: Settings): Settings => {
  const fields = Object.keys(CHECKS).filter(isField)
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(fields.map((field) => [field, state[field]])) }
}

export const useSettings = create<SettingsState>()((set, get) => ({
  ...loadSettings(browserStorage),
  isSaved: true,
  change: (changes) => {
    const settings = { ...settingsOf(get()), ...changes }
    set({ ...settings, isSaved: saveSettings(browserStorage, settings) })
  },
  silence: (warning) => get().change({ silenced: [...new Set([...get().silenced, warning])] }),
  prefer: (game, preference, on) => {
    const { preferences, change } = get()
    change({ preferences: { ...preferences, [game]: { ...preferences[game], [preference]: on } } })
  },
}))

/** A game's preferences; those that the player has not changed have the values in `defaults`. */
export const usePreferences = <Defaults extends Preferences>(
  game: string,
  defaults: Defaults,
): Readonly<Record<keyof Defaults, boolean>> =>
  useSettings(useShallow(({ preferences }) => ({ ...defaults, ...preferences[game] })))

/** Takes over settings that another tab changed. */
export const followOtherTabs = (): void =>
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) useSettings.setState(readSettings(newValue))
  })
