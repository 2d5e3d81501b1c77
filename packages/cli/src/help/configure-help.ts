/** Prints the help of every command in the reader's language. */
import { SETTINGS } from '@quayside/server/settings'
import { type Command, Help } from 'commander'
import { width, wrap } from '../terminal/text-layout.ts'
import {
  argumentText,
  descriptionOf,
  exampleText,
  type HelpTexts,
  optionText,
  setHelpTexts,
  summaryOf,
  textsOf,
} from './help-texts.ts'

/** The headings as Commander writes them. */
const TITLES = {
  'Usage:': 'title.usage',
  'Arguments:': 'title.arguments',
  'Options:': 'title.options',
  'Global Options:': 'title.global-options',
  'Commands:': 'title.commands',
} as const

const isTitle = (text: string): text is keyof typeof TITLES => Object.hasOwn(TITLES, text)

/** Called before subcommands are added, which inherit it. */
export const configureHelp = (program: Command, texts: HelpTexts): Command => {
  setHelpTexts(program, texts)
  /** The command whose help is being printed: Commander does not pass it with an option. */
  let current = program
  return program.configureHelp({
    showGlobalOptions: true,
    formatHelp: (command, helper) => {
      current = command
      return Help.prototype.formatHelp.call(helper, command, helper)
    },
    commandDescription: (command) => descriptionOf(command, texts),
    subcommandDescription: (command) => summaryOf(command, texts),
    optionDescription: (option) => optionText(option, current, texts),
    visibleArguments: (command) => [...command.registeredArguments],
    argumentDescription: (argument) => argumentText(argument, current, texts),
    styleTitle: (title) => (isTitle(title) ? texts.say(TITLES[title]) : title),
    displayWidth: width,
    boxWrap: (text, columns) => wrap(text, columns).join('\n'),
  })
}

interface HelpContext {
  readonly command: Command
}

/** Examples at the end of a command's help; the explanation of each is a message with its number. */
export const examples =
  (...lines: readonly string[]) =>
  ({ command }: HelpContext): string => {
    const texts = textsOf(command)
    const margin = Math.max(...lines.map((line) => line.length)) + 2
    const rows = lines.map(
      (line, index) => `  ${line.padEnd(margin)}${exampleText(index + 1, command, texts)}`,
    )
    return ['', texts.say('title.examples'), ...rows].join('\n')
  }

/** A hint for subcommands that need the operator token. */
export const needsToken = (command: Command): string =>
  `\n${textsOf(command).say('needs-token', { variable: SETTINGS.operatorToken.variable })}`
