/**
 * Writes the golden games of Le Havre for the latest version of the rules: plays many heuristic games, keeps for each
 * of the ten set-ups the one that covers most of what the others do not, and writes its record and its end. With
 * `--modules` it writes full games whose special buildings are all from modules. Run it only after the version was
 * raised and before it is released: a stored game never breaks.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'
import { type GameRecord, printRecord } from '@quayside/kernel'
import { flag, readOptions, whole } from '../../../tools/options.ts'
import { MODULES, type Options, VERSIONS } from '../rules/index.ts'
import { endOf, goldenFile } from '../tests/fixtures.ts'
import { heuristicGame } from '../tests/heuristic-playout.ts'

const values = readOptions('le-havre:golden', {
  tries: whole(200, 'games of each set-up to choose from'),
  modules: flag('games whose special buildings are all from modules'),
})

/** A game and what it covers: commands without their amounts, and kinds of events. */
interface Candidate {
  readonly record: GameRecord
  readonly shown: ReadonlySet<string>
}

const candidate = (options: Partial<Options>, seed: string): Candidate => {
  const { record, turns } = heuristicGame(options, seed)
  const shown = new Set<string>()
  for (const { interjected, events } of turns) {
    if (interjected) shown.add('happened: out of turn')
    for (const { kind } of events) shown.add(`happened: ${kind}`)
  }
  for (const { command } of record.moves) {
    shown.add(`happened: ${command.split(' ')[0]}`)
    shown.add(command.replaceAll(/\d+/g, 'n'))
  }
  return { record, shown }
}

const seen = new Set<string>()
/** An event counts more than its cards, and a visited building more than what was traded there. */
const weight = (sight: string): number =>
  sight.startsWith('happened') ? 20 : sight.startsWith('enter') ? 4 : 1

/** How much a game covers that no earlier game does. */
const news = ({ shown }: Candidate): number =>
  [...shown].reduce((sum, sight) => sum + (seen.has(sight) ? 0 : weight(sight)), 0)

/** Writes the game of these options that covers most that is new. */
const keepBest = (name: string, options: Partial<Options>): void => {
  const candidates = Array.from({ length: values.tries }, (_, number) =>
    candidate(options, `golden-${number + 1}`),
  )
  const best = candidates.reduce((one, other) => (news(other) > news(one) ? other : one))
  const file = (end: 'txt' | 'json'): string => goldenFile(LATEST, name, end)
  mkdirSync(dirname(file('txt')), { recursive: true })
  writeFileSync(file('txt'), printRecord(best.record))
  writeFileSync(file('json'), `${JSON.stringify(endOf(best.record), null, 2)}\n`)
  console.log(`${name}: ${best.record.moves.length} commands, ${news(best)} for what is new`)
  for (const sight of best.shown) seen.add(sight)
}

const LATEST = 2

const MOST_FIRST = [5, 4, 3, 2, 1]

if (values.modules) {
  for (const players of MOST_FIRST)
    keepBest(`modules-${players}`, {
      players,
      version: 'full',
      modules: MODULES,
      specials: 'modules',
      soloWithoutOthersCards: false,
    })
} else {
  for (const version of VERSIONS)
    for (const players of MOST_FIRST) keepBest(`${version}-${players}`, { players, version })
}
process.stdout.write(`${[...seen].sort().join('\n')}\n`)
