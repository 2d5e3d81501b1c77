import { readFileSync } from 'node:fs'
import { loadTexts } from '@quayside/le-havre/language'
import { loadTableTexts } from '@quayside/texts/table'
import { expect, it } from 'vitest'
import { whyNotOnline } from './why-not.ts'

const PARAMETERS = new URL('../../../texts/src/table/online/parameters.ts', import.meta.url)

it('every refusal of the server that has words is told by them', async () => {
  const words = { ...(await loadTableTexts('en')), game: await loadTexts('en') }
  const codes = [...readFileSync(PARAMETERS, 'utf8').matchAll(/'refusal\.([a-z-]+)'/g)].map(
    ([, code = '']) => code,
  )
  const unknown = whyNotOnline({ code: 'no-such-code', params: {} }, words)
  const params = { seconds: 3, days: 2, most: 5 }
  expect(codes.length).toBeGreaterThan(40)
  expect(codes.filter((code) => whyNotOnline({ code, params }, words) === unknown)).toEqual([])
  expect(whyNotOnline({ code: 'too-much-talk', params }, words)).toContain('3')
})
