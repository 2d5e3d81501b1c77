/** Every refusal that a player in a room can get has a message in every language. */
import { readdirSync, readFileSync } from 'node:fs'
import { loadTexts, refusalText } from '@quayside/le-havre/language'
import { LOCALES } from '@quayside/texts'
import { loadCommunity } from '@quayside/texts/messages/community'
import { loadTableTexts } from '@quayside/texts/table'
import { expect, it } from 'vitest'

const FOLDERS = ['room', 'chat', 'connection', 'session', 'broadcast', 'bots', 'quotas']

/** Sent everywhere to banned players. */
const EVERYWHERE = ['banned']

/** Refusals that a page never causes: only programs and operators get them, or read them in the log. */
const FOR_PROGRAMS = new Set([
  'bad-message',
  'invalid-entry',
  'unknown-rules',
  'deal-mismatch',
  'unknown-game',
  'unknown-bot-level',
  'wrong-seat-count',
  // The page retries the request.
  'write-failed',
  // Only the server itself gets these, from the bot pool.
  'shutting-down',
  'no-longer-needed',
])

const codes = new Set([
  ...EVERYWHERE,
  ...FOLDERS.flatMap((folder) => {
    const here = new URL(`../../packages/server/src/${folder}/`, import.meta.url)
    return readdirSync(here)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => [
        ...readFileSync(new URL(name, here), 'utf8').matchAll(/(?:refused\(|\bcode: )'([a-z-]+)'/g),
      ])
      .map(([, code = '']) => code)
  }),
])

const PARAMS = {
  seconds: 1,
  days: 1,
  number: 1,
  most: 1,
  hours: 1,
  minutes: 1,
  scope: 'guest',
  ends: 'never',
  date: '',
  reason: '',
}

type SayAnything = (id: string, values: object) => string

const says = (say: SayAnything, code: string): boolean => {
  try {
    return say(`refusal.${code}`, PARAMS) !== ''
  } catch {
    return false
  }
}

it.each(LOCALES)('every refusal in a room has a text in %s', async (locale) => {
  const [table, people, game] = await Promise.all([
    loadTableTexts(locale),
    loadCommunity(locale),
    loadTexts(locale),
  ])
  const unknown = refusalText({ code: 'never-sent', params: {} }, game)
  const untranslated = [...codes].filter((code) => {
    if (FOR_PROGRAMS.has(code)) return false
    const params = { at: 1, expected: 1, limit: 1, version: 1, known: 1, seed: '', because: 'reveal' }
    const isSaid = [table.online, people].some((area) => says(area as unknown as SayAnything, code))
    return !isSaid && refusalText({ code, params }, game) === unknown
  })
  expect(codes.size).toBeGreaterThan(30)
  expect(untranslated).toEqual([])
})
