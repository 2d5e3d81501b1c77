import { readFileSync } from 'node:fs'
import { loadTexts } from '@quayside/le-havre/language'
import { loadCommunity } from '@quayside/texts/messages/community'
import { loadTableTexts } from '@quayside/texts/table'
import { expect, it } from 'vitest'
import { serverRefusalText } from '../../packages/web/src/online/server-refusal-text.ts'

const MESSAGES = new URL('../../packages/texts/src/messages/community/en.json', import.meta.url)

it('every refusal of the server that has a text uses it', async () => {
  const words = { ...(await loadTableTexts('en')), game: await loadTexts('en') }
  const people = await loadCommunity('en')
  const codes = [...readFileSync(MESSAGES, 'utf8').matchAll(/"refusal\.([a-z-]+)"/g)].map(
    ([, code = '']) => code,
  )
  const unknown = serverRefusalText({ code: 'never-sent', params: {} }, words, people)
  const params = { seconds: 3, days: 2, most: 5 }
  expect(codes.length).toBeGreaterThan(40)
  expect(codes.filter((code) => serverRefusalText({ code, params }, words, people) === unknown)).toEqual([])
  for (const code of ['unreachable', 'banned'])
    expect(serverRefusalText({ code, params }, words, people)).not.toBe(unknown)
  expect(serverRefusalText({ code: 'chat-rate-limited', params }, words, people)).toContain('3')
})
