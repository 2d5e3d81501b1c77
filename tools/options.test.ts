import { describe, expect, it } from 'vitest'
import { choice, flag, helpOf, number, text, valuesIn, whole } from './options.ts'

const OPTIONS = {
  rooms: whole(10, 'tables'),
  share: number(null, 'how much of a processor'),
  store: choice(['sqlite', 'postgres'], 'sqlite', 'where games are kept'),
  json: text('FILE', null, 'the numbers'),
  check: flag('compares every view'),
}

describe('the options of a tool', () => {
  it('each have a default', () => {
    expect(valuesIn([], OPTIONS)).toEqual({
      rooms: 10,
      share: null,
      store: 'sqlite',
      json: null,
      check: false,
    })
  })

  it('are parsed by their type', () => {
    const words = '--rooms 3 --share 0.2 --store postgres --json out.json --check'.split(' ')
    expect(valuesIn(words, OPTIONS)).toEqual({
      rooms: 3,
      share: 0.2,
      store: 'postgres',
      json: 'out.json',
      check: true,
    })
  })

  it.each([
    '--rooms many',
    '--rooms 0',
    '--rooms 1.5',
    '--rooms',
    '--share -1',
    '--store paper',
    '--check=no',
    '--colour red',
    'word',
  ])('are refused as "%s"', (words) => {
    expect(() => valuesIn(words.split(' '), OPTIONS)).toThrow()
  })

  it('are explained by --help, whatever the other arguments', () => {
    expect(valuesIn(['--help', '--rooms', 'many'], OPTIONS)).toBeNull()
    expect(helpOf('load', OPTIONS, ['More.']).split('\n').slice(1)).toEqual([
      '  --rooms N     tables (10)',
      '  --share N     how much of a processor',
      '  --store NAME  sqlite or postgres: where games are kept (sqlite)',
      '  --json FILE   the numbers',
      '  --check       compares every view',
      '',
      'More.',
    ])
  })
})
