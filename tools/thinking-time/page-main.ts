/** The part that runs in the page: keeps positions of a game and lets a level decide in them. */
import type { Level } from '@quayside/bots'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'
import type { Seat } from '@quayside/kernel'

export interface ThinkingGame {
  readonly game: string
  readonly options: unknown
  readonly seed: string
  readonly level: string
  /** How many decisions to keep, evenly spread over the game. */
  readonly decisions: number
}

export interface ThinkingTimer {
  /** Plays a game between mates and returns the number of decisions kept. */
  begin(asked: ThinkingGame): Promise<number>
  /** Milliseconds that the level takes for one of them. */
  decide(place: number): number
}

declare global {
  var thinking: ThinkingTimer
}

interface Decision {
  readonly view: unknown
  readonly seat: Seat
}

let kept: readonly Decision[] = []
let level: Level<unknown, unknown> | undefined

globalThis.thinking = {
  async begin({ game, options, seed, level: name, decisions }) {
    const found = await botsOf(games, game)
    if (!found.ok) throw new Error(`there is no game ${game}`)
    const { rules, levels } = found.value
    level = levels[name]
    const mate = levels['mate']
    if (level === undefined || mate === undefined) throw new Error(`there is no level ${name}`)
    const state = rules.setup(options, seed)
    await found.value.prepare(state)
    const all: Decision[] = []
    for (let move = 0; ; move++) {
      const [seat] = rules.deciders(state)
      if (seat === undefined) break
      const view = rules.view(state, seat)
      if (rules.commands(view, seat).length > 1) all.push({ view: rules.copy(view), seat })
      rules.apply(state, seat, mate.bot.decide(view, seat, mate.budget, `${seed} ${move}`))
    }
    kept = Array.from({ length: Math.min(decisions, all.length) }, (_, place) => {
      const at = Math.floor((place * all.length) / Math.min(decisions, all.length))
      return all[at] as Decision
    })
    return kept.length
  },
  decide(place) {
    const decision = kept[place]
    if (decision === undefined || level === undefined) throw new Error('there is no such decision')
    const begin = performance.now()
    level.bot.decide(decision.view, decision.seat, level.budget, `thinking ${place}`)
    return performance.now() - begin
  },
}
