/** Writes `types.ts` beside every set of message files, so that the compiler knows what each message is told. */
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { areas, faultsOf, isStale, typesFile, typesOf } from '../../tests/messages.ts'
import { readOptions } from '../options.ts'

readOptions('messages', {})

const stale = areas.filter(isStale)
for (const area of stale) writeFileSync(typesFile(area), typesOf(area))
console.log(`${areas.length} sets of messages, ${stale.length} types written anew`)
for (const area of areas)
  for (const fault of faultsOf(area)) {
    console.log(`  ${area.folder}: ${fault}`)
    process.exitCode = 1
  }
