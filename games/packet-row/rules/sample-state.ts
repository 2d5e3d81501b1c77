/** Samples a state: fills the hidden cards of a view with possible ones. */
import { type Random, type Seat, shuffle } from '@quayside/kernel'
import { AREAS, PILES } from './catalogue/card.ts'
import { type Kind, UNKNOWN } from './catalogue/catalogue.ts'
import {
  AWAITING,
  at,
  discarded,
  HAND,
  HELD,
  held,
  isVeiled,
  OVER,
  PHASE,
  pileSize,
  SPACE_CELLS,
  type State,
  spacesOf,
  VEILED,
} from './state.ts'
import { cashAll } from './turn/cashing.ts'

export const sampleState = (view: State, random: Random): State => {
  const { setting } = view
  const cells = view.cells.slice()
  const inHands: Kind[] = []
  const decks = view.decks.map((_, pile) => {
    const unseen = shuffle(unseenCards(view, pile), random)
    const toHands = unseen.length - holesIn(view, pile)
    // Ships are in front of their owners, so a hidden hand has none.
    const hidden = unseen.filter((kind) => !setting.catalogue.isShip[kind]).slice(0, toHands)
    inHands.push(...hidden)
    return layDown(view, pile, cells, without(unseen, hidden))
  })
  const state: State = { setting, cells, decks }
  dealHands(state, inHands, random)
  cells[VEILED] = 0
  cells[AWAITING] = 0
  if (at(cells, PHASE) === OVER)
    for (let seat = 0; seat < setting.players; seat++) cashAll(state, seat, undefined)
  return state
}

/** Cards of a pile that the view does not show. */
export const unseenCards = ({ cells, decks, setting }: State, pile: number): Kind[] => {
  const { catalogue, players } = setting
  const seen = [...cellsOf(cells, pile), ...(decks[pile] ?? [])]
  return catalogue.pile.flatMap((from, kind) => {
    if (from !== pile) return []
    let copies = (catalogue.copies[kind] ?? 0) - discarded(cells, kind)
    for (let seat = 0; seat < players; seat++) copies -= held(cells, seat, kind)
    return Array<Kind>(Math.max(0, copies - seen.filter((card) => card === kind).length)).fill(kind)
  })
}

/** The spaces of the pile's board; the starting contracts have none. */
const cellsOf = (cells: readonly number[], pile: number): readonly Kind[] =>
  pile < AREAS.length ? cells.slice(spacesOf(pile), spacesOf(pile) + SPACE_CELLS) : []

/** Number of hidden cards on the pile's board and in its deck. */
export const holesIn = (view: State, pile: number): number =>
  [...cellsOf(view.cells, pile), ...(view.decks[pile] ?? []).slice(0, pileSize(view, pile))].filter(
    (kind) => kind === UNKNOWN,
  ).length

/** Fills the hidden cards of the pile's board and its deck. */
const layDown = (view: State, pile: number, cells: number[], cards: Kind[]): readonly Kind[] => {
  const fill = (kind: Kind): Kind => (kind === UNKNOWN ? (cards.pop() ?? UNKNOWN) : kind)
  for (const [space, kind] of cellsOf(cells, pile).entries()) cells[spacesOf(pile) + space] = fill(kind)
  return (view.decks[pile] ?? []).slice(0, pileSize(view, pile)).map(fill)
}

const without = (cards: readonly Kind[], taken: readonly Kind[]): Kind[] => {
  const rest = [...cards]
  for (const kind of taken) rest.splice(rest.indexOf(kind), 1)
  return rest
}

/** Deals the hidden cards by the size of each hand; no hand has two starting contracts. */
const dealHands = ({ cells, setting }: State, cards: readonly Kind[], random: Random): void => {
  const { pile } = setting.catalogue
  const veiled = shuffle(
    [...Array(setting.players).keys()].filter((seat) => isVeiled(cells, seat) && at(cells, HAND + seat) > 0),
    random,
  )
  const isStart = (kind: Kind): boolean => PILES[pile[kind] ?? -1] === 'start'
  const starts = cards.filter(isStart)
  const others = shuffle([...cards.filter((kind) => !isStart(kind)), ...starts.slice(veiled.length)], random)
  for (const [index, seat] of veiled.entries()) {
    const start = starts[index]
    const own = start === undefined ? [] : [start]
    const rest = others.splice(0, at(cells, HAND + seat) - own.length)
    for (const kind of [...own, ...rest]) hold(cells, seat, kind)
  }
}

const hold = (cells: number[], seat: Seat, kind: Kind): void => {
  cells[HELD + kind] = at(cells, HELD + kind) + (1 << (seat << 2))
}
