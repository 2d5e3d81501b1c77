import type { AnyRules } from '@quayside/kernel'
import { accept, Game, random, type Seat } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'
import { packetRow } from '@quayside/packet-row'
import { applyStepUpdate, type Frame, readFrame } from '@quayside/table/session/frames.ts'
import type { BackendMessage, SandboxStart, SeatOccupant } from '@quayside/table/session/messages.ts'
import { describe, expect, it } from 'vitest'
import type { AdviceQuestion, BotQuestion } from './local-game.ts'
import { SandboxGame } from './sandbox-game.ts'

const ME: SeatOccupant = { name: 'Léa', bot: null }
const BOT: SeatOccupant = { name: 'Odile', bot: 'mate' }

const GAMES: readonly AnyRules[] = [leHavre, packetRow]

/** A game under way, in which the first of two seats is asked. */
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

/** The frame that a page has after a message; null where the message brings none. */
const nextFrame = (rules: AnyRules, before: Frame | undefined, message: BackendMessage): Frame | null => {
  if (message.kind === 'steps') return before ? applyStepUpdate(rules, before, message.update) : null
  const frame = message.kind === 'frame' ? readFrame(rules, message.frame) : null
  return frame?.ok ? frame.value : null
}

interface Heard {
  readonly sandbox: SandboxGame
  readonly frames: Frame[]
  readonly messages: BackendMessage[]
  readonly asked: { readonly question: BotQuestion; readonly answer: (command: string) => void }[]
  readonly expected: AdviceQuestion[]
}

const begun = async (branch: SandboxStart): Promise<Heard> => {
  const messages: BackendMessage[] = []
  const frames: Frame[] = []
  const asked: Heard['asked'] = []
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

const doFirst = ({ sandbox }: Heard, seat: Seat): void => {
  const { rules, state, moveNumber } = sandbox.localGame.game
  const [command] = rules.commands(state, seat)
  sandbox.localGame.submit(seat, rules.notation.print(command), moveNumber)
}

describe.each(GAMES.map((rules) => ({ game: rules.game, rules })))('the sandbox of $game', ({ rules }) => {
  const state = underWay(rules)

  it('shows the viewer what the viewer sees of the game', async () => {
    const branch = branchOf(rules, state)
    const { frames } = await begun(branch)
    expect(frames[0]).toMatchObject({ moveNumber: 0, viewer: 0, handOver: null })
    expect(rules.position.write(frames[0]?.view)).toEqual(branch.view)
  })

  it('is drawn from the view: what lies face down in the game makes no difference to it', async () => {
    const other = rules.sampleState(rules.view(state, 0), random('another truth'))
    expect(rules.hash(other)).not.toBe(rules.hash(state))
    const [one, two] = [await begun(branchOf(rules, state)), await begun(branchOf(rules, other))]
    expect(rules.hash(one.sandbox.localGame.game.state)).toBe(rules.hash(two.sandbox.localGame.game.state))
  })

  it('deals what is hidden anew', async () => {
    const { sandbox } = await begun(branchOf(rules, state))
    expect(rules.hash(sandbox.localGame.game.state)).not.toBe(rules.hash(state))
  })

  it('lets one person play every seat, without handing the screen over', async () => {
    const heard = await begun(branchOf(rules, state, [ME, { ...BOT, bot: null }]))
    for (let step = 0; step < 30; step++) {
      const { game } = heard.sandbox.localGame
      const [seat] = game.rules.deciders(game.state)
      const frame = heard.frames.at(-1)
      expect(frame?.handOver).toBeNull()
      if (seat === undefined) break
      expect(frame?.viewer).toBe(game.rules.deciders(game.state).includes(0) ? 0 : seat)
      doFirst(heard, frame?.viewer === 'spectator' ? seat : (frame?.viewer ?? seat))
    }
    expect(new Set(heard.frames.map(({ viewer }) => viewer))).toEqual(new Set([0, 1]))
    expect(heard.asked).toEqual([])
  })

  it('goes back to any position, whatever has come to light since', async () => {
    const heard = await begun(branchOf(rules, state, [ME, { ...BOT, bot: null }]))
    const first = rules.hash(heard.sandbox.localGame.game.state)
    for (let step = 0; step < 20; step++) {
      const { game } = heard.sandbox.localGame
      doFirst(heard, game.rules.deciders(game.state)[0] ?? 0)
    }
    heard.sandbox.goOnFrom(0, [ME, BOT])
    expect(rules.hash(heard.sandbox.localGame.game.state)).toBe(first)
    expect(heard.frames.at(-1)).toMatchObject({ moveNumber: 0, viewer: 0, fromMove: 0, steps: [] })
  })

  it('says what the viewer may expect where the viewer is asked, from the same view', async () => {
    const heard = await begun(branchOf(rules, state))
    await Promise.resolve()
    const position = rules.position.write(heard.frames[0]?.view)
    expect(heard.expected).toMatchObject([{ game: rules.game, seat: 0, position }])
    expect(heard.messages).toContainEqual({
      kind: 'estimate',
      estimate: { moveNumber: 0, points: 100, error: 6 },
    })
  })

  it('says nothing of what to expect where nobody is to be helped', async () => {
    const heard = await begun({ ...branchOf(rules, state), estimates: false })
    expect(heard.expected).toEqual([])
  })
})

describe('the bots of a sandbox', () => {
  const state = underWay(leHavre)

  const untilAsked = async (): Promise<Heard> => {
    const heard = await begun(branchOf(leHavre, state))
    for (let step = 0; step < 40 && heard.asked.length === 0; step++) doFirst(heard, 0)
    return heard
  }

  it('are asked what they would do with what they could know', async () => {
    const { asked, sandbox } = await untilAsked()
    const { rules, state: imagined } = sandbox.localGame.game
    expect(asked[0]?.question).toMatchObject({
      level: 'mate',
      seat: 1,
      position: rules.position.write(rules.view(imagined, 1)),
    })
  })

  it('are not heard any more when the person has gone back', async () => {
    const heard = await untilAsked()
    const { rules, state: imagined } = heard.sandbox.localGame.game
    const command = rules.notation.print(rules.commands(imagined, 1)[0])
    heard.sandbox.goOnFrom(0, [ME, BOT])
    const { length } = heard.frames
    heard.asked[0]?.answer(command)
    await Promise.resolve()
    await Promise.resolve()
    expect(heard.frames).toHaveLength(length)
    expect(heard.sandbox.localGame.game.moveNumber).toBe(0)
  })

  it('may give their seats to the person in the middle of it', async () => {
    const heard = await untilAsked()
    const { moveNumber } = heard.sandbox.localGame.game
    heard.sandbox.goOnFrom(moveNumber, [ME, { ...BOT, bot: null }])
    expect(heard.frames.at(-1)).toMatchObject({ moveNumber, viewer: 1 })
  })
})
