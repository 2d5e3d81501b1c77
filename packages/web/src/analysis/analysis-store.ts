/** Store of the open analysis: its board, which the table shows, and the advice for the current position. */
import type { Advice } from '@quayside/bots'
import { type Refusal, type Result, refused } from '@quayside/kernel'
import { useTable } from '@quayside/table/session/current-game.ts'
import type { GameBackend } from '@quayside/table/session/game-backend.ts'
import type { BackendMessage, PageMessage } from '@quayside/table/session/messages.ts'
import { create } from 'zustand'
import { BotClient } from '../backend/bot-client.ts'
import { ratedRoom, useOnline } from '../online/online-store.ts'
import {
  type AnalysisBoard,
  boardText,
  deciderAt,
  playLine,
  playMove,
  stateAt,
  stepsTo,
} from './analysis-board.ts'
import { analysisTextOf, loadAnalysis } from './analysis-source.ts'
import { keepAnalysis, LAST } from './last-analysis.ts'
import { LiveAdvice } from './live-advice.ts'
import {
  alternative,
  annotate,
  depthOf,
  endOfLine,
  following,
  nodeAt,
  pathTo,
  promote,
  remove,
  START,
} from './variation-tree.ts'

interface NodeAdvice {
  readonly node: number
  /** Null until the first answer has arrived. */
  readonly advice: Advice | null
  readonly isFinal: boolean
  readonly refusal: Refusal | null
}

interface AnalysisState {
  readonly source: string | null
  readonly board: AnalysisBoard | null
  /** Why the analysis could not be opened. */
  readonly refusal: Refusal | null
  readonly advice: NodeAdvice | null
  readonly isPaused: boolean
  readonly open: (source: string, position: number | null) => Promise<void>
  readonly go: (node: number) => void
  readonly back: () => void
  readonly forward: () => void
  readonly toStart: () => void
  readonly toEnd: () => void
  /** Goes to the next or previous alternative move. */
  readonly goToAlternative: (by: 1 | -1) => void
  readonly promote: (node: number) => void
  readonly remove: (node: number) => void
  readonly annotate: (node: number, note: string) => void
  /** Plays a suggestion with its whole line. */
  readonly playSuggestion: (commands: readonly string[]) => void
  readonly pause: (isPaused: boolean) => void
  readonly close: () => void
}

const EMPTY = { source: null, board: null, refusal: null, advice: null } as const

/** The refusal of advice while the player is in a rated game with a live clock. */
export const RATED = 'in-rated-game'

const isPlayingRated = (game: string): boolean =>
  ratedRoom(useOnline.getState().rooms, game)?.info.settings.clock.kind === 'live'

/** Id of the analysis in the game store. */
export const ANALYSIS_ID = 'analysis'

export const useAnalysis = create<AnalysisState>()((set, get) => {
  let sendToPage: ((message: BackendMessage) => void) | null = null
  let bots: BotClient | null = null
  let live: LiveAdvice | null = null

  const withBoard = (act: (board: AnalysisBoard) => void): void => {
    const { board } = get()
    if (board !== null) act(board)
  }

  const show = (board: AnalysisBoard, isBrowsed: boolean): void => {
    const moveNumber = depthOf(board.tree, board.at)
    sendToPage?.({
      kind: 'frame',
      frame: {
        moveNumber,
        viewer: deciderAt(board),
        view: board.rules.position.write(stateAt(board)),
        handOver: null,
        undo: { moveNumber: 0, reason: 'start' },
        steps: stepsTo(board),
        fromMove: 0,
        isBrowsed,
      },
    })
  }

  const ask = (): void => {
    const { board, isPaused } = get()
    live?.stop()
    if (board === null || isPaused) return
    const { rules, at: node } = board
    const state = stateAt(board)
    const [seat] = rules.deciders(state)
    if (seat === undefined) {
      set({ advice: null })
      return
    }
    if (isPlayingRated(rules.game)) {
      set({ advice: { node, advice: null, isFinal: true, refusal: refused(RATED).refusal } })
      return
    }
    set({ advice: { node, advice: null, isFinal: false, refusal: null } })
    bots ??= new BotClient()
    live ??= new LiveAdvice(bots)
    const position = rules.position.write(rules.view(state, seat))
    void live.ask(
      { game: rules.game, position, seat, seed: 'analysis' },
      {
        onAnswer: ({ advice, isFinal }) => set({ advice: { node, advice, isFinal, refusal: null } }),
        fail: (refusal) => set({ advice: { node, advice: null, isFinal: true, refusal } }),
      },
    )
  }

  /** Shows a board; if its moves or notes have changed, stores it as the last analysis. */
  const change = (board: AnalysisBoard, isBrowsed: boolean): void => {
    const { board: before } = get()
    set({ board })
    if (before?.tree !== board.tree) set({ source: LAST })
    if (get().source === LAST) keepAnalysis(analysisTextOf(board))
    if (before?.at !== board.at) {
      show(board, isBrowsed)
      ask()
    }
  }

  const go = (node: number | null): void =>
    withBoard((board) => {
      if (node !== null && node !== board.at) change({ ...board, at: node }, true)
    })

  const submit = (played: Result<AnalysisBoard>): void => {
    if (played.ok) change(played.value, false)
    else sendToPage?.({ kind: 'refused', refusal: played.refusal })
  }

  const receive = (message: PageMessage): void => {
    const { board } = get()
    if (board === null) return
    switch (message.kind) {
      case 'submit':
        if (message.expectedMove === depthOf(board.tree, board.at))
          submit(playMove(board, message.seat, message.command))
        break
      case 'undo':
        go(pathTo(board.tree, board.at)[message.to - 1]?.id ?? START)
        break
      case 'export':
        sendToPage?.({ kind: 'exported', text: boardText(board) })
        break
      case 'resend-frame':
        show(board, true)
        break
      default:
        // All other messages concern games.
        break
    }
  }

  const connect = (board: AnalysisBoard): void =>
    useTable.getState().openAnalysis(ANALYSIS_ID, (toPage): GameBackend => {
      sendToPage = toPage
      // The page can only receive messages once it has its backend.
      queueMicrotask(() => {
        if (sendToPage !== toPage) return
        toPage({ kind: 'opened', id: ANALYSIS_ID, game: board.rules.game, seats: board.seats })
        show(get().board ?? board, true)
      })
      return {
        send: receive,
        close: () => {
          if (sendToPage === toPage) sendToPage = null
        },
      }
    })

  return {
    ...EMPTY,
    isPaused: false,
    open: async (source, position) => {
      get().close()
      set({ ...EMPTY, source })
      const loaded = await loadAnalysis(source, position)
      if (get().source !== source) return
      if (!loaded.ok) {
        set({ refusal: loaded.refusal })
        return
      }
      set({ board: loaded.value })
      connect(loaded.value)
      ask()
    },
    go,
    back: () => withBoard(({ tree, at }) => go(nodeAt(tree, at).parent)),
    forward: () => withBoard(({ tree, at }) => go(following(tree, at))),
    toStart: () => go(START),
    toEnd: () => withBoard(({ tree, at }) => go(endOfLine(tree, at))),
    goToAlternative: (by) => withBoard(({ tree, at }) => go(alternative(tree, at, by))),
    promote: (node) => withBoard((board) => change({ ...board, tree: promote(board.tree, node) }, true)),
    remove: (node) =>
      withBoard((board) => {
        const isOnPath = pathTo(board.tree, board.at).some(({ id }) => id === node)
        const { tree, at } = remove(board.tree, node)
        change({ ...board, tree, at: isOnPath ? at : board.at }, true)
      }),
    annotate: (node, note) =>
      withBoard((board) => change({ ...board, tree: annotate(board.tree, node, note) }, true)),
    playSuggestion: (commands) =>
      withBoard((board) => {
        const seat = deciderAt(board)
        const moves = commands.map((command) => ({ seat, command }))
        change(playLine(board, moves), true)
      }),
    pause: (isPaused) => {
      set({ isPaused })
      if (isPaused) live?.stop()
      else ask()
    },
    close: () => {
      live?.stop()
      bots?.close()
      bots = null
      live = null
      sendToPage = null
      set(EMPTY)
      if (useTable.getState().isAnalysis) useTable.getState().leave()
    },
  }
})

/** For components that are rendered only while an analysis is open. */
export const useBoard = (): AnalysisBoard => {
  const board = useAnalysis((analysis) => analysis.board)
  if (board === null) throw new Error('no analysis is open')
  return board
}
