import { type AdviceReply, AdviceService, advise } from '@quayside/bots'
import { yieldToEventLoop } from '@quayside/bots/testing'
import { Game } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { leHavre } from '../../rules/index.ts'
import { before } from '../../rules/testing/index.ts'
import { adviser } from '../adviser.ts'
import { find } from './sample-states.ts'

const table = before('bakehouse', { grain: 4, wood: 3, coal: 1, franc: 1 })
const view = leHavre.view(table.state, 0)
const QUICK = { budget: { nodes: 400 }, seed: 'desk' }
const QUESTION = {
  kind: 'advise',
  game: 'le-havre',
  position: leHavre.position.write(view),
  seat: 0,
} as const

const game = Game.open(leHavre, { players: 2 }, 'desk')
if (!game.ok) throw new Error(game.refusal.code)
for (const text of ['supply', 'take wood', 'end', 'supply', 'take fish', 'end'])
  game.value.submitText(leHavre.deciders(game.value.state)[0] ?? 0, text)
const { record } = game.value

const opened = (): { desk: AdviceService; replies: AdviceReply[] } => {
  const replies: AdviceReply[] = []
  return { desk: new AdviceService(find, (reply) => replies.push(structuredClone(reply))), replies }
}

describe('the advice service', () => {
  it('gives the same advice as a direct call', async () => {
    const { desk, replies } = opened()
    await desk.handle({ id: 7, ...QUESTION, options: QUICK })
    const here = advise(adviser, view, 0, QUICK)
    expect(replies).toEqual([{ id: 7, kind: 'advice', advice: here.ok && here.value }])
  })

  it('reviews and reports progress', async () => {
    const { desk, replies } = opened()
    await desk.handle({ id: 8, kind: 'review', record, options: { ...QUICK, level: 'mate' } })
    const kinds = replies.map(({ kind }) => kind)
    expect(kinds[0]).toBe('partial-review')
    expect(kinds.filter((kind) => kind === 'progress').length).toBeGreaterThanOrEqual(record.moves.length)
    expect(kinds.filter((kind) => kind === 'review')).toHaveLength(1)
    expect(replies.at(-1)).toMatchObject({ id: 8, review: { reviewed: 6, commands: 6 } })
  })

  it('sends interim advice on request, and stops when asked to', async () => {
    const { desk, replies } = opened()
    const options = { budget: { nodes: 1e9 }, seed: 'desk' }
    const answered = desk.handle({ id: 3, ...QUESTION, options, interim: true })
    while (replies.length < 3) await yieldToEventLoop()
    await desk.handle({ id: 3, kind: 'stop' })
    await answered
    expect(replies[0]).toMatchObject({ id: 3, kind: 'interim-advice', advice: { seat: 0 } })
    expect(replies.at(-1)).toMatchObject({ id: 3, kind: 'advice' })
  })

  it('stops one running review and no other', async () => {
    const { desk, replies } = opened()
    const options = { ...QUICK, level: 'mate' } as const
    const reviews = [1, 2].map((id) => desk.handle({ id, kind: 'review', record, options }))
    while (!replies.some(({ id, kind }) => id === 1 && kind === 'progress')) await yieldToEventLoop()
    await desk.handle({ id: 1, kind: 'stop' })
    await Promise.all(reviews)
    expect(replies.findLast(({ id }) => id === 1)).toMatchObject({ review: { reviewed: 1 } })
    expect(replies.findLast(({ id }) => id === 2)).toMatchObject({ review: { reviewed: 6 } })
    await desk.handle({ id: 99, kind: 'stop' })
  })

  it.each([
    [{ game: 'chess' }, 'unknown-game'],
    [{ seat: 1 }, 'not-your-turn'],
    [{ position: { round: 99 } }, 'bad-value'],
  ])('refuses advice with %j', async (change, code) => {
    const { desk, replies } = opened()
    await desk.handle({ id: 1, ...QUESTION, ...change })
    expect(replies).toMatchObject([{ id: 1, kind: 'refusal', refusal: { code } }])
  })

  it('refuses a record of an unknown game', async () => {
    const { desk, replies } = opened()
    await desk.handle({ id: 1, kind: 'review', record: { ...record, game: 'chess' } })
    expect(replies).toMatchObject([{ kind: 'refusal', refusal: { code: 'unknown-game' } }])
  })
})
