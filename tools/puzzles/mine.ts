/** Finds puzzles in self-play games of the bots. Equal seeds give equal games and puzzles. */
import { lookahead, type Planner, Playouts, RemainingBudget, runToEnd, sortByValue } from '@quayside/bots'
import type { LineStep, Puzzle } from '@quayside/game'
import { random, type Seat, shuffle } from '@quayside/kernel'
import { DeepPlayout, margin, type RankedPlans } from './deep-playout.ts'
import { startRating } from './difficulty.ts'
import type { MinedGame } from './mined-games.ts'
import { shortened } from './short-position.ts'

export interface MiningExtent {
  /** Maximum number of decisions before the end of the game: longer playouts need more worlds. */
  readonly horizon: number
  /** Maximum number of puzzles per game. */
  readonly perGame: number
}

export const USUAL_EXTENT: MiningExtent = { horizon: 64, perGame: 3 }

/** This close to the end playouts are cheap: no estimate is needed before them. */
const NEAR_THE_END = 30

/** Share of the gap that an estimate must show. */
const PROMISE = 0.8

/**
 * Maximum number of decisions of a game that are played out; minimum distance between two puzzles in moves.
 */
const MAX_PLAYED_OUT = 8
const MIN_MOVES_APART = 12

const UNLIMITED = { nodes: Number.POSITIVE_INFINITY }

/** All commands, without lookahead. */
const WITHOUT_LOOKAHEAD = { commands: 99, segments: [], finalists: 99, rounds: 1 }

/** Maximum length of a line, including forced commands. */
const LINE = 8

interface Decision {
  readonly move: number
  readonly seat: Seat
  readonly view: unknown
  readonly commands: readonly unknown[]
}

/** Plays a game with the planner alone, like the mate, and returns the decisions that may be puzzles. */
const selfPlay = (
  { adviser: { rules }, mining }: MinedGame,
  planner: Planner<unknown, unknown>,
  start: unknown,
): { readonly decisions: readonly Decision[]; readonly moves: number } => {
  const state = rules.copy(start)
  const decisions: Decision[] = []
  for (let move = 0; ; move++) {
    const [seat] = rules.deciders(state)
    if (seat === undefined) return { decisions, moves: move }
    const ranked = sortByValue(planner.rank(state, seat, new RemainingBudget(UNLIMITED)))
    const [best] = ranked
    if (best === undefined) throw new Error('nothing to choose from')
    if (ranked.length >= 4) {
      const view = rules.view(state, seat)
      if (mining.isCandidate(view, seat))
        decisions.push({ move, seat, view, commands: ranked.map(({ command }) => command) })
    }
    rules.apply(state, seat, best.command)
  }
}

export class Miner {
  readonly #game: MinedGame
  readonly #extent: MiningExtent

  constructor(game: MinedGame, extent: MiningExtent = USUAL_EXTENT) {
    this.#game = game
    this.#extent = extent
  }

  /** The puzzles of the game with this number. */
  async mine(seed: string, number: number): Promise<Puzzle[]> {
    const { adviser, mining } = this.#game
    const { rules } = adviser
    const options = rules.options(mining.setUps[number % mining.setUps.length])
    if (!options.ok) throw new Error(`no such set-up: ${options.refusal.code}`)
    const start = rules.setup(options.value, `${seed}-${number}`)
    await adviser.prepare(start)
    const planner = adviser.plannerFor(start)
    const { decisions, moves } = selfPlay(this.#game, planner, start)
    const near = decisions.filter(({ move }) => moves - move <= this.#extent.horizon)
    const found: { readonly move: number; readonly puzzle: Puzzle }[] = []
    let looks = 0
    for (const decision of shuffle(near, random(`decisions ${seed} ${number}`))) {
      if (looks >= MAX_PLAYED_OUT || found.length >= this.#extent.perGame) break
      if (found.some(({ move }) => Math.abs(move - decision.move) < MIN_MOVES_APART)) continue
      const promised = this.#promised(decision)
      if (moves - decision.move > NEAR_THE_END && promised < PROMISE * mining.gap) continue
      looks++
      const puzzle = this.#look(planner, decision, promised, `${number}-${decision.move}`)
      if (puzzle !== null) found.push({ move: decision.move, puzzle })
    }
    return found.sort((a, b) => a.move - b.move).map(({ puzzle }) => puzzle)
  }

  /** The estimated lead of the best plan over every other idea, without lookahead. */
  #promised({ view, seat }: Decision): number {
    const { adviser, mining } = this.#game
    const allowance = new RemainingBudget(UNLIMITED)
    const evaluator = lookahead(adviser.rules, (from) => adviser.plannerFor(from), WITHOUT_LOOKAHEAD)
    const expect = (state: unknown): readonly number[] => adviser.estimateScores(state, seat)
    const tried = runToEnd(evaluator.weigh({ view, seat, seed: 'screen', allowance, expect }))
    const [best] = tried
    const rival = tried.find(
      ({ command }) => best !== undefined && mining.idea(command) !== mining.idea(best.command),
    )
    if (best === undefined || rival === undefined) return 0
    return margin(best.samples[0] ?? [], seat) - margin(rival.samples[0] ?? [], seat)
  }

  #look(planner: Planner<unknown, unknown>, decision: Decision, promised: number, id: string): Puzzle | null {
    const { adviser, mining } = this.#game
    const { view, seat, commands } = decision
    const playouts = new Playouts(adviser.rules, planner, { view, seat, seed: `look ${id}` })
    const play = (places: readonly number[]) => {
      const finals = playouts.next(places.map((place) => commands[place]))
      if (finals === null) throw new Error('a playout without a limit has come to its limit')
      return finals
    }
    const deep = new DeepPlayout(
      commands.map((command) => mining.idea(command)),
      seat,
      mining,
      play,
    )
    const found = deep.run()
    if (found === null) return null
    const isAlone = adviser.rules.seatCount(view) === 1
    if (!isAlone && Math.abs(deep.margin(found.best)) > mining.margin) return null
    if (found.right.length > 3) return null
    return this.#puzzle(planner, decision, promised, id, deep, found)
  }

  #puzzle(
    planner: Planner<unknown, unknown>,
    { view, seat, commands }: Decision,
    promised: number,
    id: string,
    deep: DeepPlayout,
    { best, right, worlds }: RankedPlans,
  ): Puzzle | null {
    const { adviser, mining, levels } = this.#game
    const { rules } = adviser
    const print = (place: number): string => rules.notation.print(commands[place])
    const places = [...commands.keys()].sort(
      (a, b) => deep.standing(a, best).behind - deep.standing(b, best).behind,
    )
    const order = [best, ...places.filter((place) => place !== best)]
    const rival = order.find((place) => !right.includes(place))
    if (rival === undefined) return null
    const tell = (place: number) => this.#line(planner, view, seat, commands[place])
    const [line, refutation] = [tell(best), tell(rival)]
    const answers = right.map(print)
    const rating = startRating({ rules, levels, view, seat, right: answers, id }, promised / mining.gap)
    if (rating === null) return null
    const tenth = (points: number): number => Math.round(points * 10) / 10
    return {
      id,
      seat,
      position: shortened(rules, view),
      right: answers,
      values: order.map((place) => ({
        command: print(place),
        points: tenth(deep.points(place, best)),
        behind: place === best ? 0 : tenth(deep.standing(place, best).behind),
      })),
      line: line.steps,
      refutation: refutation.steps,
      themes: mining.themes({
        before: view,
        seat,
        command: commands[best],
        right: line.after,
        wrong: refutation.after,
        plan: line.plan,
        isWanted: refutation.others.includes(mining.idea(commands[best])),
      }),
      rating,
      reasons: [],
      worlds,
    }
  }

  /** A plan completed, then the best-ranked commands of all seats; with hidden hands only the own moves. */
  #line(planner: Planner<unknown, unknown>, view: unknown, seat: Seat, first: unknown) {
    const { adviser, mining } = this.#game
    const { rules } = adviser
    const state = rules.sampleState(view, random('line'))
    const steps: LineStep[] = [{ seat, command: rules.notation.print(first) }]
    const plan: unknown[] = [first]
    const others: string[] = []
    rules.apply(state, seat, first)
    let after: unknown = null
    while (after === null || steps.length < LINE) {
      const [decider] = rules.deciders(state)
      const isOwn = decider === seat && !planner.isTurnOver(state, seat)
      if (!isOwn) after ??= rules.copy(state)
      if (decider === undefined || (!isOwn && this.#game.secrets)) break
      const [next] = sortByValue(planner.rank(state, decider, new RemainingBudget(UNLIMITED)))
      if (next === undefined) break
      if (after === null) plan.push(next.command)
      if (decider !== seat) others.push(mining.idea(next.command))
      if (steps.length < LINE) steps.push({ seat: decider, command: rules.notation.print(next.command) })
      rules.apply(state, decider, next.command)
    }
    return { steps, plan, others, after: after ?? state }
  }
}
