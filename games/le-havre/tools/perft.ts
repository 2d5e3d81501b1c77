/**
 * Writes the perft counts of Le Havre. They detect any change in move generation, so explain every difference before
 * you write it.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { perft } from '@quayside/kernel/conformance'
import { flag, readOptions } from '../../../tools/options.ts'
import { leHavre, VERSIONS } from '../rules/index.ts'
import {
  fixturesOf,
  goldenNames,
  goldenPosition,
  goldenRecord,
  type PerftCount,
  perftStart,
} from '../tests/fixtures.ts'

const LATEST = 2
const DEEPEST = 8
/** Enough to detect a difference, and counted quickly. */
const MOST = 30_000

const countsFrom = (from: PerftCount['from']): PerftCount => {
  const state = perftStart(LATEST, from)
  const counts: number[] = []
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const count = perft(leHavre, state, depth)
    if (count > MOST && counts.length > 0) break
    counts.push(count)
  }
  return { from, counts }
}

/** From each third of a golden game, the position with the most different commands. */
const richest = (golden: string): PerftCount['from'][] => {
  const { length } = goldenRecord(LATEST, golden).moves
  const best = [0, 1, 2].map(() => ({ at: 0, choices: 0 }))
  for (let at = 0; at < length; at++) {
    const third = best[Math.floor((3 * at) / length)]
    const choices = varietyAt(golden, at)
    if (third && choices > third.choices) Object.assign(third, { at, choices })
  }
  return best.map(({ at }) => ({ golden, at }))
}

const varietyAt = (golden: string, at: number): number => {
  const state = goldenPosition(LATEST, golden, at)
  const words = leHavre
    .deciders(state)
    .flatMap((seat) => leHavre.commands(state, seat).map((command) => leHavre.notation.print(command)))
  return new Set(words.map((text) => text.split(' ')[0])).size * 100 + words.length
}

const values = readOptions('le-havre:perft', { modules: flag('those of the golden games with modules') })

const ofBaseGame = (): PerftCount[] => [
  ...VERSIONS.flatMap((version) =>
    [1, 2, 3, 4, 5].map((players) => countsFrom({ players, version, seed: 'perft' })),
  ),
  ...goldenNames(LATEST).flatMap(richest).map(countsFrom),
]

const counts = values.modules
  ? goldenNames(LATEST, 'golden-modules').flatMap(richest).map(countsFrom)
  : ofBaseGame()
writeFileSync(
  join(fixturesOf(LATEST), values.modules ? 'perft-modules.json' : 'perft.json'),
  `[\n${counts.map((count) => `  ${JSON.stringify(count)}`).join(',\n')}\n]\n`,
)
for (const { from, counts: numbers } of counts) console.log(JSON.stringify(from), numbers.join(' '))
