import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { SERVER_FLAGS } from './server-flags.ts'

const flags = SERVER_FLAGS.join(' ')
const quoted = SERVER_FLAGS.map((flag) => `"${flag}"`).join(', ')

it.each([
  ['package.json', `node ${flags} packages/cli/src/main.ts serve`],
  ['deploy/Containerfile', `["node", ${quoted}, "/quayside/packages/cli/src/main.ts"]`],
  ['deploy/quayside.service', `node ${flags} packages/cli/src/main.ts serve`],
])('%s starts a server as it is measured', async (file, line) => {
  expect(await readFile(new URL(`../../../../${file}`, import.meta.url), 'utf8')).toContain(line)
})
