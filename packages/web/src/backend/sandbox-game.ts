/** The sandbox: a game that continues from one viewer's view, with hidden cards sampled. Nothing of it is saved. */

import type { AnyRules } from '@quayside/kernel'
import { accept, Game, type GameEvent, type Result, random, type Seat } from '@quayside/kernel'
import type {
  BackendMessage,
  Estimate,
  SandboxStart,
  SeatOccupant,
} from '@quayside/table/session/messages.ts'
import { type AnyGame, rulesOf } from './game-registry.ts'
import { type AdviceQuestion, LocalGame, type LocalGamePorts } from './local-game.ts'

type AnyLocalGame = LocalGame<unknown, unknown, unknown, GameEvent>

interface SandboxPorts extends LocalGamePorts {
  /** Expected score of the deciding seat. */
  expect(question: AdviceQuestion): Promise<Result<Omit<Estimate, 'moveNumber'>>>
}

/** Samples the hidden information of the view. */
const sampleGame = async ({ game, view, seed }: SandboxStart): Promise<Result<AnyGame>> => {
  const rules = await rulesOf(game)
  if (!rules.ok) return rules
  const seen = rules.value.position.read(view)
  return seen.ok ? accept(Game.from(rules.value, rules.value.sampleState(seen.value, random(seed)))) : seen
}

export class SandboxGame {
  readonly #branch: SandboxStart
  readonly #ports: SandboxPorts
  readonly #start: unknown
  #localGame: AnyLocalGame

  private constructor(branch: SandboxStart, game: AnyGame, ports: SandboxPorts) {
    this.#branch = branch
    this.#ports = ports
    this.#start = game.rules.copy(game.state)
    this.#localGame = this.#play(game, branch.seats)
  }

  static async begin(branch: SandboxStart, ports: SandboxPorts): Promise<Result<SandboxGame>> {
    const game = await sampleGame(branch)
    return game.ok ? accept(new SandboxGame(branch, game.value, ports)) : game
  }

  get localGame(): AnyLocalGame {
    return this.#localGame
  }

  /** In the sandbox every move can be undone, and the other seats' players can be changed. */
  goOnFrom(to: number, seats: readonly SeatOccupant[]): void {
    const { rules, record } = this.#localGame.game
    const again = Game.from(rules, this.#start)
    for (const { seat, command } of record.moves.slice(0, to)) again.submitText(seat, command)
    this.#localGame = this.#play(again, seats)
    this.#localGame.open()
  }

  #play(game: AnyGame, seats: readonly SeatOccupant[]): AnyLocalGame {
    const { viewer } = this.#branch
    const localGame: AnyLocalGame = new LocalGame(
      game,
      seats,
      {
        ...this.#ports,
        post: (message) => {
          if (this.#localGame === localGame) this.#post(message)
        },
      },
      viewer,
    )
    return localGame
  }

  #post(message: BackendMessage): void {
    this.#ports.post(message)
    const isNews = message.kind === 'frame' || message.kind === 'steps'
    if (isNews && this.#branch.estimates) void this.#estimate()
  }

  async #estimate(): Promise<void> {
    const { viewer: seat, seed } = this.#branch
    const { rules, state, moveNumber } = this.#localGame.game
    const outcome = rules.outcome(state)
    const total = outcome?.scores.find((score) => score.seat === seat)?.total
    if (total !== undefined)
      this.#ports.post({ kind: 'estimate', estimate: { moveNumber, points: total, error: 0 } })
    else if (isAsked(rules, state, seat)) {
      const asked = this.#localGame
      const position = rules.position.write(rules.view(state, seat))
      const expected = await this.#ports.expect({ game: rules.game, position, seat, seed })
      if (expected.ok && asked === this.#localGame)
        this.#ports.post({ kind: 'estimate', estimate: { moveNumber, ...expected.value } })
    }
  }
}

const isAsked = (rules: AnyRules, state: unknown, seat: Seat): boolean => rules.deciders(state).includes(seat)
