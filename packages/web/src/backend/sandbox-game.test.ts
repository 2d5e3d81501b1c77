import { otherRules, sampleRules } from '@quayside/games/testing'
import type { AnyRules } from '@quayside/kernel'
import { accept, Game, random, type Seat } from '@quayside/kernel'
import { applyStepUpdate, type Frame, readFrame } from '@quayside/table/session/frames.ts'
import type { BackendMessage, SandboxStart, SeatOccupant } from '@quayside/table/session/messages.ts'
import { describe, expect, it } from 'vitest'
import type { AdviceQuestion, BotQuestion } from './local-game.ts'
import { SandboxGame } from './sandbox-game.ts'

const ME: SeatOccupant = { name: 'Léa', bot: null }
const BOT: SeatOccupant = { name: 'Odile', bot: 'mate' }

const GAMES: readonly AnyRules[] = [sampleRules, otherRules]

/** A game under way in which the first of two seats decides. */
const underWay = (rules: AnyRules, steps = 40): unknown => {
  const options = rules.options({ players: 2 })
  if (!options.ok) throw new Error(options.refusal.code)
  const game = Game.from(rules, rules.setup(options.value, 'rehearsed'))
  const choice = random('steps')
  for (let step = 0; step < steps || !rules.deciders(game.state).includes(0); step++) {
    const [seat = 0] = rules.deciders(game.state)
    const commands = rules.commands(game.state, seat)
    game.submit(seat, commands[choice.nextInt(commands.length)])
  }
  return game.state
}

const branchOf = (rules: AnyRules, state: unknown, seats = [ME, BOT]): SandboxStart => ({
  game: rules.game,
  view: rules.position.write(rules.view(state, 0)),
  viewer: 0,
  seats,
  seed: 'ghost',
  estimates: true,
})

/** The page's frame after a message; null for a message without one. */
const nextFrame = (rules: AnyRules, before: Frame | undefined, message: BackendMessage): Frame | null => {
  if (message.kind === 'steps') return before ? applyStepUpdate(rules, before, message.update) : null
  const frame = message.kind === 'frame' ? readFrame(rules, message.frame) : null
  return frame?.ok ? frame.value : null
}

interface RecordedSandbox {
  readonly sandbox: SandboxGame
  readonly frames: Frame[]
  readonly messages: BackendMessage[]
  readonly asked: { readonly question: BotQuestion; readonly answer: (command: string) => void }[]
  readonly expected: AdviceQuestion[]
}

const begun = async (branch: SandboxStart): Promise<RecordedSandbox> => {
  const messages: BackendMessage[] = []
  const frames: Frame[] = []
  const asked: RecordedSandbox['asked'] = []
  const expected: AdviceQuestion[] = []
  const sandbox = await SandboxGame.begin(branch, {
    post: (message) => {
      messages.push(message)
      const rules = GAMES.find(({ game }) => game === branch.game)
      const frame = rules && nextFrame(rules, frames.at(-1), message)
      if (frame) frames.push(frame)
    },
    ask: (question) =>
      new Promise((resolve) => asked.push({ question, answer: (command) => resolve(accept(command)) })),
    advise: () => Promise.resolve(accept([])),
    expect: (question) => {
      expected.push(question)
      return Promise.resolve(accept({ points: 100, error: 6 }))
    },
    save: () => undefined,
  })
  if (!sandbox.ok) throw new Error(sandbox.refusal.code)
  sandbox.value.localGame.open()
  return { sandbox: sandbox.value, frames, messages, asked, expected }
}

const doFirst = ({ sandbox }: RecordedSandbox, seat: Seat): void => {
  const { rules, state, moveNumber } = sandbox.localGame.game
  const [command] = rules.commands(state, seat)
  sandbox.localGame.submit(seat, rules.notation.print(command), moveNumber)
}

describe.each(GAMES.map((rules) => ({ game: rules.game, rules })))('the sandbox of $game', ({ rules }) => {
  const state = underWay(rules)

  it("shows the viewer's view of the game", async () => {
    const branch = branchOf(rules, state)
    const { frames } = await begun(branch)
    expect(frames[0]).toMatchObject({ moveNumber: 0, viewer: 0, handOver: null })
    expect(rules.position.write(frames[0]?.view)).toEqual(branch.view)
  })

  it('depends only on the view, not on face-down cards', async () => {
    const other = rules.sampleState(rules.view(state, 0), random('another truth'))
    expect(rules.hash(other)).not.toBe(rules.hash(state))
    const [one, two] = [await begun(branchOf(rules, state)), await begun(branchOf(rules, other))]
    expect(rules.hash(one.sandbox.localGame.game.state)).toBe(rules.hash(two.sandbox.localGame.game.state))
  })

  it('samples the hidden cards', async () => {
    const { sandbox } = await begun(branchOf(rules, state))
    expect(rules.hash(sandbox.localGame.game.state)).not.toBe(rules.hash(state))
  })

  it('lets one person play every seat, without handing the screen over', async () => {
    const recorded = await begun(branchOf(rules, state, [ME, { ...BOT, bot: null }]))
    for (let step = 0; step < 30; step++) {
      const { game } = recorded.sandbox.localGame
      const [seat] = game.rules.deciders(game.state)
      const frame = recorded.frames.at(-1)
      expect(frame?.handOver).toBeNull()
      if (seat === undefined) break
      expect(frame?.viewer).toBe(game.rules.deciders(game.state).includes(0) ? 0 : seat)
      doFirst(recorded, frame?.viewer === 'spectator' ? seat : (frame?.viewer ?? seat))
    }
    expect(new Set(recorded.frames.map(({ viewer }) => viewer))).toEqual(new Set([0, 1]))
    expect(recorded.asked).toEqual([])
  })

  it('undoes to any position, even past a reveal', async () => {
    const recorded = await begun(branchOf(rules, state, [ME, { ...BOT, bot: null }]))
    const first = rules.hash(recorded.sandbox.localGame.game.state)
    for (let step = 0; step < 20; step++) {
      const { game } = recorded.sandbox.localGame
      doFirst(recorded, game.rules.deciders(game.state)[0] ?? 0)
    }
    recorded.sandbox.goOnFrom(0, [ME, BOT])
    expect(rules.hash(recorded.sandbox.localGame.game.state)).toBe(first)
    expect(recorded.frames.at(-1)).toMatchObject({ moveNumber: 0, viewer: 0, fromMove: 0, steps: [] })
  })

  it("estimates the viewer's score from the view when the viewer decides", async () => {
    const recorded = await begun(branchOf(rules, state))
    await Promise.resolve()
    const position = rules.position.write(recorded.frames[0]?.view)
    expect(recorded.expected).toMatchObject([{ game: rules.game, seat: 0, position }])
    expect(recorded.messages).toContainEqual({
      kind: 'estimate',
      estimate: { moveNumber: 0, points: 100, error: 6 },
    })
  })

  it('gives no estimate where hints are forbidden', async () => {
    const recorded = await begun({ ...branchOf(rules, state), estimates: false })
    expect(recorded.expected).toEqual([])
  })
})

describe('the bots of a sandbox', () => {
  const state = underWay(sampleRules)

  const untilAsked = async (): Promise<RecordedSandbox> => {
    const recorded = await begun(branchOf(sampleRules, state))
    for (let step = 0; step < 40 && recorded.asked.length === 0; step++) doFirst(recorded, 0)
    return recorded
  }

  it('decide from their own view', async () => {
    const { asked, sandbox } = await untilAsked()
    const { rules, state: sampled } = sandbox.localGame.game
    expect(asked[0]?.question).toMatchObject({
      level: 'mate',
      seat: 1,
      position: rules.position.write(rules.view(sampled, 1)),
    })
  })

  it('are ignored when the player has undone meanwhile', async () => {
    const recorded = await untilAsked()
    const { rules, state: sampled } = recorded.sandbox.localGame.game
    const command = rules.notation.print(rules.commands(sampled, 1)[0])
    recorded.sandbox.goOnFrom(0, [ME, BOT])
    const { length } = recorded.frames
    recorded.asked[0]?.answer(command)
    await Promise.resolve()
    await Promise.resolve()
    expect(recorded.frames).toHaveLength(length)
    expect(recorded.sandbox.localGame.game.moveNumber).toBe(0)
  })

  it('can be replaced by the player during the sandbox', async () => {
    const recorded = await untilAsked()
    const { moveNumber } = recorded.sandbox.localGame.game
    recorded.sandbox.goOnFrom(moveNumber, [ME, { ...BOT, bot: null }])
    expect(recorded.frames.at(-1)).toMatchObject({ moveNumber, viewer: 1 })
  })
})
