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
  speak,
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
  speak(program, texts)
  /** Commander asks for the text of an option without saying of which command. */
  let shown = program
  return program.configureHelp({
    showGlobalOptions: true,
    formatHelp: (command, helper) => {
      shown = command
      return Help.prototype.formatHelp.call(helper, command, helper)
    },
    commandDescription: (command) => descriptionOf(command, texts),
    subcommandDescription: (command) => summaryOf(command, texts),
    optionDescription: (option) => optionText(option, shown, texts),
    visibleArguments: (command) => [...command.registeredArguments],
    argumentDescription: (argument) => argumentText(argument, shown, texts),
    styleTitle: (title) => (isTitle(title) ? texts.say(TITLES[title]) : title),
    displayWidth: width,
    boxWrap: (text, columns) => wrap(text, columns).join('\n'),
  })
}

interface HelpContext {
  readonly command: Command
}

/** Examples at the end of a command's help; what each does is in the messages, by its number. */
export const examples =
  (...lines: readonly string[]) =>
  ({ command }: HelpContext): string => {
    const texts = textsOf(command)
    const margin = Math.max(...lines.map((line) => line.length)) + 2
    const rows = lines.map(
      (line, place) => `  ${line.padEnd(margin)}${exampleText(place + 1, command, texts)}`,
    )
    return ['', texts.say('title.examples'), ...rows].join('\n')
  }

/** For whatever asks a running server. */
export const needsToken = (command: Command): string =>
  `\n${textsOf(command).say('needs-token', { variable: SETTINGS.operatorToken.variable })}`
