/** Complaints in the words of a language, for people and for programs. */
import type { Refusal } from '@quayside/kernel'
import { type CliErrorCode, type ErrorReport, TROUBLE_CODES } from './cli-error.ts'
import type { GameWords } from './games/game-adapter.ts'
import { GAMES } from './games/game-registry.ts'
import type { Language } from './language.ts'
import { loadCliMessages } from './messages/index.ts'

const isTrouble = (code: string): code is CliErrorCode => TROUBLE_CODES.some((known) => known === code)

/** Foreign text must not steer a terminal. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Co}\p{Cs}\uFFFD]/gu, '·')

/** The parameters of a refusal as text; a missing one is an empty text. */
const textOf = ({ params }: Refusal, name: string): string => {
  const value = params[name] ?? ''
  return typeof value === 'object' ? value.join(', ') : `${value}`
}

/** Records belong to no game until they are read; any game knows how to speak of them. */
const wordsFor = async (
  { kit = GAMES[0], state }: ErrorReport,
  language: Language,
): Promise<GameWords | null> => (await kit?.words(language, state)) ?? null

/** What is wrong, without its place. */
export const errorText = async (language: Language, complaint: ErrorReport): Promise<string> => {
  const { code, command, line } = complaint
  if (isTrouble(code)) {
    const messages = await loadCliMessages(language)
    const id = `refusal.${code}` as const
    return printable(
      messages.sayKnown(
        id,
        Object.fromEntries(messages.argumentsOf(id).map((name) => [name, textOf(complaint, name)])),
      ),
    )
  }
  const { serverRefusalText } = await import('./operator/server-refusal-text.ts')
  const refused = await serverRefusalText(complaint, language)
  if (refused !== null) return printable(refused)
  const words = await wordsFor(complaint, language)
  const told = command ?? line
  return printable(words?.refusal({ ...complaint, ...(told === undefined ? {} : { line: told }) }) ?? code)
}

/** The sentence with its place in front, as compilers do. */
export const errorTextWithLocation = async (language: Language, complaint: ErrorReport): Promise<string> => {
  const { say } = await loadCliMessages(language)
  const { file, line } = complaint
  const text = await errorText(language, complaint)
  if (file === undefined) return text
  return `${line === undefined ? file : say('record.line-of', { file, line })}: ${text}`
}

/** The same for programs: the codes and numbers beside the sentence. */
export const errorJson = async (
  language: Language,
  complaint: ErrorReport,
): Promise<Readonly<Record<string, unknown>>> => {
  const { code, params, file, line, cause } = complaint
  return {
    code,
    params,
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(cause === undefined ? {} : { cause: { code: cause.code, params: cause.params } }),
    message: await errorText(language, complaint),
  }
}
