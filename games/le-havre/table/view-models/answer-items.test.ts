import { describe, expect, it } from 'vitest'
import { buildingNamed } from '../../rules/index.ts'
import { before } from '../../rules/testing/index.ts'
import { answerItems } from './answer-items.ts'

describe('what a question points out', () => {
  const builder = before('building-firm-1', { wood: 9, clay: 9 })

  it('is nothing while everything is open', () => {
    expect(answerItems(builder.state, 0).size).toBe(0)
  })

  it('is the proposals that can be built', () => {
    builder.play('enter building-firm-1')
    expect(answerItems(builder.state, 0)).toContain(`building ${buildingNamed('fishery')}`)
  })

  it('is for the seat that is asked alone', () => {
    expect(answerItems(builder.state, 1).size).toBe(0)
    expect(answerItems(builder.state, 'spectator').size).toBe(0)
  })

  it('is the goods that can be chosen', () => {
    const shopper = before('marketplace', { franc: 1 }).play('enter marketplace')
    expect([...answerItems(shopper.state, 0)]).toEqual(expect.arrayContaining(['token fish', 'token hide']))
  })
})
