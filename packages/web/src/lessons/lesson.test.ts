/** Every lesson is played from its first step to its last by the rules themselves. */

import { LEARNER, type Lesson, lockedStep, nextPlay, readFrom, stepReached } from '@quayside/game/lesson'
import { Game, type Seat } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type AnyGame, rulesOf } from '../backend/game-registry.ts'
import { scriptedMove } from '../backend/scripted-bot.ts'
import { games, loadPart } from '../games.ts'

interface Table {
  readonly game: AnyGame
  readonly lesson: Lesson
}

const lay = async (name: string): Promise<Table> => {
  const [lesson, rules] = [await loadPart(name, 'lesson'), await rulesOf(name)]
  if (lesson === null) throw new Error('no lesson')
  if (!rules.ok) throw new Error(rules.refusal.code)
  const start = rules.value.position.read(lesson.position)
  if (!start.ok) throw new Error(JSON.stringify(start.refusal))
  return { lesson, game: Game.from(rules.value, start.value) }
}

const submit = ({ game }: Table, seat: Seat, command: string): void =>
  expect([command, game.submitText(seat, command, game.moveNumber)]).toMatchObject([command, { ok: true }])

const ownCommands = ({ game }: Table): string[] =>
  game.record.moves.filter(({ seat }) => seat === LEARNER).map(({ command }) => command)

const reached = (table: Table): number => stepReached(table.lesson, ownCommands(table))

const possible = ({ game: { rules, state } }: Table): string[] =>
  rules.commands(state, LEARNER).map((command) => rules.notation.print(command))

const admitted = (table: Table): string[] =>
  possible(table).filter((command) => lockedStep(table.lesson, reached(table), command) === null)

const opponentsAct = async (table: Table): Promise<void> => {
  for (;;) {
    const { rules, state, record } = table.game
    const seat = rules.deciders(state).find((decider) => decider !== LEARNER)
    if (seat === undefined) return
    const answer = await scriptedMove(table.lesson.game, seat, record)
    submit(table, seat, answer.ok ? answer.value : `no answer of seat ${seat}`)
  }
}

const isOver = ({ game: { rules, state } }: Table): boolean => rules.outcome(state) !== null

/** Plays to the end; `choose` may choose another command than the lesson would. */
const finish = async (
  table: Table,
  choose: (table: Table) => string | undefined = () => undefined,
): Promise<void> => {
  await opponentsAct(table)
  while (!isOver(table)) {
    const command = choose(table) ?? nextPlay(table.lesson, reached(table), possible(table)) ?? 'nothing'
    expect([command, lockedStep(table.lesson, reached(table), command)]).toEqual([command, null])
    submit(table, LEARNER, command)
    await opponentsAct(table)
  }
}

describe.each(games.ids)('the lesson of %s', (name) => {
  it('leads from its first step to its last', async () => {
    const table = await lay(name)
    const seen = new Set<number>()
    await finish(table, () => {
      seen.add(reached(table))
      return undefined
    })
    const { steps } = table.lesson
    expect([...seen]).toEqual(steps.flatMap(({ plays }, index) => (plays.length > 0 ? [index] : [])))
    expect(reached(table)).toBe(steps.length)
    expect(steps.at(-1)?.plays).toEqual([])
  })

  it('uses every answer of the opponents', async () => {
    const table = await lay(name)
    await finish(table)
    const { answers } = table.lesson
    for (const [place, commands] of answers.entries()) {
      const said = table.game.record.moves.filter(({ seat }) => seat === place + 1)
      expect(said.map(({ command }) => command)).toEqual(commands)
    }
  })

  it('is won by whoever follows it', async () => {
    const table = await lay(name)
    await finish(table)
    expect(table.game.rules.outcome(table.game.state)?.winners).toEqual([LEARNER])
  })

  it('comes to its end whatever the person chooses of what it admits', async () => {
    const path: number[] = []
    const first = await lay(name)
    await finish(first, (table) => {
      path.push(admitted(table).length)
      return undefined
    })
    for (const [place, choices] of path.entries())
      for (let choice = 0; choice < choices; choice++) {
        let made = 0
        await finish(await lay(name), (table) => (made++ === place ? admitted(table)[choice] : undefined))
      }
  })

  it('holds everything else back, and tells when it comes', async () => {
    const table = await lay(name)
    const { steps } = table.lesson
    for (const [index, { plays }] of steps.entries())
      for (const command of plays) {
        expect(lockedStep(table.lesson, index, command)).toBeNull()
        const earlier = lockedStep(table.lesson, 0, command)
        if (earlier !== null) expect(earlier.until).toBeLessThanOrEqual(index)
      }
    expect(lockedStep(table.lesson, 0, 'nothing of the kind')).toEqual({ until: null })
  })
})

it('goes back a step when the command that ended it is taken back', async () => {
  const { lesson } = await lay('le-havre')
  expect(stepReached(lesson, [])).toBe(2)
  expect(readFrom(lesson, 2)).toBe(0)
  expect(stepReached(lesson, ['supply', 'take wood'])).toBe(3)
  expect(readFrom(lesson, 3)).toBe(3)
  expect(stepReached(lesson, ['supply', 'take wood', 'end'])).toBe(4)
  expect(stepReached(lesson, ['supply', 'take wood'])).toBe(3)
})

it('has no answer for an opponent who has given all of them', async () => {
  const lines = Array.from({ length: 99 }, (_, at) => ({ moveNumber: at, seat: 1, command: 'end' }))
  expect(await scriptedMove('le-havre', 1, { moves: lines })).toMatchObject({ ok: false })
})
