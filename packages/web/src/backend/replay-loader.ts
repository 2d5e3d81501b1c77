/** Looks back at a game that was played, and lets a bot review it. */
import type { AdviceLevel } from '@quayside/bots'
import type { Refusal, Result, Viewer } from '@quayside/kernel'
import type { BackendMessage, SeatOccupant } from '@quayside/table/session/messages.ts'
import type { BotPort } from './bot-client.ts'
import { lockGame } from './game-lock.ts'
import { type LoadedGame, loadGame, readGame } from './game-text.ts'
import { createReplayData } from './replay-data.ts'
import { readSavedGame } from './saved-games.ts'

interface LookingPorts {
  readonly bots: BotPort
  readonly post: (message: BackendMessage) => void
  readonly close: (refusal: Refusal) => void
}

export class ReplayLoader {
  readonly #ports: LookingPorts
  #game: LoadedGame | null = null

  constructor(ports: LookingPorts) {
    this.#ports = ports
  }

  async atKept(id: string): Promise<void> {
    // Whoever has just played it finishes writing first.
    const held = await lockGame(id, false, () => undefined)
    const kept = await readSavedGame(id)
    held?.release()
    if (kept.ok) this.#tell(await loadGame(kept.value.record, kept.value.position), kept.value.seats)
    else this.#ports.close(kept.refusal)
  }

  async atText(text: string, seats: readonly SeatOccupant[], viewer?: Viewer): Promise<void> {
    this.#tell(await readGame(text), seats, viewer)
  }

  async review(level: AdviceLevel): Promise<void> {
    if (this.#game === null) return
    const { game, position } = this.#game
    if (game.rules.outcome(game.state) === null) return
    const { bots, post } = this.#ports
    let percent = 0
    const found = await bots.review(game.record, position, level, (share) => {
      // A page that draws every single step would be later than the review.
      if (Math.floor(100 * share) === percent) return
      percent = Math.floor(100 * share)
      post({ kind: 'reviewing', share })
    })
    post(found.ok ? { kind: 'review', review: found.value } : { kind: 'review-failed' })
  }

  #tell(game: Result<LoadedGame>, seats: readonly SeatOccupant[], viewer?: Viewer): void {
    const past = game.ok ? createReplayData(game.value, seats, viewer) : game
    this.#game = game.ok ? game.value : null
    if (past.ok) this.#ports.post({ kind: 'past', past: past.value })
    else this.#ports.close(past.refusal)
  }
}
