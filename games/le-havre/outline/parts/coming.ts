import { ALL, open } from '@quayside/game/outline/part.ts'
import type { Line, Part } from '@quayside/game/outline/telling.ts'
import { sayingsOf } from '@quayside/game/outline/understanding/words-of.ts'
import { type ComingRoundEnd, outlook } from '../../reading/index.ts'
import { SHIPS, shipWord } from '../../rules/index.ts'
import { turnSentence } from '../../table/reading/turn-sentence.ts'
import type { Speaker } from '../speaker.ts'

export const turnsPart = ({ view, called, text, words }: Speaker): Part => ({
  key: 't',
  title: words.board('ribbon'),
  sayings: sayingsOf(words.board('ribbon'), text('names.turns')),
  grid: null,
  lines: outlook(view).flatMap((coming) =>
    coming.kind === 'turn' && coming.when !== 'done'
      ? [open(turnSentence(coming, called[coming.seat] ?? '', words))]
      : [],
  ),
  brief: 5,
})

const roundEnd = ({ round, brings }: ComingRoundEnd, { text, words }: Speaker): readonly Line[] => {
  const { board, game } = words
  const ship = SHIPS[brings.card]
  return [
    open(
      text('pair', {
        name: board('ribbon.round', { round }),
        value: board('round.food', { food: game.count('food', brings.food) }),
      }),
    ),
    open(board('round.harvest', { harvest: brings.harvest ? 'yes' : 'no' })),
    open(board('round.town', { town: brings.townGets })),
    ...(ship === undefined
      ? []
      : [
          open(
            board('round.ship', {
              type: game.names.shipTypes[ship.type].kind,
              ship: game.ship(shipWord(brings.card)),
              value: ship.value,
            }),
          ),
        ]),
  ]
}

export const roundEndPart = (speaker: Speaker): Part => {
  const { view, text, words } = speaker
  const end = outlook(view).find((coming) => coming.kind === 'round-end')
  return {
    key: 'r',
    title: text('lh.round-end'),
    sayings: sayingsOf(text('lh.round-end'), text('names.round-end')),
    grid: null,
    lines: end?.kind === 'round-end' ? roundEnd(end, speaker) : [open(words.board('round.final'))],
    brief: ALL,
  }
}
