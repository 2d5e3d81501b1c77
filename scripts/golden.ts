/**
 * Makes the golden games of Le Havre: `node scripts/golden.ts` plays many games of players who try, keeps for each
 * of the ten set-ups the one that shows most of what the others do not, and writes its record and what it led to.
 * Run it only after `rulesVersion` was raised, or before the first release: a stored game never breaks.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { type GameRecord, printRecord } from '@quayside/kernel'
import { VERSIONS, type Version } from '@quayside/le-havre'
import { endOf, GOLDEN } from '../packages/le-havre/test/fixtures.ts'
import { thoughtfulGame } from '../packages/le-havre/test/thoughtful.ts'

const { values } = parseArgs({ options: { tries: { type: 'string', default: '200' } } })

/** A game and all it showed: words of commands without their amounts, and kinds of events. */
interface Candidate {
  readonly record: GameRecord
  readonly shown: ReadonlySet<string>
}

const candidate = (players: number, version: Version, seed: string): Candidate => {
  const { record, turns } = thoughtfulGame({ players, version }, seed)
  const shown = new Set<string>()
  for (const { interjected, events } of turns) {
    if (interjected) shown.add('happened: out of turn')
    for (const { kind } of events) shown.add(`happened: ${kind}`)
  }
  for (const { command } of record.lines) {
    shown.add(`happened: ${command.split(' ')[0]}`)
    shown.add(command.replaceAll(/\d+/g, 'n'))
  }
  return { record, shown }
}

const seen = new Set<string>()
/** What happens counts more than with which cards, and where somebody went more than what was traded there. */
const weight = (sight: string): number =>
  sight.startsWith('happened') ? 20 : sight.startsWith('enter') ? 4 : 1

/** How much a game shows that was not seen before. */
const news = ({ shown }: Candidate): number =>
  [...shown].reduce((sum, sight) => sum + (seen.has(sight) ? 0 : weight(sight)), 0)

mkdirSync(GOLDEN, { recursive: true })
for (const version of VERSIONS)
  for (const players of [5, 4, 3, 2, 1]) {
    const candidates = Array.from({ length: Number(values.tries) }, (_, number) =>
      candidate(players, version, `golden-${number + 1}`),
    )
    const best = candidates.reduce((one, other) => (news(other) > news(one) ? other : one))
    const name = join(GOLDEN, `${version}-${players}`)
    writeFileSync(`${name}.txt`, printRecord(best.record))
    writeFileSync(`${name}.json`, `${JSON.stringify(endOf(best.record), null, 2)}\n`)
    console.log(`${version}-${players}: ${best.record.lines.length} commands, ${news(best)} for what is new`)
    for (const sight of best.shown) seen.add(sight)
  }
process.stdout.write(`${[...seen].sort().join('\n')}\n`)
