/** Puzzles from games that the bots play against themselves. Equal seeds give equal games and equal puzzles. */
import { drain, lookahead, type Planner, Playouts, RemainingBudget, sortByValue } from '@quayside/bots'
import type { LineStep, Puzzle } from '@quayside/game'
import { random, type Seat, shuffle } from '@quayside/kernel'
import { DeepLook, type Found, margin } from './deep-look.ts'
import { startRating } from './difficulty.ts'
import type { MinedGame } from './mined-games.ts'
import { shortened } from './short-position.ts'

export interface Extent {
  /** Decisions before the end of the game at most: the longer a playout, the more worlds it needs. */
  readonly horizon: number
  /** Puzzles that one game gives at most. */
  readonly perGame: number
}

export const USUAL_EXTENT: Extent = { horizon: 64, perGame: 3 }

/** So near the end a playout costs next to nothing: no estimate has to promise a gap before a closer look. */
const NEAR_THE_END = 30

/** Of the gap, how much an estimate has to promise. */
const PROMISE = 0.8

/** Decisions of one game that are looked at closely; puzzles of one game are so many moves apart. */
const LOOKS = 8
const APART = 12

const UNLIMITED = { nodes: Number.POSITIVE_INFINITY }

/** All commands, and nothing played on. */
const EVERYTHING_AT_ONCE = { commands: 99, stretches: [], finalists: 99, heats: 1 }

/** How long a line is told, with what nobody has to decide. */
const LINE = 8

interface Decision {
  readonly move: number
  readonly seat: Seat
  readonly view: unknown
  readonly commands: readonly unknown[]
}

/** A game by the planner alone, which is how the mate plays, and its decisions that may hold a puzzle. */
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
  readonly #extent: Extent

  constructor(game: MinedGame, extent: Extent = USUAL_EXTENT) {
    this.#game = game
    this.#extent = extent
  }

  /** What the game with this number gives. */
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
      if (looks >= LOOKS || found.length >= this.#extent.perGame) break
      if (found.some(({ move }) => Math.abs(move - decision.move) < APART)) continue
      const promised = this.#promised(decision)
      if (moves - decision.move > NEAR_THE_END && promised < PROMISE * mining.gap) continue
      looks++
      const puzzle = this.#look(planner, decision, promised, `${number}-${decision.move}`)
      if (puzzle !== null) found.push({ move: decision.move, puzzle })
    }
    return found.sort((a, b) => a.move - b.move).map(({ puzzle }) => puzzle)
  }

  /** How far the best plan is estimated to be ahead of every other idea; nothing is played on for that. */
  #promised({ view, seat }: Decision): number {
    const { adviser, mining } = this.#game
    const allowance = new RemainingBudget(UNLIMITED)
    const judge = lookahead(adviser.rules, (from) => adviser.plannerFor(from), EVERYTHING_AT_ONCE)
    const expect = (state: unknown): readonly number[] => adviser.estimateScores(state, seat)
    const tried = drain(judge.weigh({ view, seat, seed: 'screen', allowance, expect }))
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
    const deep = new DeepLook(
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
    deep: DeepLook,
    { best, right, worlds }: Found,
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

  /** A plan carried through, then what everybody likes best; in a game with hidden hands only the own moves. */
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
