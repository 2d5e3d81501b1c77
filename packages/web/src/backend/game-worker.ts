/** Web worker with the game of one page: it holds the full state and the record, and asks the bots. */
import type { Refusal, Result } from '@quayside/kernel'
import { isCountedTry } from '@quayside/table/session/counted-try.ts'
import type {
  BackendMessage,
  PageMessage,
  SandboxStart,
  SeatOccupant,
} from '@quayside/table/session/messages.ts'
import { lessonOf } from '../lessons/lesson-bots.ts'
import { BotClient } from './bot-client.ts'
import { type GameLock, lockGame } from './game-lock.ts'
import { progressOf } from './game-registry.ts'
import { type GameSource, importedGameSource, newGameSource, savedGameSource } from './game-sources.ts'
import { type LoadedGame, printGame, recordText } from './game-text.ts'
import { type BotQuestion, LocalGame } from './local-game.ts'
import type { ReplayLoader } from './replay-loader.ts'
import type { SandboxGame } from './sandbox-game.ts'
import { Autosave, type SavedGame, writeSavedGame } from './saved-games.ts'
import { scriptedMove } from './scripted-bot.ts'

type AnyLocalGame = LocalGame<
  unknown,
  unknown,
  unknown,
  LoadedGame['game']['moves'][number]['events'][number]
>

interface Open {
  readonly id: string
  readonly localGame: AnyLocalGame
  readonly position: unknown
  readonly autosave: Autosave
  readonly lock: GameLock
}

/** Random id of this writer. */
const HOLDER = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')

const bots = new BotClient()
let open: Open | null = null

const post = (message: BackendMessage): void => self.postMessage(message)

const close = (refusal: Refusal): void => {
  open = null
  post({ kind: 'closed', refusal })
}

/** Lazy code that most games do not need; if it cannot be fetched, the result is null and the game is closed. */
const fetched = async <Code>(code: Promise<Code>): Promise<Code | null> => {
  try {
    return await code
  } catch {
    close({ code: 'worker-crashed', params: {} })
    return null
  }
}

let replayLoader: ReplayLoader | null = null

const withReplayLoader = async (act: (loader: ReplayLoader) => Promise<void>): Promise<void> => {
  const code = await fetched(import('./replay-loader.ts'))
  if (code === null) return
  replayLoader ??= new code.ReplayLoader({ bots, post, close })
  await act(replayLoader)
}

const saved = (
  id: string,
  begun: number,
  { game, position }: LoadedGame,
  seats: readonly SeatOccupant[],
): SavedGame => ({
  id,
  game: game.rules.game,
  seats,
  record: recordText(game),
  position,
  begun,
  changed: Date.now(),
  at: game.moveNumber,
  stage: progressOf(game),
  over: game.rules.outcome(game.state) !== null,
  waits: game.rules.deciders(game.state),
})

/** Opponents in a lesson follow its script; all other bots search. */
const askBot = (
  question: BotQuestion,
  { game }: AnyLocalGame,
  progress: (share: number) => void,
): Promise<Result<string>> => {
  const lesson = lessonOf(question.level)
  return lesson === null ? bots.ask(question, progress) : scriptedMove(lesson, question.seat, game.record)
}

const openGame = async (id: string, load: GameSource, takeOver = false): Promise<void> => {
  let lost = false
  const lock = await lockGame(id, takeOver, () => {
    lost = true
    close({ code: 'opened-elsewhere', params: {} })
  })
  if (lock === null) return close({ code: 'open-elsewhere', params: {} })
  const loaded = await load()
  if (lost) return
  if (!loaded.ok) return close(loaded.refusal)
  const { game, position, seats, begun } = loaded.value
  const expected = game.rules.seatCount(game.state)
  if (seats.length !== expected) return close({ code: 'wrong-seat-count', params: { seats: expected } })

  const autosave = new Autosave(
    () => writeSavedGame(saved(id, begun, loaded.value, seats), HOLDER),
    (refusal) => {
      if (refusal?.code === 'opened-elsewhere') close(refusal)
      else post({ kind: 'save-failed', refusal })
    },
  )
  post({ kind: 'opened', id, game: game.rules.game, seats })
  const localGame: AnyLocalGame = new LocalGame(game, seats, {
    post: (message) => {
      if (open?.localGame === localGame) post(message)
    },
    // After the game was closed its bots never answer, so it does not go on.
    ask: (question, progress) =>
      open?.localGame === localGame ? askBot(question, localGame, progress) : new Promise(() => undefined),
    advise: (question) => bots.advise(question),
    save: () => {
      if (open?.localGame === localGame) autosave.changed()
    },
  })
  open = { id, localGame, position, autosave, lock }
  autosave.changed()
  localGame.open()
}

let sandbox: SandboxGame | null = null

const openSandbox = async (id: string, branch: SandboxStart): Promise<void> => {
  const code = await fetched(import('./sandbox-game.ts'))
  if (code === null) return
  const begun = await code.SandboxGame.begin(branch, {
    post,
    ask: (question, progress) => bots.ask(question, progress),
    advise: (question) => bots.advise(question),
    expect: (question) => bots.expect(question),
    save: () => undefined,
  })
  if (!begun.ok) return close(begun.refusal)
  sandbox = begun.value
  post({ kind: 'opened', id, game: branch.game, seats: branch.seats })
  sandbox.localGame.open()
}

/** The sandbox if one is open, else the game. */
const activeGame = (): AnyLocalGame | undefined => sandbox?.localGame ?? open?.localGame

const leave = async (): Promise<void> => {
  await open?.autosave.settled()
  open?.lock.release()
  self.close()
}

self.onmessage = ({ data }: MessageEvent<PageMessage>): void => {
  switch (data.kind) {
    case 'new-game':
      void openGame(data.id, newGameSource(data.plan))
      break
    case 'open-saved':
      void openGame(data.id, savedGameSource(data.id, HOLDER), data.takeOver)
      break
    case 'open-text':
      void openGame(data.id, importedGameSource(data.text, data.seats))
      break
    case 'open-sandbox':
      void openSandbox(data.id, data.branch)
      break
    case 'set-sandbox-seats':
      sandbox?.goOnFrom(sandbox.localGame.game.moveNumber, data.seats)
      break
    case 'export':
      if (open !== null)
        post({ kind: 'exported', text: printGame(recordText(open.localGame.game), open.position) })
      break
    case 'submit':
      activeGame()?.submit(data.seat, data.command, data.expectedMove)
      break
    case 'undo':
      if (sandbox === null) open?.localGame.undo(data.seat, data.to)
      else sandbox.goOnFrom(data.to, sandbox.localGame.seats)
      break
    case 'resend-frame':
      activeGame()?.resendFrame()
      break
    case 'room-action':
      // Room actions need a server.
      break
    case 'confirm-hand-over':
      activeGame()?.confirmHandOver(data.seat)
      break
    case 'retry-bot':
      activeGame()?.retryBot()
      break
    case 'advise':
      // The counted try allows no hints.
      if (!isCountedTry(open?.id ?? null)) void activeGame()?.advise(data.seat)
      break
    case 'load-replay':
      void withReplayLoader((loader) => loader.openSaved(data.id))
      break
    case 'load-replay-text':
      void withReplayLoader((loader) => loader.openText(data.text, data.seats, data.viewer))
      break
    case 'review':
      void withReplayLoader((loader) => loader.review(data.level))
      break
    case 'stop-review':
      bots.stopReview()
      break
    case 'leave':
      void leave()
      break
  }
}
