import type { Words } from '@quayside/table/page/words.ts'

/** In words: how far into the game a position is. */
export const moveNumberText = (position: number, moves: number, { replay }: Words): string =>
  position === 0 ? replay('at.start', { moves }) : replay('at', { position, moves })
