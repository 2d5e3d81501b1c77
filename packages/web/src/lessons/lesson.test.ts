/** Plays every lesson from its first step to its last by the rules, also with random allowed commands. */

import {
  LEARNER,
  type Lesson,
  type LessonPlace,
  lockedStep,
  nextPlay,
  partAsked,
  placeReached,
  readFrom,
} from '@quayside/game/lesson'
import { SAMPLE_GAME } from '@quayside/games/testing'
import { Game, type Seat } from '@quayside/kernel'
import { LOCALES } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { type AnyGame, rulesOf } from '../backend/game-registry.ts'
import { scriptedMove } from '../backend/scripted-bot.ts'
import { games, loadPart } from '../games.ts'
import { FIRST_LESSON } from './lesson-progress.ts'

interface Table {
  readonly game: AnyGame
  readonly lesson: Lesson
}

const courseOf = async (name: string) => {
  const course = await loadPart(name, 'lessons')
  if (course === null) throw new Error('no lessons')
  return course
}

const lay = async (lesson: Lesson): Promise<Table> => {
  const rules = await rulesOf(lesson.game)
  if (!rules.ok) throw new Error(rules.refusal.code)
  const start = rules.value.position.read(lesson.position)
  if (!start.ok) throw new Error(JSON.stringify(start.refusal))
  return { lesson, game: Game.from(rules.value, start.value) }
}

const submit = ({ game }: Table, seat: Seat, command: string): void =>
  expect([command, game.submitText(seat, command, game.moveNumber)]).toMatchObject([command, { ok: true }])

const ownCommands = ({ game }: Table): string[] =>
  game.record.moves.filter(({ seat }) => seat === LEARNER).map(({ command }) => command)

const place = (table: Table): LessonPlace => placeReached(table.lesson, ownCommands(table))

const possible = ({ game: { rules, state } }: Table): string[] =>
  rules.commands(state, LEARNER).map((command) => rules.notation.print(command))

const admitted = (table: Table): string[] => {
  const [at, commands] = [place(table), possible(table)]
  return commands.filter((command) => lockedStep(table.lesson, at, commands, command) === null)
}

const opponentsAct = async (table: Table): Promise<void> => {
  for (;;) {
    const { rules, state, record } = table.game
    const seat = rules.deciders(state).find((decider) => decider !== LEARNER)
    if (seat === undefined) return
    const answer = await scriptedMove(table.lesson, seat, record)
    submit(table, seat, answer.ok ? answer.value : `no answer of seat ${seat}`)
  }
}

/** Whether only text is left to read. */
const isDone = ({ lesson, ...table }: Table): boolean => {
  const { step } = place({ lesson, ...table })
  return lesson.steps.slice(step).every(({ parts }) => parts.length === 0)
}

/** Plays to the last step; `choose` may return another command than the lesson would. */
const finish = async (
  table: Table,
  choose: (table: Table) => string | undefined = () => undefined,
): Promise<void> => {
  await opponentsAct(table)
  while (!isDone(table)) {
    const at = place(table)
    const command = choose(table) ?? nextPlay(table.lesson, at, possible(table)) ?? 'nothing'
    expect([command, lockedStep(table.lesson, at, possible(table), command)]).toEqual([command, null])
    submit(table, LEARNER, command)
    await opponentsAct(table)
  }
}

/** Seeded random numbers, so that a failure can be repeated. */
const randomFrom = (seed: number): ((below: number) => number) => {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const all = (await Promise.all(games.ids.map(async (name) => (await courseOf(name)).lessons))).flat()

describe.each(all.map((lesson): [string, Lesson] => [`${lesson.game} ${lesson.name}`, lesson]))(
  'the lesson %s',
  (_name, lesson) => {
    it('leads from its first step to its last, through every part', async () => {
      const table = await lay(lesson)
      const seen = new Set<number>()
      const parts = new Set<unknown>()
      await finish(table, () => {
        seen.add(place(table).step)
        parts.add(partAsked(lesson, place(table), possible(table)))
        return undefined
      })
      const { steps } = lesson
      expect([...seen]).toEqual(steps.flatMap((step, index) => (step.parts.length > 0 ? [index] : [])))
      expect(place(table).step).toBe(steps.length)
      expect(steps.at(-1)?.parts).toEqual([])
      // A fee that can only be paid in one way is paid by the rules.
      const unseen = steps.flatMap((step) => step.parts).filter((part) => !parts.has(part))
      expect(unseen.filter(({ id }) => id !== 'fee')).toEqual([])
    })

    it('uses every answer of the opponents', async () => {
      const table = await lay(lesson)
      await finish(table)
      while (!isOver(table) && table.game.rules.deciders(table.game.state).some((seat) => seat !== LEARNER))
        await opponentsAct(table)
      for (const [at, commands] of lesson.answers.entries()) {
        const answers = table.game.record.moves.filter(({ seat }) => seat === at + 1)
        expect(answers.map(({ command }) => command)).toEqual(commands)
      }
    })

    it('is not lost by a player who follows it', async () => {
      const table = await lay(lesson)
      await finish(table)
      const winners = table.game.rules.outcome(table.game.state)?.winners ?? [LEARNER]
      expect(winners).toEqual([LEARNER])
    })

    it('reaches its end with any single deviation that it allows', async () => {
      const path: number[] = []
      await finish(await lay(lesson), (table) => {
        path.push(admitted(table).length)
        return undefined
      })
      for (const [at, choices] of path.entries())
        for (let choice = 0; choice < choices; choice++) {
          let made = 0
          await finish(await lay(lesson), (table) => (made++ === at ? admitted(table)[choice] : undefined))
        }
    })

    it('explains every question and has no dead end with random allowed commands', async () => {
      const texts = await textsOf(lesson.game)
      for (let seed = 1; seed <= PRESSES; seed++) {
        const random = randomFrom(seed)
        const table = await lay(lesson)
        await finish(table, () => {
          const at = place(table)
          const commands = possible(table)
          const part = partAsked(lesson, at, commands)
          if (part === null) throw new Error(`nothing explains ${commands.join(', ')}`)
          expect(texts.map((say) => say('part', part.id).body)).not.toContain('')
          const open = admitted(table)
          expect(open.length).toBeGreaterThan(0)
          return open[random(open.length)]
        })
      }
    })

    it('locks commands of later steps, and names the step', async () => {
      const { steps } = lesson
      const start: LessonPlace = { step: 0, part: 0 }
      for (const [index, { parts }] of steps.entries())
        for (const command of parts.flatMap(({ plays }) => plays)) {
          const earlier = lockedStep(lesson, start, [], command)
          expect(earlier?.until).toBeLessThanOrEqual(index)
          expect(earlier?.until).not.toBeNull()
        }
      expect(lockedStep(lesson, start, [], 'nothing of the kind')).toEqual({ until: null })
    })

    it('has all its texts in every language', async () => {
      for (const say of await textsOf(lesson.game)) {
        const texts = lesson.steps.flatMap(({ id, parts }) => [
          say('step', id),
          ...parts.map((part) => say('part', part.id)),
          ...lesson.always.map((part) => say('part', part.id)),
          ...(lesson.name === FIRST_LESSON ? [] : [say('tutorial', lesson.name)]),
        ])
        for (const { title, body } of texts) expect([title, body]).not.toContain('')
      }
    })
  },
)

const isOver = ({ game: { rules, state } }: Table): boolean => rules.outcome(state) !== null

/** Number of games played with random allowed commands. */
const PRESSES = 40

const textsOf = async (name: string) => {
  const game = games.get(name)
  const load = game.ok ? game.value.lessonTexts : undefined
  if (load === undefined) throw new Error('no texts')
  return Promise.all(LOCALES.map((locale) => load(locale)))
}

describe.each(games.ids)('the course of %s', (name) => {
  it('has texts for what is learned', async () => {
    const { learned } = await courseOf(name)
    expect(learned.length).toBeGreaterThan(0)
    for (const say of await textsOf(name))
      for (const id of learned) expect(Object.values(say('learned', id))).not.toContain('')
  })

  it('leads to a game that the rules accept, and explains every question of it', async () => {
    const course = await courseOf(name)
    const rules = await rulesOf(name)
    if (!rules.ok) throw new Error(rules.refusal.code)
    const { options, players } = course.firstGame
    const begun = Game.open(rules.value, { ...options, players, start: 0 }, 'first-game')
    if (!begun.ok) throw new Error(JSON.stringify(begun.refusal))
    const game = begun.value
    const random = randomFrom(7)
    const notes = new Set<string>()
    while (rules.value.outcome(game.state) === null) {
      const [seat] = rules.value.deciders(game.state)
      if (seat === undefined) throw new Error('nobody decides')
      const note = course.noteFor(game.state, seat)
      if (note !== null) notes.add(note)
      const commands = rules.value.commands(game.state, seat)
      const command = commands[random(commands.length)]
      expect(game.submitText(seat, rules.value.notation.print(command), game.moveNumber)).toMatchObject({
        ok: true,
      })
    }
    expect(notes.size).toBeGreaterThan(3)
    for (const say of await textsOf(name))
      for (const id of notes) expect(Object.values(say('note', id))).not.toContain('')
  })
})

it('goes back a part when the command that ended it is undone', async () => {
  const [lesson] = (await courseOf(SAMPLE_GAME)).lessons
  if (lesson === undefined) throw new Error('no lesson')
  expect(placeReached(lesson, [])).toEqual({ step: 2, part: 0 })
  expect(readFrom(lesson, 2)).toBe(0)
  expect(placeReached(lesson, ['supply', 'take wood'])).toEqual({ step: 2, part: 1 })
  expect(placeReached(lesson, ['supply', 'take wood', 'end'])).toEqual({ step: 3, part: 0 })
  expect(readFrom(lesson, 3)).toBe(3)
  expect(placeReached(lesson, ['supply', 'take wood'])).toEqual({ step: 2, part: 1 })
})

it('skips a part that the rules carried out automatically', async () => {
  const [lesson] = (await courseOf(SAMPLE_GAME)).lessons
  if (lesson === undefined) throw new Error('no lesson')
  const before = ['take wood', 'end', 'enter fishery', 'end', 'enter building-firm-2']
  const at = placeReached(lesson, before)
  expect(partAsked(lesson, at, ['pay 1 fish'])?.id).toBe('fee')
  expect(partAsked(lesson, at, ['build wharf-1'])?.id).toBe('wharf')
  expect(placeReached(lesson, [...before, 'build wharf-1'])).toEqual({ step: at.step, part: 3 })
})

it('a scripted opponent refuses when its script has run out or does not exist', async () => {
  const lines = Array.from({ length: 99 }, (_, at) => ({ moveNumber: at, seat: 1, command: 'end' }))
  const lesson = { game: SAMPLE_GAME, name: FIRST_LESSON }
  expect(await scriptedMove(lesson, 1, { moves: lines })).toMatchObject({ ok: false })
  expect(await scriptedMove({ ...lesson, name: 'none' }, 1, { moves: [] })).toMatchObject({ ok: false })
})
