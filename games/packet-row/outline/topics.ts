/** Text topics that a player can ask about. */

import { wordingsOf } from '@quayside/game/outline/parser/tokenize.ts'
import { type TextTopic, topic } from '@quayside/game/outline/text-view.ts'
import { sentence } from '@quayside/texts'
import { cardFace, cardLines, cardNoun } from '../language/index.ts'
import { catalogueOf, missingFor } from '../queries/index.ts'
import { AREAS, type Command, cardsIn, PILES, packetRow } from '../rules/index.ts'
import { cardOf, isContract } from '../table/view-models/card-look.ts'
import { visibleHand } from '../table/view-models/hand.ts'
import { missingText, onBoards, refusedActionOf } from './refused-actions.ts'
import { endSentence } from './summary.ts'
import { actionOf, type TextContext } from './text-context.ts'

const held = (word: string, { literal, me }: TextContext): number =>
  [...visibleHand(literal, me), ...(literal.seats[me]?.ships ?? [])].filter((card) => card === word).length

const whereIs = (word: string, { literal, game, text }: TextContext): readonly string[] => {
  const found = AREAS.flatMap((area) => [
    ...(literal.boards[area].current.includes(word)
      ? [text('pr.here', { area: game.area(area).plain })]
      : []),
    ...(literal.boards[area].future.includes(word)
      ? [text('pr.next-here', { area: game.area(area).plain })]
      : []),
  ])
  return found.length === 0 ? [text('pr.not-here')] : found
}

/** Commands that a player may try with the card, possible or not. */
const triedCommandsFor = (word: string, { literal }: TextContext): readonly Command[] =>
  AREAS.flatMap((area): Command[] => [
    ...(literal.boards[area].current.includes(word)
      ? [{ verb: 'take' as const, card: word, assistant: false }]
      : []),
    ...(literal.boards[area].future.includes(word)
      ? [{ verb: 'take' as const, card: word, assistant: true }]
      : []),
  ])

const whyOf = (word: string, context: TextContext): readonly string[] => {
  const { view, literal, seat, game, text } = context
  if (seat === null) return [text('watching')]
  const possible = packetRow
    .commands(view, seat)
    .filter((command) => cardsIn(command).includes(word))
    .slice(0, 3)
    .map((command) => actionOf(command, context).text)
  const isWaiting = isContract(cardOf(view, word)) && visibleHand(literal, seat).includes(word)
  const missing = isWaiting ? missingText(word, missingFor(view, seat, word), context) : ''
  const sentences = [
    ...(possible.length === 0 ? [] : [text('possible', { commands: game.list(possible, 'and') })]),
    ...triedCommandsFor(word, context).flatMap((tried) => {
      const attempt = refusedActionOf(tried, seat, context)
      return attempt === null ? [] : [text('refused', { text: attempt.text, why: attempt.why })]
    }),
    ...(missing === '' ? [] : [missing]),
  ]
  return sentences.length === 0 ? whereIs(word, context) : sentences
}

const cardTopic = (word: string, context: TextContext): TextTopic => {
  const { view, game, text, texts } = context
  const { pile, kinds } = catalogueOf(view)
  const card = cardOf(view, word)
  const face = cardFace(word, game)
  const name = cardNoun(word, game).plain
  return {
    name: face,
    wordings: wordingsOf(name, face, word),
    describe: () => [
      sentence(face, texts.locale),
      ...(card === null ? [] : cardLines(card, PILES[pile[kinds.get(word) ?? 0] ?? 0] ?? 'start', game)),
      text('pr.held', { number: held(word, context) }),
      ...whereIs(word, context),
    ],
    why: () => whyOf(word, context),
    where: () => whereIs(word, context),
  }
}

const seatTopics = (
  context: TextContext,
  rows: () => readonly { readonly seat: number; readonly sentence: string }[],
) =>
  context.names.map(
    (name, seat): TextTopic => ({
      name: context.displayNames[seat] ?? name,
      wordings: wordingsOf(name, context.displayNames[seat] ?? name),
      describe: () => rows().flatMap((row) => (row.seat === seat ? [row.sentence] : [])),
    }),
  )

/** The cards on the boards, in the viewer's hand, and all ships in front of players. */
const cardsInSight = (context: TextContext): ReadonlySet<string> => {
  const { literal, me } = context
  return new Set([
    ...onBoards(context, 'current'),
    ...onBoards(context, 'future'),
    ...visibleHand(literal, me),
    ...literal.seats.flatMap(({ ships }) => ships),
  ])
}

/** Topics for all other cards of the game. */
export const topicsOfOtherCards = (context: TextContext): readonly TextTopic[] => {
  const seen = cardsInSight(context)
  return [...catalogueOf(context.view).kinds.keys()]
    .filter((word) => !seen.has(word))
    .map((word) => cardTopic(word, context))
}

export const topicsOf = (
  context: TextContext,
  rows: () => readonly { readonly seat: number; readonly sentence: string }[],
): readonly TextTopic[] => {
  const { literal, me, displayNames, game, text } = context
  return [
    topic(text('names.money'), () => [
      text('have', { tokens: game.count('dollar', literal.seats[me]?.money ?? 0) }),
    ]),
    topic(text('names.master'), () => [
      text('pr.master', { player: displayNames[literal.master - 1] ?? '' }),
    ]),
    topic(text('names.finish'), () => [endSentence(context)]),
    ...[...cardsInSight(context)].map((word) => cardTopic(word, context)),
    ...seatTopics(context, rows),
  ]
}
