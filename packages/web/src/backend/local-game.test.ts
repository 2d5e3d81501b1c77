import { otherRules, sampleRules } from '@quayside/games/testing'
import { type AnyRules, accept, Game, random } from '@quayside/kernel'
import { applyStepUpdate, type Frame, readFrame } from '@quayside/table/session/frames.ts'
import type { BackendMessage, SeatOccupant } from '@quayside/table/session/messages.ts'
import { describe, expect, it } from 'vitest'
import { LocalGame } from './local-game.ts'

const GAMES: readonly AnyRules[] = [sampleRules, otherRules]
const ME: SeatOccupant = { name: 'Léa', bot: null }

/** A fake page that runs the rules and counts whole frames and step updates. */
class Page {
  readonly received = { frame: 0, steps: 0 }
  readonly #rules: AnyRules
  #frame: Frame | null = null

  constructor(rules: AnyRules) {
    this.#rules = rules
  }

  get frame(): Frame {
    if (this.#frame === null) throw new Error('no frame came')
    return this.#frame
  }

  receive(message: BackendMessage): void {
    if (message.kind === 'frame') {
      const frame = readFrame(this.#rules, message.frame)
      if (!frame.ok) throw new Error(frame.refusal.code)
      this.#frame = frame.value
      this.received.frame++
    } else if (message.kind === 'steps') {
      this.#frame = applyStepUpdate(this.#rules, this.frame, message.update)
      this.received.steps++
    }
  }
}

const start = (rules: AnyRules, seats: readonly SeatOccupant[]) => {
  const game = Game.open(rules, { players: seats.length }, 'updates')
  if (!game.ok) throw new Error(game.refusal.code)
  const page = new Page(rules)
  const local = new LocalGame(game.value, seats, {
    post: (message) => page.receive(message),
    ask: () => new Promise(() => undefined),
    advise: () => Promise.resolve(accept([])),
    save: () => undefined,
  })
  local.open()
  return { game: game.value, page, local }
}

type Started = ReturnType<typeof start>

/** Plays random commands and compares the page's view after each. */
const play = ({ game, page, local }: Started, moves: number): void => {
  const { rules } = game
  const choice = random('moves')
  for (let move = 0; move < moves; move++) {
    const [seat] = rules.deciders(game.state)
    if (seat === undefined) return
    local.confirmHandOver(seat)
    const commands = rules.commands(game.state, seat)
    local.submit(seat, rules.notation.print(commands[choice.nextInt(commands.length)]), game.moveNumber)
    expect(page.frame.moveNumber).toBe(game.moveNumber)
    expect(rules.hash(page.frame.view)).toBe(rules.hash(rules.view(game.state, page.frame.viewer)))
  }
}

describe.each(GAMES.map((rules) => ({ name: rules.game, rules })))(
  'a game of $name on this device',
  ({ rules }) => {
    it('sends steps instead of views, and the page has the same view as the viewer', () => {
      const started = start(rules, [ME, ME, ME])
      play(started, 120)
      expect(started.page.received.steps).toBeGreaterThan(0)
      expect(started.page.received.frame).toBeGreaterThan(0)
    })

    it('sends a whole frame first, after an undo, and when the page asks for one', () => {
      const { game, page, local } = start(rules, [ME, ME])
      const [seat = 0] = rules.deciders(game.state)
      local.confirmHandOver(seat)
      const whole = page.received.frame
      local.submit(seat, rules.notation.print(rules.commands(game.state, seat)[0]), 0)
      local.resendFrame()
      expect(page.received.frame).toBeGreaterThan(whole)
      expect(page.frame).toMatchObject({ fromMove: 0, moveNumber: game.moveNumber })
      expect(page.frame.steps).toHaveLength(game.moveNumber)
    })
  },
)
