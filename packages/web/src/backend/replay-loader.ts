/** Loads a game for the replay. A game under way is shown as its only person sees it, or else as a spectator. */

import type { AdviceLevel } from '@quayside/bots'
import {
  accept,
  type GameEvent,
  type Refusal,
  type Result,
  replay,
  type Step,
  type Viewer,
  visibleStep,
  visibleSteps,
} from '@quayside/kernel'
import { isCountedTry } from '@quayside/table/session/counted-try.ts'
import {
  type BackendMessage,
  onlyPerson,
  type ReplayData,
  type SeatOccupant,
} from '@quayside/table/session/messages.ts'
import type { BotClient } from './bot-client.ts'
import { lockGame } from './game-lock.ts'
import { type LoadedGame, loadGame, printGame, readGame, recordText } from './game-text.ts'
import { readSavedGame } from './saved-games.ts'

const positionsOf = ({ game, position }: LoadedGame): Result<unknown[]> => {
  const { rules, record } = game
  const start = position === null ? accept(undefined) : rules.position.read(position)
  if (!start.ok) return start
  const positions: unknown[] = []
  const played = replay(rules, record, (state) => positions.push(rules.copy(state)), start.value)
  return played.ok ? accept(positions) : played
}

/** A finished game hides nothing. */
const allSteps = ({ game }: LoadedGame): Step<GameEvent>[] => game.moves.map(visibleStep)

export const createReplayData = (
  loaded: LoadedGame,
  seats: readonly SeatOccupant[],
  viewer: Viewer = onlyPerson(seats) ?? 'spectator',
): Result<ReplayData> => {
  const positions = positionsOf(loaded)
  if (!positions.ok) return positions
  const { game, position } = loaded
  const { rules } = game
  const over = rules.outcome(game.state) !== null
  return accept({
    game: rules.game,
    seats,
    viewer,
    views: positions.value.map((state) => rules.position.write(over ? state : rules.view(state, viewer))),
    steps: over ? allSteps(loaded) : visibleSteps(game, 0, viewer),
    text: over ? printGame(recordText(game), position) : null,
  })
}

interface ReplayPorts {
  readonly bots: BotClient
  readonly post: (message: BackendMessage) => void
  readonly close: (refusal: Refusal) => void
}

export class ReplayLoader {
  readonly #ports: ReplayPorts
  #game: LoadedGame | null = null

  constructor(ports: ReplayPorts) {
    this.#ports = ports
  }

  async openSaved(id: string): Promise<void> {
    // Waits until the tab that has just played the game has saved it.
    const lock = await lockGame(id, false, () => undefined)
    const saved = await readSavedGame(id)
    lock?.release()
    // No replay of an open counted try, because the player could try moves from it.
    if (saved.ok && isCountedTry(id) && !saved.value.over)
      return this.#ports.close({ code: 'counted-try', params: {} })
    return saved.ok
      ? this.#send(await loadGame(saved.value.record, saved.value.position), saved.value.seats)
      : this.#ports.close(saved.refusal)
  }

  async openText(text: string, seats: readonly SeatOccupant[], viewer?: Viewer): Promise<void> {
    this.#send(await readGame(text), seats, viewer)
  }

  async review(level: AdviceLevel): Promise<void> {
    if (this.#game === null) return
    const { game, position } = this.#game
    if (game.rules.outcome(game.state) === null) return
    const { bots, post } = this.#ports
    let percent = 0
    const progress = (share: number): void => {
      // At most one progress message per percent, so that the page keeps up.
      if (Math.floor(100 * share) === percent) return
      percent = Math.floor(100 * share)
      post({ kind: 'review-progress', share })
    }
    const found = await bots.review(game.record, position, level, progress, (review) =>
      post({ kind: 'partial-review', review }),
    )
    post(found.ok ? { kind: 'review', review: found.value } : { kind: 'review-failed' })
  }

  #send(game: Result<LoadedGame>, seats: readonly SeatOccupant[], viewer?: Viewer): void {
    const replay = game.ok ? createReplayData(game.value, seats, viewer) : game
    this.#game = game.ok ? game.value : null
    if (replay.ok) this.#ports.post({ kind: 'replay', replay: replay.value })
    else this.#ports.close(replay.refusal)
  }
}
