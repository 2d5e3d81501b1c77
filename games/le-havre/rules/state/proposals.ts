/** The three piles of buildings that can be built. */
import { BUILDINGS_END, moveBuilding, PILE, PILE_COUNT } from './buildings.ts'
import { at, type BuildingCard, NONE, type State } from './state.ts'

export const PILE_DEPTH = 12
const PILES = BUILDINGS_END
const PILE_SIZE = PILES + PILE_COUNT * PILE_DEPTH
export const PROPOSALS_END = PILE_SIZE + PILE_COUNT

/** The top card of a proposal pile. */
export const proposal = (s: State, pile: number): BuildingCard =>
  at(s, PILE_SIZE + pile) > 0 ? at(s, PILES + pile * PILE_DEPTH) : NONE

export const pileSize = (s: State, pile: number): number => at(s, PILE_SIZE + pile)

/** A card of a pile, counted from the top. */
export const pileCard = (s: State, pile: number, depth: number): BuildingCard =>
  at(s, PILES + pile * PILE_DEPTH + depth)

/** The cards of a pile from the top. */
export const pileCards = (s: State, pile: number): BuildingCard[] =>
  Array.from({ length: pileSize(s, pile) }, (_, depth) => pileCard(s, pile, depth))

/** The next card moves up, so that equal piles are equal arrays. */
export const removeProposal = (s: State, pile: number): void => {
  const top = PILES + pile * PILE_DEPTH
  s.copyWithin(top, top + 1, top + PILE_DEPTH)
  s[PILE_SIZE + pile] = at(s, PILE_SIZE + pile) - 1
}

/** Lays a card on top of a pile. */
export const pushProposal = (s: State, pile: number, card: BuildingCard): void => {
  const top = PILES + pile * PILE_DEPTH
  s.copyWithin(top + 1, top, top + PILE_DEPTH - 1)
  s[top] = card
  s[PILE_SIZE + pile] = at(s, PILE_SIZE + pile) + 1
  moveBuilding(s, card, PILE + pile)
}

export const layPile = (s: State, pile: number, cards: readonly BuildingCard[]): void => {
  s.fill(0, PILES + pile * PILE_DEPTH, PILES + (pile + 1) * PILE_DEPTH)
  s[PILE_SIZE + pile] = cards.length
  for (const [depth, card] of cards.entries()) {
    s[PILES + pile * PILE_DEPTH + depth] = card
    moveBuilding(s, card, PILE + pile)
  }
}
