import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { SERVER_FLAGS } from './server-flags.ts'

const flags = SERVER_FLAGS.join(' ')

it.each([
  ['package.json', `node ${flags} packages/cli/src/main.ts serve`],
  ['deploy/Containerfile', `NODE_OPTIONS="${flags}"`],
  ['deploy/quayside.service', `"NODE_OPTIONS=${flags}"`],
])('%s starts a server as it is measured', async (file, line) => {
  expect(await readFile(new URL(`../../../../${file}`, import.meta.url), 'utf8')).toContain(line)
})
