import { BotThread } from '@quayside/bots/node'
import { afterAll, describe, expect, it } from 'vitest'
import { leHavre } from '../../rules/index.ts'
import { before } from '../../rules/testing/index.ts'
import { game, THREAD } from './sample-states.ts'

const table = before('bakehouse', { grain: 4, wood: 3, coal: 1, franc: 1 })
const view = leHavre.view(table.state, 0)
const QUESTION = {
  game: 'le-havre',
  level: 'heuristic',
  position: leHavre.position.write(view),
  seat: 0,
  seed: 'thread',
}

const thread = new BotThread(THREAD)
afterAll(() => thread.close())

describe('a bot in a worker thread', () => {
  it('decides as in the main thread', async () => {
    const here = game.levels['heuristic']?.bot.decide(view, 0, { nodes: 20_000 }, 'thread')
    const there = await thread.decide(QUESTION)
    expect(there).toEqual({
      ok: true,
      value: leHavre.notation.print(here as Parameters<typeof leHavre.apply>[2]),
    })
  })

  it('reports its progress', async () => {
    const shares: number[] = []
    await thread.decide(
      { ...QUESTION, level: 'uct', budget: { nodes: 20_000 } },
      { progress: ({ share }) => shares.push(share) },
    )
    expect(shares.length).toBeGreaterThan(2)
  })

  it('answers immediately when aborted', async () => {
    const endless = { ...QUESTION, level: 'uct', budget: { nodes: 1e12 } }
    const waiting = new AbortController()
    const answer = thread.decide(endless, { signal: waiting.signal, progress: () => waiting.abort() })
    expect(await answer).toMatchObject({ ok: true })
    expect(await thread.decide(endless, { signal: AbortSignal.abort() })).toMatchObject({ ok: true })
  })

  it.each([
    [{ game: 'chess' }, 'unknown-game'],
    [{ level: 'nobody' }, 'unknown-bot'],
    [{ seat: 1 }, 'not-your-turn'],
    [{ position: { round: 99 } }, 'bad-position'],
  ])('refuses %j', async (change, code) => {
    const answer = await thread.decide({ ...QUESTION, ...change })
    expect(answer).toMatchObject({ ok: false })
    if (code !== 'bad-position') expect(answer).toMatchObject({ refusal: { code } })
  })

  it('rejects pending requests when the thread ends', async () => {
    const other = new BotThread(THREAD)
    const answer = other.decide({ ...QUESTION, level: 'uct', budget: { nodes: 1e12 } })
    await Promise.all([other.close(), expect(answer).rejects.toThrow('bot worker exited')])
  })
})
