/** Translates Commander's errors about a command line, which are in English only. */
import { type CommanderError, InvalidArgumentError } from 'commander'
import type { HelpTexts } from './help-texts.ts'

/** A description of a valid value. */
type Expected =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'seat' | 'viewer' | 'date' }

/** The error for an invalid value; Commander passes the description on as text. */
export const badValue = (expected: Expected): InvalidArgumentError =>
  new InvalidArgumentError(JSON.stringify(expected))

const expectedText = (reason: string, texts: HelpTexts): string => {
  const [, values] = /^Allowed choices are (.+)\.$/.exec(reason) ?? []
  if (values !== undefined) return texts.say('usage.expected.choice', { values })
  const expected = JSON.parse(reason) as Expected
  return expected.kind === 'whole'
    ? texts.say('usage.expected.whole', { least: expected.least, most: expected.most })
    : texts.say(`usage.expected.${expected.kind}`)
}

/** Commander's messages by code, with their parameters as groups. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  unknownOption: /^error: unknown option '(?<flag>.+?)'(?:\n\(Did you mean (?:one of )?(?<names>.+)\?\))?$/s,
  unknownCommand:
    /^error: unknown command '(?<name>.*?)'(?:\n\(Did you mean (?:one of )?(?<names>.+)\?\))?$/s,
  missingArgument: /^error: missing required argument '(?<name>.+)'$/,
  optionMissingArgument: /^error: option '(?<flag>.+)' argument missing$/,
  missingMandatoryOptionValue: /^error: required option '(?<flag>.+)' not specified$/,
  conflictingOption: /^error: option '(?<flag>.+)' cannot be used with option '(?<other>.+)'$/,
  excessArguments: /Expected (?<expected>\d+) arguments? but got (?<given>\d+): (?<values>.*)\.$/s,
  invalidArgument: /^error: option '(?<flag>.+?)' argument '(?<value>.*)' is invalid\. (?<reason>.+)$/s,
}

type Quoted = Readonly<Record<string, string | undefined>>

const sentenceFor = (kind: string, quoted: Quoted, texts: HelpTexts): string | null => {
  const { flag = '', name = '', other = '', value = '', values = '', reason = '' } = quoted
  switch (kind) {
    case 'unknownOption':
      return texts.say('usage.unknown-option', { flag })
    case 'unknownCommand':
      return texts.say('usage.unknown-command', { name })
    case 'missingArgument':
      return texts.say('usage.missing-argument', { name: `<${name}>` })
    case 'optionMissingArgument':
      return texts.say('usage.missing-value', { flag })
    case 'missingMandatoryOptionValue':
      return texts.say('usage.missing-option', { flag })
    case 'conflictingOption':
      return texts.say('usage.conflict', { flag, other })
    case 'excessArguments':
      return texts.say('usage.too-many-arguments', {
        given: Number(quoted['given']),
        expected: Number(quoted['expected']),
        values,
      })
    case 'invalidArgument':
      return texts.say('usage.bad-value', { flag, value, expected: expectedText(reason, texts) })
    default:
      return null
  }
}

/** Null for an error without a translation, such as `--help`. */
export const usageText = ({ code, message }: CommanderError, texts: HelpTexts): string | null => {
  const kind = code.replace('commander.', '')
  const quoted: Quoted | undefined = PATTERNS[kind]?.exec(message)?.groups
  const text = quoted === undefined ? null : sentenceFor(kind, quoted, texts)
  if (text === null) return null
  const names = quoted?.['names']?.split(', ')
  const guess =
    names === undefined ? [] : [texts.say('usage.did-you-mean', { names: texts.list(names, 'or') })]
  return texts.sentences([text, ...guess, texts.say('usage.hint')])
}
