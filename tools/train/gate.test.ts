import { fileURLToPath } from 'node:url'
import { OTHER_GAME } from '@quayside/games/testing'
import { afterAll, expect, it } from 'vitest'
import { gate, gateText } from './gate.ts'
import { LegThreads } from './leg-threads.ts'

const threads = new LegThreads(1)
afterAll(() => threads.close())

const oldNetwork = fileURLToPath(
  new URL(`../../games/${OTHER_GAME}/bots/weights/0.1/${OTHER_GAME}-2.json`, import.meta.url),
)

it('lets a level play against the same level with an older network', async () => {
  const plan = { seed: 'gate test', deals: 2, sequential: false, seconds: 60 }
  const against = async (weights: string | null) => {
    const challenger = { level: 'mate', weights: null }
    const candidates = [{ setUp: `${OTHER_GAME}-2`, challenger, rival: { level: 'mate', weights } }]
    const [result] = await gate(threads, { ...plan, candidates })
    if (result === undefined) throw new Error('nobody was judged')
    return result
  }
  const older = await against(oldNetwork)
  expect(older).toMatchObject({ setUp: `${OTHER_GAME}-2`, challenger: 'mate', deals: 2, games: 4 })
  expect(gateText(older)).toContain(`mate against mate=${oldNetwork}`)
  const equals = await against(null)
  expect(equals.points).toBe(equals.rivalPoints)
  expect(older.points).not.toBe(equals.points)
})

it('finishes every deal that it has begun, and begins none after the time limit', async () => {
  const challenger = { level: 'greedy', weights: null }
  const rival = { level: 'random', weights: null }
  const candidates = [{ setUp: `${OTHER_GAME}-4`, challenger, rival }]
  const judge = (seconds: number) =>
    gate(threads, { candidates, seed: 'gate test', deals: 12, sequential: false, seconds })
  expect(await judge(-1)).toMatchObject([{ deals: 0, games: 0, scoreInterval: null }])
  const [most] = await judge(60)
  expect(most).toMatchObject({ deals: 12, games: 48 })
  expect(most?.wins).toBeGreaterThan(0.4)
  expect(most?.scoreInterval?.low).toBeGreaterThan(0.5)
})

it('fails on a level that does not exist', async () => {
  const failing = new LegThreads(1)
  const player = { level: 'admiral', weights: oldNetwork }
  const candidates = [{ setUp: `${OTHER_GAME}-2`, challenger: player, rival: player }]
  await expect(
    gate(failing, { candidates, seed: 'gate test', deals: 1, sequential: false, seconds: 60 }),
  ).rejects.toThrow('there is no level admiral')
  await failing.close()
})
