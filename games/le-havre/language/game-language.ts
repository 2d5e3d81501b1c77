/** Le Havre's texts in one language, as `GameLanguage`. */
import type { GameLanguage } from '@quayside/game'
import type { Locale } from '@quayside/texts'
import { loadBrief } from '../messages/brief/index.ts'
import { type Command, type Event, type State, type Verb, verbNameOf } from '../rules/index.ts'
import { commandContext, commandText } from './command-text.ts'
import { eventText } from './event-text.ts'
import { outcomeText } from './outcome-text.ts'
import { promptText } from './prompt-text.ts'
import { type Reason, reasonText } from './reason-text.ts'
import { hasTextFor, refusalText } from './refusal-text.ts'
import { loadTexts } from './texts.ts'

/** Menu headings by verb; answers to a building's question are grouped under "choose". */
const GROUPS: Readonly<
  Partial<Record<Verb, 'turn' | 'take' | 'enter' | 'build' | 'pay' | 'buy' | 'sell' | 'loans'>>
> = {
  supply: 'turn',
  end: 'turn',
  done: 'turn',
  take: 'take',
  enter: 'enter',
  expel: 'turn',
  build: 'build',
  'build-ship': 'build',
  'swap-ship': 'build',
  'pay-food': 'pay',
  'pay-energy': 'pay',
  'pay-material': 'pay',
  buy: 'buy',
  'buy-ship': 'buy',
  sell: 'sell',
  'sell-ship': 'sell',
  repay: 'loans',
  redeem: 'loans',
  borrow: 'loans',
}

export const loadLanguage = async (locale: Locale): Promise<GameLanguage<State, Command, Event>> => {
  const [texts, brief] = await Promise.all([loadTexts(locale), loadBrief(locale)])
  return {
    common: texts,
    commands: (commands, view) => {
      const context = commandContext(view)
      return commands.map((command) => ({
        text: commandText(command, texts, context),
        group: brief(`group.${GROUPS[verbNameOf(command)] ?? 'answer'}`),
      }))
    },
    event: (event) => eventText(event, texts),
    refusal: (refusal) => (hasTextFor(refusal, texts) ? refusalText(refusal, texts) : null),
    question: (view, seat) => promptText(view, seat, texts),
    outcome: (outcome) => outcomeText(outcome, texts),
    reason: (reason) => reasonText(reason as Reason, texts),
    points: (francs) => texts.count('franc', francs),
  }
}
