/** A game of its own that goes on from what one viewer sees, with everything else imagined. Nothing of it is kept. */

import type { AnyRules } from '@quayside/kernel'
import { accept, Game, type GameEvent, type Result, random, type Seat } from '@quayside/kernel'
import type {
  BackendMessage,
  Estimate,
  SandboxStart,
  SeatOccupant,
  ViewFrame,
} from '@quayside/table/session/messages.ts'
import { type AnyGame, rulesOf } from './game-registry.ts'
import { type AdviceQuestion, LocalGame, type SittingPorts } from './local-game.ts'

type AnySitting = LocalGame<unknown, unknown, unknown, GameEvent>

interface RehearsalPorts extends SittingPorts {
  /** What the seat may expect where it has to decide. */
  expect(question: AdviceQuestion): Promise<Result<Omit<Estimate, 'at'>>>
}

/** Everything that the view does not tell is dealt anew. */
const imagined = async ({ game, view, seed }: SandboxStart): Promise<Result<AnyGame>> => {
  const rules = await rulesOf(game)
  if (!rules.ok) return rules
  const seen = rules.value.position.read(view)
  return seen.ok ? accept(Game.from(rules.value, rules.value.sampleState(seen.value, random(seed)))) : seen
}

export class Rehearsal {
  readonly #branch: SandboxStart
  readonly #ports: RehearsalPorts
  readonly #start: unknown
  #sitting: AnySitting

  private constructor(branch: SandboxStart, game: AnyGame, ports: RehearsalPorts) {
    this.#branch = branch
    this.#ports = ports
    this.#start = game.rules.copy(game.state)
    this.#sitting = this.#sit(game, branch.seats)
  }

  static async begin(branch: SandboxStart, ports: RehearsalPorts): Promise<Result<Rehearsal>> {
    const game = await imagined(branch)
    return game.ok ? accept(new Rehearsal(branch, game.value, ports)) : game
  }

  get sitting(): AnySitting {
    return this.#sitting
  }

  /** Here nothing is too late to be taken back, and whoever plays the others may change. */
  goOnFrom(to: number, seats: readonly SeatOccupant[]): void {
    const { rules, record } = this.#sitting.game
    const again = Game.from(rules, this.#start)
    for (const { seat, command } of record.moves.slice(0, to)) again.submitText(seat, command)
    this.#sitting = this.#sit(again, seats)
    this.#sitting.open()
  }

  #sit(game: AnyGame, seats: readonly SeatOccupant[]): AnySitting {
    const { viewer } = this.#branch
    const sitting: AnySitting = new LocalGame(
      game,
      seats,
      {
        ...this.#ports,
        post: (message) => {
          if (this.#sitting === sitting) this.#tell(message)
        },
      },
      viewer,
    )
    return sitting
  }

  #tell(message: BackendMessage): void {
    this.#ports.post(message)
    if (message.kind === 'frame' && this.#branch.estimates) void this.#estimate(message.frame)
  }

  async #estimate({ moveNumber: at, viewer, view }: ViewFrame): Promise<void> {
    const { viewer: seat, seed } = this.#branch
    const { rules, state } = this.#sitting.game
    const outcome = rules.outcome(state)
    const total = outcome?.scores.find((score) => score.seat === seat)?.total
    if (total !== undefined) this.#ports.post({ kind: 'estimate', estimate: { at, points: total, error: 0 } })
    else if (viewer === seat && isAsked(rules, state, seat)) {
      const asked = this.#sitting
      const expected = await this.#ports.expect({ game: rules.game, position: view, seat, seed })
      if (expected.ok && asked === this.#sitting)
        this.#ports.post({ kind: 'estimate', estimate: { at, ...expected.value } })
    }
  }
}

const isAsked = (rules: AnyRules, state: unknown, seat: Seat): boolean => rules.deciders(state).includes(seat)
