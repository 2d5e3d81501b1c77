/** Error messages in the user's language, as a sentence for people and as JSON for programs. */
import type { Refusal } from '@quayside/kernel'
import { joinItems, withLabel } from '@quayside/texts'
import { CLI_ERROR_CODES, type CliErrorCode, type ErrorReport } from './cli-error.ts'
import type { CliGameTexts } from './games/game-adapter.ts'
import { GAMES } from './games/game-registry.ts'
import type { Language } from './language.ts'
import { loadCliMessages } from './messages/index.ts'
import { printable } from './terminal/text-layout.ts'

const isCliErrorCode = (code: string): code is CliErrorCode => CLI_ERROR_CODES.some((known) => known === code)

/** A parameter of a refusal for a message; empty when it is missing. */
const paramOf = ({ params }: Refusal, name: string, language: Language): string | number => {
  const value = params[name] ?? ''
  if (typeof value === 'number') return value
  return typeof value === 'object' ? joinItems(value.map(String), language) : `${value}`
}

type Values = Readonly<Record<string, string | number>>

/** Translates the description of a valid value, which the settings have in English. */
const withTranslatedWants = async (values: Values, language: Language): Promise<Values> => {
  const { loadHelpTexts, wantedText } = await import('./help/help-texts.ts')
  const { setting = '', wants = '' } = values
  return { ...values, wants: wantedText(String(setting), String(wants), await loadHelpTexts(language)) }
}

/** A record that cannot be parsed belongs to no game; then the texts of the first game are used. */
const textsFor = async (
  { adapter = GAMES[0], state }: ErrorReport,
  language: Language,
): Promise<CliGameTexts | null> => (await adapter?.texts(language, state)) ?? null

/** The error as a sentence, without file and line. */
export const errorText = async (language: Language, report: ErrorReport): Promise<string> => {
  const { code, command, line } = report
  if (isCliErrorCode(code)) {
    const messages = await loadCliMessages(language)
    const id = `refusal.${code}` as const
    const values = Object.fromEntries(
      messages.argumentsOf(id).map((name) => [name, paramOf(report, name, language)]),
    )
    return printable(
      messages.sayKnown(
        id,
        code === 'invalid-setting' ? await withTranslatedWants(values, language) : values,
      ),
    )
  }
  const { serverRefusalText } = await import('./operator/server-refusal-text.ts')
  const refused = await serverRefusalText(report, language)
  if (refused !== null) return printable(refused)
  const texts = await textsFor(report, language)
  const place = command ?? line
  return printable(texts?.refusal({ ...report, ...(place === undefined ? {} : { line: place }) }) ?? code)
}

/** The sentence with file and line in front. */
export const errorTextWithLocation = async (language: Language, report: ErrorReport): Promise<string> => {
  const { say } = await loadCliMessages(language)
  const { file, line } = report
  const text = await errorText(language, report)
  if (file === undefined) return text
  return withLabel(line === undefined ? file : say('record.line-of', { file, line }), text, language)
}

/** The error for programs: code, parameters and sentence. */
export const errorJson = async (
  language: Language,
  report: ErrorReport,
): Promise<Readonly<Record<string, unknown>>> => {
  const { code, params, file, line, cause } = report
  return {
    code,
    params,
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(cause === undefined ? {} : { cause: { code: cause.code, params: cause.params } }),
    message: await errorText(language, report),
  }
}
