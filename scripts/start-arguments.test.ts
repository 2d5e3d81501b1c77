import { expect, it } from 'vitest'
import { readArguments } from './start-arguments.ts'

it('without a wish the program is for this machine alone, on any free port, and keeps its games in a folder', () => {
  expect(readArguments([], {})).toEqual({
    port: null,
    host: 'localhost',
    store: 'quayside-data/quayside.db',
    help: false,
  })
})

it('the command line counts more than the environment', () => {
  const environment = { PORT: '9000', QUAYSIDE_HOST: '0.0.0.0', QUAYSIDE_STORE: 'postgres://harbour' }
  expect(readArguments([], environment)).toMatchObject({
    port: 9000,
    host: '0.0.0.0',
    store: 'postgres://harbour',
  })
  expect(readArguments(['--port', '9001', '--host', 'quay', '--store', 'a.db'], environment)).toMatchObject({
    port: 9001,
    host: 'quay',
    store: 'a.db',
  })
})

it('the site can do without tables', () => {
  expect(readArguments(['--site-only'], {})).toMatchObject({ store: null })
})

it.each([[['--port', 'eighty']], [['--port', '70000']], [['--prot', '80']], [['there']]])(
  'is not understood: %j',
  (words) => {
    expect(readArguments(words, {})).toBeNull()
  },
)
