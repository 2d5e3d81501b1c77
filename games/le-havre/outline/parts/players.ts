import { playersPart, rowOf } from '@quayside/game/outline/part.ts'
import type { Part, Row } from '@quayside/game/outline/telling.ts'
import { activeSeat, discOf, players } from '../../reading/index.ts'
import { BUILDINGS } from '../../rules/index.ts'
import { seatStandings } from '../../table/reading/seat-standing.ts'
import type { Speaker } from '../speaker.ts'

const whereabouts = (seat: number, { view, text, words }: Speaker): string => {
  const card = BUILDINGS[discOf(view, seat)]
  return card === undefined ? text('person.home') : words.game.building(card.name).plain
}

const rowsOf = (speaker: Speaker): readonly Row[] => {
  const { view, words } = speaker
  const [seats, first] = [players(view), activeSeat(view)]
  return seatStandings(view)
    .map(({ seat, total, francs, food, energy, loans, feeding }) =>
      rowOf(
        seat,
        [
          `${total}`,
          `${francs}`,
          feeding !== null && feeding.short > 0
            ? `${food} (${words.board('seat.short', { food: feeding.short })})`
            : `${food}`,
          `${energy}`,
          `${loans}`,
          whereabouts(seat, speaker),
        ],
        speaker,
      ),
    )
    .toSorted((one, other) => ((one.seat - first + seats) % seats) - ((other.seat - first + seats) % seats))
}

const COLUMNS = [
  ['wealth', false],
  ['francs', false],
  ['food', false],
  ['energy', true],
  ['loans', true],
  ['person', true],
] as const

export const everybody = (speaker: Speaker): Part =>
  playersPart(
    COLUMNS.map(([column, minor]) => ({ title: speaker.text(`column.${column}`), minor })),
    rowsOf(speaker),
    speaker,
  )
