/**
 * Writes `types.ts` next to every set of message files, so that the compiler knows the parameters of each
 * message, and `title.ts` of every game.
 */
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { areas, faultsOf, staleFiles } from '../../tests/messages.ts'
import { readOptions } from '../options.ts'

readOptions('messages', {})

const stale = areas.flatMap(staleFiles)
for (const { path, text } of stale) writeFileSync(path, text)
console.log(`${areas.length} sets of messages, ${stale.length} files updated`)
for (const area of areas)
  for (const fault of faultsOf(area)) {
    console.log(`  ${area.folder}: ${fault}`)
    process.exitCode = 1
  }
