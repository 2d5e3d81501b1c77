import { highCard } from '@quayside/kernel/testing'
import { describe, expect, it } from 'vitest'
import { Games } from './games.ts'
import { botsOf, LoadedGames } from './loaded-games.ts'
import { defineGame } from './manifest.ts'

const earlier = { ...highCard, version: 1 }

/** A minimal manifest. */
const game = defineGame({
  id: 'high-card',
  title: { en: 'High Card', fr: 'High Card', es: 'High Card', 'zh-Hant': 'High Card' },
  about: { en: 'Cards', fr: 'Cartes', es: 'Cartas', 'zh-Hant': '紙牌' },
  seats: [2, 3, 4],
  secrets: true,
  examples: { command: 'play 7', why: 'play 12', outOfTurn: '2 play 3' },
  samples: [{ name: 'two', options: { players: 2 } }],
  rules: { 1: () => Promise.resolve(earlier), 2: () => Promise.resolve(highCard) },
})

const games = new Games([game])

describe('the games of a program', () => {
  it('are found by id, and an unknown one is refused with the known ids', () => {
    expect(games.get('high-card')).toEqual({ ok: true, value: game })
    expect(games.has('chess')).toBe(false)
    expect(games.get('chess')).toMatchObject({
      ok: false,
      refusal: { code: 'unknown-game', params: { game: 'chess', known: ['high-card'] } },
    })
  })

  it('have their rules by version, the latest by default', async () => {
    expect(await games.rules('high-card', null)).toEqual({ ok: true, value: highCard })
    expect(await games.rules('high-card', 1)).toEqual({ ok: true, value: earlier })
    expect(await games.rules('high-card', 3)).toMatchObject({ refusal: { code: 'future-rules' } })
    expect(await games.rules('high-card', 0)).toMatchObject({ refusal: { code: 'unknown-rules' } })
    expect(await games.rules('chess', 1)).toMatchObject({ refusal: { code: 'unknown-game' } })
  })

  it('are played by random and uct if they have no bots', async () => {
    const found = await botsOf(games, 'high-card')
    expect(found.ok && Object.keys(found.value.levels)).toEqual(['random', 'uct'])
    expect(found.ok && [found.value.adviser, found.value.trainingGame]).toEqual([null, null])
    const again = await botsOf(games, 'high-card')
    expect(again.ok && found.ok && again.value === found.value).toBe(true)
    expect(await botsOf(games, 'chess')).toMatchObject({ refusal: { code: 'unknown-game' } })
  })
})

describe('loaded games', () => {
  it('answer synchronously like the lazy ones', async () => {
    const loaded = await LoadedGames.load(games)
    expect(loaded.rules('high-card', null)).toEqual({ ok: true, value: highCard })
    expect(loaded.rules('high-card', 1)).toEqual({ ok: true, value: earlier })
    expect(loaded.rules('high-card', 3)).toMatchObject({ refusal: { code: 'future-rules' } })
    expect(loaded.rules('chess', null)).toMatchObject({ refusal: { code: 'unknown-game' } })
    expect(loaded.levels('high-card')).toEqual(['random', 'uct'])
    expect(loaded.levels('chess')).toEqual([])
  })

  it('have empty policies if the game defines none', async () => {
    const policies = (await LoadedGames.load(games)).policies('high-card')
    expect(policies.parse({})).toEqual({ ok: true, value: {} })
    expect(policies.parse({ feeding: null })).toMatchObject({ refusal: { code: 'unknown-field' } })
    expect(policies.decide(null, 0, {})).toBeNull()
  })
})
