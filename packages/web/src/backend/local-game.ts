/** A local game with people and bots in its seats: asks the bots and sends each viewer their view. */

import type { BotSuggestion } from '@quayside/game'
import { botSeed } from '@quayside/game/daily/deal.ts'
import {
  applyMoves,
  type Game,
  type GameEvent,
  type Result,
  refused,
  type Seat,
  type UndoLimit,
  type Viewer,
  viewMoves,
  visibleStep,
} from '@quayside/kernel'
import type { BackendMessage, SeatOccupant } from '@quayside/table/session/messages.ts'

/** A question to a bot; the same `seed` gives the same answer when the game is played again. */
export interface BotQuestion {
  readonly game: string
  readonly level: string
  readonly position: unknown
  readonly seat: Seat
  readonly seed: string
}

/** A request for advice. */
export type AdviceQuestion = Omit<BotQuestion, 'level'>

export interface LocalGamePorts {
  post(message: BackendMessage): void
  /** Resolves to the command's notation. */
  ask(question: BotQuestion, progress: (share: number) => void): Promise<Result<string>>
  advise(question: AdviceQuestion): Promise<Result<readonly BotSuggestion[]>>
  /** Called after every change; reports its own failures to the page. */
  save(): void
}

/** How many progress messages a page gets per bot decision. */
const PROGRESS_STEPS = 10

export class LocalGame<State, Command, Options, Event extends GameEvent> {
  readonly game: Game<State, Command, Options, Event>
  readonly seats: readonly SeatOccupant[]
  readonly #ports: LocalGamePorts
  /** The seat of the only person, who also plays every seat without a bot. */
  readonly #alone: Seat | null
  #viewer: Viewer
  /** How many steps the page has received for the current viewer. */
  #sentSteps = 0
  /** The page's current view, if a step update can continue it. */
  #sentView: { readonly state: State } | null = null
  /** Incremented by every change, to detect answers for an older position. */
  #change = 0

  constructor(
    game: Game<State, Command, Options, Event>,
    seats: readonly SeatOccupant[],
    ports: LocalGamePorts,
    alone: Seat | null = null,
  ) {
    this.game = game
    this.seats = seats
    this.#ports = ports
    this.#alone = alone
    const people = this.#people()
    this.#viewer = alone ?? (people.length === 1 ? (people[0] ?? 'spectator') : 'spectator')
  }

  open(): void {
    this.#startOver()
    this.#goOn()
  }

  submit(seat: Seat, command: string, at: number): void {
    this.#carryOut(seat, () => this.game.submitText(seat, command, at))
  }

  undo(seat: Seat, to: number): void {
    this.#carryOut(seat, () => {
      const back = this.game.undo(seat, to)
      if (back.ok) this.#startOver()
      return back
    })
  }

  confirmHandOver(seat: Seat): void {
    if (!this.#isPerson(seat) || seat === this.#viewer) return
    this.#turnTo(seat)
    this.#show()
  }

  resendFrame(): void {
    this.#startOver()
    this.#show()
  }

  retryBot(): void {
    this.#change++
    this.#goOn()
  }

  async advise(seat: Seat): Promise<void> {
    const { rules, state, moveNumber, record } = this.game
    const change = this.#change
    if (!this.#isPerson(seat)) return
    const advice = await this.#ports.advise({
      game: rules.game,
      position: rules.position.write(rules.view(state, seat)),
      seat,
      seed: `${record.seed} ${moveNumber}`,
    })
    if (change === this.#change)
      this.#ports.post({ kind: 'advice', moveNumber, suggestions: advice.ok ? advice.value : [] })
  }

  #carryOut(seat: Seat, change: () => Result<unknown>): void {
    const result = this.#isPerson(seat) ? change() : refused('not-your-seat', { seat: seat + 1 })
    if (!result.ok) {
      this.#ports.post({ kind: 'refused', refusal: result.refusal })
      return
    }
    this.#change++
    this.#ports.save()
    this.#goOn()
  }

  #goOn(): void {
    this.#show()
    const bot = this.game.rules.deciders(this.game.state).find((seat) => !this.#isPerson(seat))
    if (bot === undefined) this.#ports.post({ kind: 'bot-thinking', thinking: null })
    else void this.#askBot(bot, this.#change)
  }

  async #askBot(seat: Seat, change: number): Promise<void> {
    const { rules, state, moveNumber, record } = this.game
    let shown = -1
    const thinking = (share: number): void => {
      // Limits progress messages, so that the page is not busy drawing them.
      const step = Math.floor(PROGRESS_STEPS * share)
      if (step === shown || change !== this.#change) return
      shown = step
      this.#ports.post({ kind: 'bot-thinking', thinking: { seat, share } })
    }
    thinking(0)
    const answer = await this.#ports.ask(
      {
        game: rules.game,
        level: this.seats[seat]?.bot ?? '',
        position: rules.position.write(rules.view(state, seat)),
        seat,
        seed: botSeed(record.seed, seat, moveNumber),
      },
      thinking,
    )
    if (change !== this.#change) return
    const done = answer.ok ? this.game.submitText(seat, answer.value, moveNumber) : answer
    if (!done.ok) {
      this.#ports.post({ kind: 'bot-thinking', thinking: null })
      this.#ports.post({ kind: 'bot-failed', seat, refusal: done.refusal })
      return
    }
    this.#change++
    this.#ports.save()
    this.#goOn()
  }

  #show(): void {
    const { rules, state, moveNumber } = this.game
    const handOver = this.#turnScreen()
    const viewer = this.#viewer
    const fromMove = this.#sentSteps
    const [before, view] = [this.#sentView, rules.copy(rules.view(state, viewer))]
    const moves = viewMoves(this.game, fromMove, viewer)
    const undo: UndoLimit =
      viewer === 'spectator' ? { moveNumber, reason: 'other-seat' } : this.game.undoLimit(viewer)
    const update = { moveNumber, undo, steps: moves.map(visibleStep), fromMove }
    this.#sentSteps = moveNumber
    this.#sentView = handOver === null ? { state: view } : null
    const isEnough =
      before !== null &&
      handOver === null &&
      rules.hash(applyMoves(rules, before.state, moves, viewer)) === rules.hash(view)
    if (isEnough) this.#ports.post({ kind: 'steps', update })
    else
      this.#ports.post({
        kind: 'frame',
        frame: { ...update, viewer, handOver, view: rules.position.write(view) },
      })
  }

  /** Makes the next frame a whole one with all steps. */
  #startOver(): void {
    this.#sentSteps = 0
    this.#sentView = null
  }

  /** On a shared screen a player's view is shown only after they confirm the hand-over. */
  #turnScreen(): Seat | null {
    const { rules, state } = this.game
    const waiting = rules.deciders(state).filter((seat) => this.#isPerson(seat))
    const next = waiting.find((seat) => seat === (this.#alone ?? this.#viewer)) ?? waiting[0]
    if (this.#alone !== null) this.#turnTo(next ?? this.#alone)
    if (this.#alone !== null || next === undefined || next === this.#viewer || this.#people().length < 2)
      return null
    this.#turnTo('spectator')
    return next
  }

  #turnTo(viewer: Viewer): void {
    if (viewer === this.#viewer) return
    this.#viewer = viewer
    this.#startOver()
  }

  #isPerson(seat: Seat): boolean {
    return this.seats[seat]?.bot === null
  }

  #people(): Seat[] {
    return this.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
  }
}
