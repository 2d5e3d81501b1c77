import { expect, it } from 'vitest'
import { lazyMessages, oncePerLocale } from './lazy-messages.ts'

it('is loaded once per language, and again after a failure', async () => {
  const asked: string[] = []
  const load = oncePerLocale(async (locale) => {
    asked.push(locale)
    if (asked.length === 1) throw new Error('offline')
    return { locale }
  })
  await expect(load('fr')).rejects.toThrow('offline')
  const french = await load('fr')
  expect(await load('fr')).toBe(french)
  await load('es')
  expect(asked).toEqual(['fr', 'fr', 'es'])
})

it('combines several files, later ones overriding earlier ones', async () => {
  const file = (messages: Readonly<Record<string, string>>) => async () => ({ default: messages })
  const load = lazyMessages<{ a: null; b: null; c: null }>(file({ a: '1', b: '1' }), file({ b: '2', c: '2' }))
  const say = await load('en')
  expect([say('a'), say('b'), say('c')]).toEqual(['1', '2', '2'])
})
