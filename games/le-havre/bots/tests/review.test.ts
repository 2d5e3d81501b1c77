import type { SearchProgress } from '@quayside/bots'
import {
  bestCommand,
  RemainingBudget,
  type Review,
  type ReviewOptions,
  review,
  sortByValue,
} from '@quayside/bots'
import { Game, type GameRecord } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { type Command, leHavre, type State } from '../../rules/index.ts'
import { heuristicAdviser } from './heuristic-adviser.ts'

const QUICK: ReviewOptions = { level: 'mate', budget: { nodes: 400 } }

const rank = (state: State, seat: number) =>
  heuristicAdviser
    .plannerFor(state)
    .rank(state, seat, new RemainingBudget({ nodes: Number.POSITIVE_INFINITY }))

/** When the second seat plays badly: late, so that little is left to play out. */
const BAD_MOVES = { from: 370, until: 450 }

/** A two-player game; the second seat plays the worst-ranked command in some turns. */
const playedGame = (foolish: (at: number) => boolean, commands = Number.POSITIVE_INFINITY): GameRecord => {
  const game = Game.open(leHavre, { players: 2, version: 'full' }, 'review')
  if (!game.ok) throw new Error(game.refusal.code)
  const { value } = game
  while (value.moveNumber < commands) {
    const [seat] = leHavre.deciders(value.state)
    if (seat === undefined) break
    const choices = rank(value.state, seat)
    const worst = sortByValue(choices).at(-1)?.command as Command
    value.submit(seat, seat === 1 && foolish(value.moveNumber) ? worst : bestCommand(choices).command)
  }
  return value.record
}

const reviewed = async (record: GameRecord, options = QUICK): Promise<Review> => {
  const result = await review(heuristicAdviser, record, options)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}

const whole = playedGame((at) => at > BAD_MOVES.from && at < BAD_MOVES.until)
const reviewOfWhole = await reviewed(whole, { level: 'mate', budget: { nodes: 160_000 } })
const begun = playedGame(() => false, 60)

describe('a review', () => {
  it('works for a game that began in a position', async () => {
    const dealt = Game.load(leHavre, begun)
    if (!dealt.ok) throw new Error(dealt.refusal.code)
    const game = Game.from(leHavre, dealt.value.state)
    for (let step = 0; step < 20; step++) {
      const [seat = 0] = leHavre.deciders(game.state)
      game.submit(seat, bestCommand(rank(game.state, seat)).command)
    }
    const position = leHavre.position.write(dealt.value.state)
    const { curve, decisions, reviewed: done } = await reviewed(game.record, { ...QUICK, position })
    expect(done).toBe(20)
    expect(curve).toHaveLength(21)
    expect(decisions.length).toBeGreaterThan(3)
    expect(await review(heuristicAdviser, game.record, { ...QUICK, position: { round: 99 } })).toMatchObject({
      ok: false,
      refusal: { code: 'bad-value' },
    })
  })

  it('has the expected points of every position, and the actual ones at the end', () => {
    const { curve, commands } = reviewOfWhole
    expect(curve).toHaveLength(commands + 1)
    const replayed = Game.load(leHavre, whole)
    if (!replayed.ok) throw new Error(replayed.refusal.code)
    const totals = leHavre.outcome(replayed.value.state)?.scores.map(({ total }) => total)
    expect(curve.at(-1)).toEqual(totals)
    expect(curve.every((finals) => finals.length === 2 && finals.every(Number.isFinite))).toBe(true)
  })

  it('finds who played badly, when, and how much better the alternative was', () => {
    const { decisions, seats } = reviewOfWhole
    const mistakes = decisions.filter(({ mistake }) => mistake)
    const planted = mistakes.filter(
      ({ at, seat }) => seat === 1 && at > BAD_MOVES.from && at < BAD_MOVES.until,
    )
    expect(planted.length).toBeGreaterThan(2)
    for (const { played, better, playouts } of planted) {
      expect(better?.command).not.toBe(played.command)
      expect(played.behind).toBeGreaterThanOrEqual(heuristicAdviser.noise / 2)
      expect(playouts).toBeGreaterThanOrEqual(4)
    }
    expect(seats[1]?.lost).toBeGreaterThan(5 * (seats[0]?.lost ?? 0))
    expect(seats[1]?.mistakes).toBe(mistakes.filter(({ seat }) => seat === 1).length)
  })

  it('reports no mistake for the evaluator’s own choice', async () => {
    const { decisions } = await reviewed(begun)
    expect(decisions.length).toBeGreaterThan(10)
    expect(decisions.filter(({ mistake }) => mistake)).toEqual([])
  })

  it('reports no mistake within the evaluator’s error', async () => {
    const doubtful = { ...heuristicAdviser, noise: 1000 }
    const result = await review(doubtful, whole, QUICK)
    expect(result.ok && result.value.decisions.some(({ better }) => better !== null)).toBe(true)
    expect(result.ok && result.value.decisions.filter(({ mistake }) => mistake)).toEqual([])
  })

  it('confirms by games played to the end alone, whatever the search says', async () => {
    const dealt = Game.load(leHavre, { ...whole, moves: whole.moves.slice(0, -20), result: null })
    if (!dealt.ok) throw new Error(dealt.refusal.code)
    const game = Game.from(leHavre, dealt.value.state)
    for (let [seat] = leHavre.deciders(game.state); seat !== undefined; [seat] = leHavre.deciders(game.state))
      game.submit(seat, bestCommand(rank(game.state, seat)).command)
    const position = leHavre.position.write(dealt.value.state)
    const { mate } = heuristicAdviser.levels
    const verdicts = async (bias: number) => {
      const weigh: typeof mate.bot.weigh = function* (question) {
        const found = yield* mate.bot.weigh(question)
        const played = question.also === undefined ? '' : leHavre.notation.print(question.also)
        const [others, own] = [false, true].map((isPlayed) =>
          found.filter(({ command }) => (leHavre.notation.print(command) === played) === isPlayed),
        )
        const praised = (others ?? []).map((one) => ({
          ...one,
          samples: one.samples.map((finals) =>
            finals.map((points, seat) => points + (seat === question.seat ? bias : 0)),
          ),
        }))
        return [...praised, ...(own ?? [])]
      }
      const partial = { ...mate, bot: { ...mate.bot, weigh } }
      const adviser = { ...heuristicAdviser, levels: { ...heuristicAdviser.levels, mate: partial } }
      const result = await review(adviser, game.record, { level: 'mate', position })
      if (!result.ok) throw new Error(result.refusal.code)
      return result.value.decisions.map(({ at, mistake, playouts }) => ({ at, mistake, playouts }))
    }
    const modest = await verdicts(500)
    expect(modest.some(({ playouts }) => playouts > 0)).toBe(true)
    expect(await verdicts(5000)).toEqual(modest)
  })

  it('reports a decision that it had no time to analyse as a suspect', async () => {
    const { decisions } = await reviewed(whole, { level: 'mate', budget: { nodes: 1 } })
    expect(decisions.filter(({ mistake }) => mistake)).toEqual([])
    const suspects = decisions.filter(({ suspect }) => suspect)
    expect(suspects.length).toBeGreaterThan(3)
    expect(suspects.every(({ better, playouts }) => better !== null && playouts === 0)).toBe(true)
  })

  it('reports partial results: first the expected points, then verdict by verdict', async () => {
    const partial: Review[] = []
    const watch = { partial: (so: Review) => void partial.push(so) }
    const all = await reviewed(whole, { level: 'mate', budget: { nodes: 30_000 }, watch })
    expect(partial[0]).toMatchObject({ reviewed: 0, decisions: [], curve: all.curve })
    expect(partial[1]?.reviewed).toBe(whole.moves.length)
    const mistakes = partial.map(({ decisions }) => decisions.filter(({ mistake }) => mistake).length)
    expect(mistakes.toSorted((a, b) => a - b)).toEqual(mistakes)
    expect(partial.at(-1)).toEqual(all)
  })

  it('finds the turning points', () => {
    const { turningPoints } = reviewOfWhole
    expect(turningPoints.some(({ kind, seat }) => kind === 'loss' && seat === 1)).toBe(true)
  })

  it('is plain data and reproducible', async () => {
    const once = await reviewed(begun)
    expect(JSON.parse(JSON.stringify(once))).toEqual(once)
    expect(await reviewed(begun)).toEqual(once)
  })

  it('judges by what the seat could see', async () => {
    const lookedAt: State[] = []
    const { mate } = heuristicAdviser.levels
    const weigh: typeof mate.bot.weigh = (question) => {
      lookedAt.push(question.view)
      return mate.bot.weigh(question)
    }
    const watched = {
      ...heuristicAdviser,
      levels: { ...heuristicAdviser.levels, mate: { ...mate, bot: { ...mate.bot, weigh } } },
    }
    await review(watched, begun, QUICK)
    const game = Game.open(leHavre, begun.options, begun.seed)
    if (!game.ok) throw new Error(game.refusal.code)
    expect(lookedAt).toHaveLength(begun.moves.length)
    for (const [at, { seat, command }] of begun.moves.entries()) {
      const seen = leHavre.hash(leHavre.view(game.value.state, seat))
      expect(leHavre.hash(lookedAt[at] as State)).toBe(seen)
      game.value.submitText(seat, command)
    }
    expect(leHavre.hash(game.value.state)).not.toBe(leHavre.hash(leHavre.view(game.value.state, 0)))
  })

  it('reports progress, and stops when cancelled', async () => {
    const reports: SearchProgress[] = []
    const progress = (so: SearchProgress): void => {
      reports.push(so)
    }
    const all = await reviewed(begun, { ...QUICK, watch: { progress } })
    expect(all.reviewed).toBe(60)
    const soFar = reports.length
    expect(soFar).toBeGreaterThanOrEqual(60)
    expect(reports.at(-1)).toMatchObject({ share: 1 })
    const watch = { cancelled: () => reports.length >= soFar + 10, progress }
    const some = await reviewed(begun, { ...QUICK, watch })
    expect(some).toMatchObject({ reviewed: 10, commands: 60 })
    expect(some.curve).toHaveLength(61)
  })

  it('yields to the event loop between decisions', async () => {
    const waiting = new AbortController()
    setTimeout(() => waiting.abort(), 1)
    const watch = { cancelled: () => waiting.signal.aborted }
    expect((await reviewed(whole, { ...QUICK, watch })).reviewed).toBeLessThan(whole.moves.length)
  })

  it('refuses a record that does not replay', async () => {
    const [first, ...lines] = begun.moves
    if (!first) throw new Error('no lines')
    const broken = { ...begun, moves: [{ ...first, command: 'enter church' }, ...lines] }
    expect(await review(heuristicAdviser, broken, QUICK)).toMatchObject({
      ok: false,
      refusal: { code: 'line-refused', line: 1 },
    })
  })
})
