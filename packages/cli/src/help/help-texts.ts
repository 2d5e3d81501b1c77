/** The texts of the help: each command, option, argument and example has a message named after it. */
import { SETTINGS } from '@quayside/server/settings'
import { joinItems, LOCALES, type Locale, lazyTranslator, sentence, type Translator } from '@quayside/texts'
import type { Argument, Command, Option } from 'commander'
import { GAME_IDS } from '../games/game-registry.ts'
import type { HelpMessages } from '../messages/help/types.ts'

export type HelpTexts = Translator<HelpMessages>

export const loadHelpTexts: (locale: Locale) => Promise<HelpTexts> = lazyTranslator<HelpMessages>(
  (locale) => import(`../messages/help/${locale}.json`, { with: { type: 'json' } }),
)

/** The help texts of each program. */
const textsByProgram = new WeakMap<Command, HelpTexts>()

export const setHelpTexts = (program: Command, texts: HelpTexts): void =>
  void textsByProgram.set(program, texts)

export const textsOf = (command: Command): HelpTexts => {
  const texts = command.parent === null ? textsByProgram.get(command) : textsOf(command.parent)
  if (texts === undefined) throw new Error(`${command.name()} has no language`)
  return texts
}

/** `store.backup` for a subcommand, `quayside` for the command line itself. */
const pathOf = (command: Command): string => {
  if (command.parent === null) return command.name()
  return command.parent.parent === null ? command.name() : `${pathOf(command.parent)}.${command.name()}`
}

/** Values that are used in several texts. */
const valuesIn = ({ locale }: HelpTexts) =>
  ({
    languages: joinItems(LOCALES, locale),
    games: joinItems(GAME_IDS, locale),
    levels: joinItems(['mate', 'captain', 'commodore'], locale),
    address: 'http://localhost:8080',
    variable: SETTINGS.publicUrl.variable,
  }) as const

const isMessage = (id: string, texts: HelpTexts): id is Extract<keyof HelpMessages, string> => texts.has(id)

/** The first of these messages that exists. */
const firstOf = (texts: HelpTexts, ...ids: readonly string[]): string => {
  for (const id of ids) if (isMessage(id, texts)) return texts.sayKnown(id, valuesIn(texts))
  throw new Error(`there is no text ${ids.join(' or ')}`)
}

/** The ids under which a command may have a text: its own, that of its parent, and the shared one. */
const messageIds = (command: Command, what: string): string[] => {
  const path = pathOf(command)
  return [`${path}.${what}`, ...(path.includes('.') ? [`${path.split('.')[0]}.${what}`] : []), what]
}

export const summaryOf = (command: Command, texts: HelpTexts): string =>
  firstOf(texts, `${pathOf(command)}.summary`)

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The summary is used for commands without a longer description. */
export const descriptionOf = (command: Command, texts: HelpTexts): string => {
  const id = `${pathOf(command)}.description`
  return isMessage(id, texts)
    ? texts.sayKnown(id, valuesIn(texts))
    : sentence(capital(summaryOf(command, texts)), texts.locale)
}

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

export const argumentText = (argument: Argument, command: Command, texts: HelpTexts): string => {
  const shared = argument.name() === 'file' ? 'argument.position' : 'argument.id'
  const text = firstOf(texts, `${pathOf(command)}.argument.${argument.name()}`, shared)
  const defaultValue: unknown = argument.defaultValue
  return defaultValue === undefined ? text : texts.say('default', { text, value: valueText(defaultValue) })
}

/** Options that are settings of a server, by their flags. */
const SETTING_BY_FLAG = new Map(Object.values(SETTINGS).map((setting) => [setting.flag, setting]))

const settingText = (flag: string, texts: HelpTexts): string => {
  const { defaultText = '', variable = '' } = SETTING_BY_FLAG.get(flag) ?? {}
  const defaultId = `setting.${flag}.default`
  return texts.say('setting', {
    text: firstOf(texts, `setting.${flag}`),
    value: isMessage(defaultId, texts) ? texts.sayKnown(defaultId, {}) : defaultText,
    variable,
  })
}

const isSetting = (option: Option, command: Command): boolean =>
  pathOf(command) === 'serve' ? SETTING_BY_FLAG.has(option.name()) : option.name() === 'database'

export const optionText = (option: Option, command: Command, texts: HelpTexts): string => {
  const name = option.long?.replace(/^--/, '') ?? ''
  if (isSetting(option, command)) return settingText(name, texts)
  const text = firstOf(texts, ...messageIds(command, `option.${name}`))
  const choices = option.argChoices
  const chosen =
    choices === undefined ? text : texts.say('choices', { text, values: joinItems(choices, texts.locale) })
  const defaultValue: unknown = option.defaultValue
  return defaultValue === undefined || defaultValue === '' || option.negate
    ? chosen
    : texts.say('default', { text: chosen, value: valueText(defaultValue) })
}

export const exampleText = (number: number, command: Command, texts: HelpTexts): string =>
  firstOf(texts, `${pathOf(command)}.example.${number}`)

/** The translated description of a valid value; the refusal has it in English. */
export const wantedText = (source: string, wants: string, texts: HelpTexts): string => {
  const setting = Object.values(SETTINGS).find(({ flag, variable, formerFlag, formerVariable }) =>
    [`--${flag}`, variable, `--${formerFlag}`, formerVariable].includes(source),
  )
  const ownId = `setting.${setting?.flag ?? ''}.wanted`
  if (isMessage(ownId, texts)) return texts.sayKnown(ownId, {})
  const [, least = '', most = ''] = /from (\d+) to (\d+)/.exec(wants) ?? []
  if (wants.startsWith('three')) return texts.say('wanted.scoped', { most })
  if (most !== '') return texts.say('wanted.whole', { least, most })
  const [, values] = /^one of (.+)$/.exec(wants) ?? []
  return values === undefined ? texts.say('wanted.switch') : texts.say('wanted.one-of', { values })
}
