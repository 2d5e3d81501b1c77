/**
 * Plays the golden games of the latest version of the rules and writes them to its folder in `fixtures`: `npm run
 * golden -w @quayside/packet-row`. Only for a new version: a stored game must always replay unchanged.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printRecord, random } from '@quayside/kernel'
import { playout } from '@quayside/kernel/conformance'
import { standardDeck } from '../rules/catalogue/deck.ts'
import { packetRow } from '../rules/index.ts'
import { fixturesOf, resultOf, resultsFile } from './golden-games.ts'

const LATEST = 2

/** A correction that an owner of the printed cards might make. */
const corrected = {
  bank: standardDeck.bank.map((card) => (card.type === 'money' ? { ...card, value: card.value + 1 } : card)),
  start: standardDeck.start.map((card) => ({ ...card, reward: 20 })),
}

const games: Readonly<Record<string, object>> = {
  'two-players': { players: 2 },
  'two-players-more': { players: 2, dryAreas: 2, start: 1 },
  'three-players': { players: 3 },
  'three-players-random': { players: 3, start: 'random' },
  'four-players': { players: 4 },
  'four-players-long': { players: 4, dryAreas: 4 },
  'five-players': { players: 5 },
  'five-players-three-dry': { players: 5, dryAreas: 3 },
  'corrected-deck': { players: 3, deck: corrected },
}

mkdirSync(fixturesOf(LATEST), { recursive: true })
const results = Object.entries(games).map(([name, raw]) => {
  const options = packetRow.options(raw)
  if (!options.ok) throw new Error(options.refusal.code)
  const { record, state } = playout(packetRow, options.value, name, random(`golden ${name}`))
  writeFileSync(join(fixturesOf(LATEST), `${name}.txt`), printRecord(record))
  return [name, resultOf(state)]
})
writeFileSync(resultsFile(LATEST), `${JSON.stringify(Object.fromEntries(results), null, 2)}\n`)
