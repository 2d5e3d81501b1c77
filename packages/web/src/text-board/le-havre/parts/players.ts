import { BUILDINGS } from '@quayside/le-havre'
import { activeSeat, discOf, players } from '@quayside/le-havre/reading'
import { seatStandings } from '../../../le-havre/reading/seat-standing.ts'
import type { Part, Row } from '../../telling.ts'
import { sayingsOf } from '../../understanding/words-of.ts'
import type { Speaker } from '../speaker.ts'
import { ALL } from './line.ts'

const whereabouts = (seat: number, { view, text, words }: Speaker): string => {
  const card = BUILDINGS[discOf(view, seat)]
  return card === undefined ? text('person.home') : words.game.building(card.name).plain
}

const rowsOf = (speaker: Speaker): readonly Row[] => {
  const { view, viewer, called, text, words } = speaker
  const [seats, first] = [players(view), activeSeat(view)]
  return seatStandings(view)
    .map(({ seat, total, francs, food, energy, loans, feeding }) => ({
      seat,
      name: text('seat', { player: called[seat] ?? '', number: seat + 1 }),
      mine: seat === viewer,
      cells: [
        `${total}`,
        `${francs}`,
        feeding !== null && feeding.short > 0
          ? `${food} (${words.board('seat.short', { food: feeding.short })})`
          : `${food}`,
        `${energy}`,
        `${loans}`,
        whereabouts(seat, speaker),
      ],
    }))
    .toSorted((one, other) => ((one.seat - first + seats) % seats) - ((other.seat - first + seats) % seats))
}

export const playersPart = (speaker: Speaker): Part => {
  const { text, words } = speaker
  return {
    key: 'p',
    title: words.board('zone.players'),
    sayings: sayingsOf(words.board('zone.players'), text('names.players')),
    grid: {
      corner: text('column.player'),
      columns: [
        { title: text('column.wealth'), minor: false },
        { title: text('column.francs'), minor: false },
        { title: text('column.food'), minor: false },
        { title: text('column.energy'), minor: true },
        { title: text('column.loans'), minor: true },
        { title: text('column.person'), minor: true },
      ],
      rows: rowsOf(speaker),
    },
    lines: [],
    brief: ALL,
  }
}
