/** The view of a seat: other hands show only their size, and the decks are face down. */
import type { Viewer } from '@quayside/kernel'
import { type Kind, UNKNOWN } from './catalogue/catalogue.ts'
import { at, type FixedSetup, HELD, OVER, PHASE, pileSize, type State, VEILED } from './state.ts'

export const view = (state: State, viewer: Viewer): State => {
  const { setting, decks } = state
  const cells = state.cells.slice()
  // At the end of the game all hands are revealed and scored.
  if (at(cells, PHASE) !== OVER)
    for (let seat = 0; seat < setting.players; seat++) if (seat !== viewer) veil(setting, cells, seat)
  return { setting, cells, decks: decks.map((_, pile) => faceDown(pileSize(state, pile))) }
}

const veil = ({ catalogue }: FixedSetup, cells: number[], seat: number): void => {
  cells[VEILED] = at(cells, VEILED) | (1 << seat)
  const nobody = ~(15 << (seat << 2))
  for (let kind = 1; kind < catalogue.cards.length; kind++)
    if (!catalogue.isShip[kind]) cells[HELD + kind] = at(cells, HELD + kind) & nobody
}

/** By size. Shared by all views, because a server creates several views of every move. */
const FACE_DOWN: (readonly Kind[])[] = []

const faceDown = (size: number): readonly Kind[] => {
  const pile = FACE_DOWN[size] ?? Array<Kind>(size).fill(UNKNOWN)
  FACE_DOWN[size] = pile
  return pile
}
