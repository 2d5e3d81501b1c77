/** Assigns a place to every card: from the literal, else from the set-up, else the discards. */
import { AREAS } from '../catalogue/card.ts'
import { type Kind, NO_CARD, UNKNOWN } from '../catalogue/catalogue.ts'
import { FUTURE_SUPPLY } from '../catalogue/tables.ts'
import type { FixedSetup } from '../state.ts'
import type { BoardLayout, Layout } from './layout.ts'
import type { Reading } from './parse-fields.ts'

/** The board fields of a literal. */
export interface BoardSketch extends Partial<BoardLayout> {
  /** Cards left in the deck; those below are discarded. */
  readonly left?: number
  /** Spaces of the current supply with a piece, counted from 0. */
  readonly occupied: readonly number[]
}

/** The card fields of a literal; undefined where it leaves them out. */
export interface Sketch {
  readonly hands: readonly (readonly Kind[] | number | undefined)[]
  readonly ships: readonly (readonly Kind[] | undefined)[]
  readonly boards: readonly BoardSketch[]
  readonly undealt: readonly Kind[] | undefined
  readonly discards: readonly Kind[] | undefined
}

export const complete = (reading: Reading, setting: FixedSetup, fresh: Layout, sketch: Sketch): Layout => {
  const rest = new Rest(reading, setting)
  const placed = cardsIn(sketch)
  rest.take(placed)
  const hidden = sketch.hands.filter((hand) => typeof hand === 'number')
  const holes = hidden.reduce((sum, cards) => sum + cards, placed.filter((kind) => kind === UNKNOWN).length)
  return holes > 0 ? asSeen(rest, sketch, holes) : filled(rest, fresh, sketch, setting)
}

const cardsIn = ({ hands, ships, boards, undealt, discards }: Sketch): Kind[] => [
  ...hands.flatMap((hand) => (typeof hand === 'number' ? [] : (hand ?? []))),
  ...ships.flatMap((cards) => cards ?? []),
  ...boards
    .flatMap(({ current, future, deck, removed }) => [current, future, deck, removed])
    .flatMap((cards) => cards ?? []),
  ...(undealt ?? []),
  ...(discards ?? []),
]

/** The copies of each kind without a place yet. */
class Rest {
  readonly reading: Reading
  readonly setting: FixedSetup
  readonly copies: number[]

  constructor(reading: Reading, setting: FixedSetup) {
    this.reading = reading
    this.setting = setting
    this.copies = [...setting.catalogue.copies]
  }

  get size(): number {
    return this.copies.reduce((sum, copies) => sum + Math.max(0, copies), 0)
  }

  /** Takes cards that must be available. */
  take(cards: readonly Kind[]): void {
    const { copies, words } = this.setting.catalogue
    for (const kind of cards) if (kind > NO_CARD) this.copies[kind] = (this.copies[kind] ?? 0) - 1
    const kind = this.copies.findIndex((left) => left < 0)
    if (kind < 0) return
    const most = copies[kind] ?? 0
    const placed = most - (this.copies[kind] ?? 0)
    this.reading.refuse('too-many-copies', { card: words[kind] ?? '', placed, copies: most })
  }

  /** Takes those of the cards that are still available, in order. */
  takeLeft(cards: readonly Kind[]): Kind[] {
    return cards.filter((kind) => {
      const left = this.copies[kind] ?? 0
      if (left > 0) this.copies[kind] = left - 1
      return left > 0
    })
  }
}

/** A view places everything that it shows; the remaining cards must match exactly what it hides. */
const asSeen = (rest: Rest, { hands, ships, boards, undealt, discards }: Sketch, holes: number): Layout => {
  if (rest.size !== holes)
    rest.reading.refuse('wrong-card-total', {
      place: 'position',
      cards: holes,
      least: rest.size,
      most: rest.size,
    })
  for (const [area, { removed = [] }] of boards.entries())
    checkRemoved(rest.reading, rest.setting, area, removed)
  return {
    hands: hands.map((hand) => hand ?? []),
    ships: ships.map((cards) => cards ?? []),
    boards: boards.map(({ current = [], future = [], deck = [], removed = [] }) => ({
      current,
      future,
      deck,
      removed,
    })),
    undealt: undealt ?? [],
    discards: discards ?? [],
  }
}

const filled = (rest: Rest, fresh: Layout, sketch: Sketch, setting: FixedSetup): Layout => {
  const discards = [...(sketch.discards ?? [])]
  const hands = sketch.hands.map((hand, seat) => {
    const dealt = fresh.hands[seat]
    return hand ?? (typeof dealt === 'object' ? rest.takeLeft(dealt) : [])
  })
  const boards = sketch.boards.map((board, area) => {
    const dealt = fresh.boards[area]
    const queue = dealt
      ? rest.takeLeft([...dealt.current, ...dealt.future, ...dealt.deck, ...dealt.removed])
      : []
    return fillBoard(rest.reading, setting, area, board, queue, discards)
  })
  // A starting contract that is neither in a hand nor undealt has been fulfilled.
  const contracts = rest.takeLeft([...fresh.undealt, ...fresh.hands.flat()])
  const undealt = sketch.undealt ?? contracts.splice(0, fresh.undealt.length)
  discards.push(...contracts)
  return { hands, ships: sketch.ships.map((cards) => cards ?? []), boards, undealt, discards }
}

const fillBoard = (
  reading: Reading,
  setting: FixedSetup,
  area: number,
  { current, future, deck, removed, left: wanted, occupied }: BoardSketch,
  queue: Kind[],
  discards: Kind[],
): BoardLayout => {
  const next = (): Kind => queue.shift() ?? NO_CARD
  const spaces = [...Array(setting.current).keys()]
  const board = {
    current: current ?? spaces.map((space) => (occupied.includes(space) ? NO_CARD : next())),
    future: future ?? Array.from({ length: FUTURE_SUPPLY }, next),
    removed: removed ?? queue.splice(Math.max(0, queue.length - setting.removed)),
  }
  const cards = [...(deck ?? []), ...queue]
  const place = `boards.${AREAS[area]}`
  // The named cards are on top of the others; a deck written as empty has no others.
  const left = deck?.length === 0 ? 0 : wanted
  if (deck?.length === 0 && wanted !== undefined && wanted > 0)
    reading.refuse('wrong-card-total', { place: `${place}.left`, cards: wanted, least: 0, most: 0 })
  if (left !== undefined && left > cards.length)
    reading.refuse('wrong-card-total', { place: `${place}.left`, cards: left, least: 0, most: cards.length })
  checkRemoved(reading, setting, area, board.removed)
  discards.push(...cards.slice(left ?? cards.length))
  return { ...board, deck: cards.slice(0, left ?? cards.length) }
}

/** The number of removed cards must be that for the number of players. */
const checkRemoved = (
  reading: Reading,
  setting: FixedSetup,
  area: number,
  removed: readonly Kind[],
): void => {
  if (removed.length === setting.removed) return
  reading.refuse('wrong-card-total', {
    place: `boards.${AREAS[area]}.removed`,
    cards: removed.length,
    least: setting.removed,
    most: setting.removed,
  })
}
