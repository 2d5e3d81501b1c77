/** Packet Row's texts in one language, as `GameLanguage`. */
import type { GameLanguage } from '@quayside/game'
import type { Locale } from '@quayside/texts'
import { loadBrief } from '../messages/brief/index.ts'
import { type Command, type Event, type PositionLiteral, packetRow, type State } from '../rules/index.ts'
import { commandText } from './command-text.ts'
import { eventText } from './event-text.ts'
import { outcomeText } from './outcome-text.ts'
import { promptText } from './prompt-text.ts'
import { type Reason, reasonText } from './reason-text.ts'
import { hasTextFor, refusalText } from './refusal-text.ts'
import { loadTexts } from './texts.ts'

/** Texts for the deck of a game, or for the standard deck. */
export const loadLanguage = async (
  locale: Locale,
  state?: State,
): Promise<GameLanguage<State, Command, Event>> => {
  const [known, brief] = await Promise.all([loadTexts(locale), loadBrief(locale)])
  const { deck } = state === undefined ? {} : (packetRow.position.write(state) as PositionLiteral).options
  const texts = deck === undefined ? known : known.withDeck(deck)
  return {
    common: texts,
    commands: (commands) =>
      commands.map((command) => ({
        text: commandText(command, texts),
        group: brief(`group.${command.verb}`),
      })),
    event: (event) => eventText(event, texts),
    refusal: (refusal) => (hasTextFor(refusal, texts) ? refusalText(refusal, texts) : null),
    question: (view, seat) => promptText(view, seat, texts),
    outcome: (outcome) => outcomeText(outcome, texts),
    reason: (reason) => reasonText(reason as Reason, texts),
    points: (points) => texts.count('point', points),
  }
}
