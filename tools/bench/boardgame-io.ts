/** Tic-tac-toe on the bare reducer of boardgame.io: the baseline for decisions a second. */
import process from 'node:process'
import type { Game } from 'boardgame.io/dist/cjs/internal.js'
import type { Dice } from './fast-random.ts'

interface Board {
  readonly cells: (string | null)[]
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

const ticTacToe: Game<Board> = {
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE'
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf({ G, ctx }) {
    if (
      LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[b] === G.cells[c])
    )
      return { winner: ctx.currentPlayer }
    return G.cells.includes(null) ? undefined : { draw: true }
  },
}

/**
 * Returns a function that plays one random game and returns its number of decisions; legal moves are listed
 * as a bot would.
 */
export const ticTacToePlayer = async (): Promise<(dice: Dice) => number> => {
  // In development mode the library does extra checks.
  process.env['NODE_ENV'] = 'production'
  const { default: internal } = await import('boardgame.io/dist/cjs/internal.js')
  const { CreateGameReducer, InitializeGame } = internal
  const reduce = CreateGameReducer({ game: ticTacToe })
  return (dice) => {
    let state = InitializeGame({ game: ticTacToe })
    for (let decisions = 0; ; decisions++) {
      if (state.ctx.gameover !== undefined) return decisions
      const free = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []))
      const args = [free[dice.below(free.length)]]
      const playerID = state.ctx.currentPlayer
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'mark', args, playerID } })
    }
  }
}
