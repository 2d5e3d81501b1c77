import { describe, expect, test } from 'vitest'
import { DEFAULT_OPTIONS, readOptions } from './options.ts'

const DEFAULTS = {
  players: 3,
  version: 'full',
  start: 0,
  blackMarketRedeal: true,
  stadiumPurchase: true,
  doubleInterest: false,
  marketplaceLimit: 8,
  soloWithoutOthersCards: true,
  modules: [],
  specials: 'all',
}

const refusalOf = (raw: unknown): unknown => {
  const read = readOptions(raw)
  return read.ok ? 'accepted' : read.refusal
}

describe('an option that is left out', () => {
  test('has its default [LH-1.28]', () => {
    expect(readOptions({})).toEqual({ ok: true, value: DEFAULTS })
    expect(DEFAULT_OPTIONS).toEqual(DEFAULTS)
  })

  test('has its default next to the options given [LH-1.28]', () => {
    expect(readOptions({ players: 5, start: 'random', doubleInterest: true })).toEqual({
      ok: true,
      value: { ...DEFAULTS, players: 5, start: 'random', doubleInterest: true },
    })
  })
})

test.each([
  ['players', 1],
  ['players', 5],
  ['version', 'short'],
  ['start', 2],
  ['start', 'random'],
  ['blackMarketRedeal', false],
  ['stadiumPurchase', false],
  ['doubleInterest', true],
  ['marketplaceLimit', 2],
  ['marketplaceLimit', 8],
  ['soloWithoutOthersCards', false],
  ['modules', ['grand-hameau', 'essen-2008']],
  ['specials', ['zoo', 'farm', 'kiln', 'inn', 'cobblers', 'ms-dagmar']],
])('%s may be %s [LH-1.28]', (field, value) => {
  expect(readOptions({ [field]: value })).toEqual({ ok: true, value: { ...DEFAULTS, [field]: value } })
})

test.each([
  ['players', 0, '0'],
  ['players', 6, '6'],
  ['players', 2.5, '2.5'],
  ['players', '3', '"3"'],
  ['players', null, 'null'],
  ['players', undefined, ''],
  ['version', 'long', '"long"'],
  ['version', 1, '1'],
  ['start', -1, '-1'],
  ['start', 3, '3'],
  ['start', 0.5, '0.5'],
  ['start', 'first', '"first"'],
  ['blackMarketRedeal', 1, '1'],
  ['stadiumPurchase', 'no', '"no"'],
  ['doubleInterest', null, 'null'],
  ['marketplaceLimit', 1, '1'],
  ['marketplaceLimit', 9, '9'],
  ['marketplaceLimit', '8', '"8"'],
  ['soloWithoutOthersCards', 0, '0'],
  ['modules', 'all', '"all"'],
  ['modules', ['essen'], '["essen"]'],
  ['modules', ['essen-2008', 'essen-2008'], '["essen-2008","essen-2008"]'],
  ['specials', 'some', '"some"'],
  ['specials', 'modules', '"modules"'],
  ['specials', ['zoo'], '["zoo"]'],
  [
    'specials',
    ['zoo', 'farm', 'kiln', 'inn', 'cobblers', 'zoo'],
    '["zoo","farm","kiln","inn","cobblers","zoo"]',
  ],
  ['specials', ['zoo', 'farm', 'kiln', 'inn', 'bank', 'diner'], '["zoo","farm","kiln","inn","bank","diner"]'],
])('%s cannot be %s [LH-1.29]', (field, value, written) => {
  expect(refusalOf({ [field]: value })).toEqual({ code: 'bad-value', params: { field, value: written } })
})

test('the six can be drawn from the modules alone only where there are some [LH-1.29]', () => {
  expect(readOptions({ modules: ['essen-2008'], specials: 'modules' }).ok).toBe(true)
})

test('the starting seat must be one of the seats at the table [LH-1.29]', () => {
  expect(readOptions({ players: 4, start: 3 }).ok).toBe(true)
  expect(refusalOf({ players: 2, start: 2 })).toEqual({
    code: 'bad-value',
    params: { field: 'start', value: '2' },
  })
})

test.each(['colour', 'Players', 'toString', 'constructor'])(
  'there is no option called %s [LH-1.29]',
  (field) => {
    expect(refusalOf({ [field]: true })).toEqual({ code: 'unknown-field', params: { field } })
  },
)

test.each([[null], [undefined], [3], ['full'], [[]], [[{ players: 3 }]], [true]])(
  'options are a record and not %j [LH-1.29]',
  (raw) => {
    expect(refusalOf(raw)).toEqual({ code: 'bad-options', params: {} })
  },
)
