import { accept, type Result, refused } from '@quayside/kernel'
import { SETTING_NAMES, SETTINGS, type Settings } from './settings.ts'

/** The flags of a command line, by the name of the setting; `true` for one that was merely switched on. */
export type Given = Readonly<Record<string, string | boolean | undefined>>

type Environment = Readonly<Record<string, string | undefined>>

/** What was given and where; an empty text is no wish. */
const wishFor = (
  name: keyof Settings,
  given: Given,
  environment: Environment,
): { readonly text: string; readonly place: string } | null => {
  const { flag, variable } = SETTINGS[name]
  const word = given[name]
  if (word !== undefined && word !== '') return { text: String(word), place: `--${flag}` }
  const kept = environment[variable]
  return kept === undefined || kept === '' ? null : { text: kept, place: variable }
}

/** The command line counts more than the environment, and either more than what is otherwise. */
export const readSettings = (given: Given, environment: Environment): Result<Settings> => {
  const settings: Record<string, unknown> = {}
  for (const name of SETTING_NAMES) {
    const { absent, read, secret, wants } = SETTINGS[name]
    const wish = wishFor(name, given, environment)
    const value = wish === null ? absent : read(wish.text)
    if (wish !== null && value === null)
      return refused('serve-setting', { setting: wish.place, value: secret ? '…' : wish.text, wants })
    settings[name] = value
  }
  const whole = settings as unknown as Settings
  if ((whole.vapidPublic === null) !== (whole.vapidPrivate === null))
    return refused('serve-keys', { setting: '--vapid-public', other: '--vapid-private' })
  return accept(whole)
}
