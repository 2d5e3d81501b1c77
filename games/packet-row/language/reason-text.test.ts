import { describe, expect, it } from 'vitest'
import { type Reason, reasonText } from './reason-text.ts'
import { everyLanguage, faultsOf } from './testing.ts'
import { loadTexts } from './texts.ts'

const SAMPLES: readonly Reason[] = [
  { code: 'fulfills', params: { contracts: 1, dollars: 25 } },
  { code: 'fulfills', params: { contracts: 2, dollars: 40 } },
  { code: 'completes', params: { contract: 'fur-4-es' } },
  { code: 'nears', params: { contract: 'start-fur-3-es' } },
  { code: 'adds-points', params: { points: 5 } },
  { code: 'banker', params: { points: 2 } },
  { code: 'helps-rivals', params: { points: 2 } },
  { code: 'leaves-money', params: { dollars: 4 } },
  ...(['money', 'goods', 'merchant_ship', 'gold_nugget', 'captain', 'trader', 'assistant'] as const).map(
    (type): Reason => ({ code: 'useful', params: { type, dollars: 0 } }),
  ),
  { code: 'useful', params: { type: 'contract', dollars: 35 } },
  { code: 'waits-for', params: { card: 'fur-2' } },
  { code: 'aims-at', params: { card: 'ship-es' } },
  { code: 'area-has', params: { card: 'ship-es' } },
  { code: 'leaves-card', params: { card: 'library' } },
  ...(['worth-little', 'best-area', 'cash-in', 'holds-back', 'contested'] as const).map(
    (code): Reason => ({ code, params: {} }),
  ),
  { code: 'then', params: { steps: [{ card: 'fur-2' }, { contracts: ['fur-4-es'] }] } },
]

describe.each(everyLanguage)('reasons in %s', (locale, texts) => {
  it('are well written and all different', () => {
    const said = SAMPLES.map((reason) => reasonText(reason, texts))
    expect(said.flatMap((text) => faultsOf(text, locale))).toEqual([])
    expect(new Set(said).size).toBe(SAMPLES.length)
  })
})

it('a reason names the contract that it is about', async () => {
  expect(reasonText({ code: 'completes', params: { contract: 'fur-4-es' } }, await loadTexts('en'))).toBe(
    'With it you can fulfill the contract for 4 fur to Spain',
  )
})
