import { describe, expect, it } from 'vitest'
import { loadTexts } from '../../language/index.ts'
import { loadPacketTexts } from '../../messages/table/index.ts'
import { packetRow } from '../../rules/index.ts'
import { table } from '../../rules/testing/index.ts'
import { tieBreak, tiesOf } from './ending.ts'

interface Ended {
  readonly money: number
  readonly hand: readonly string[]
}

const ended = (seats: readonly Ended[]) => {
  const { state } = table({
    players: seats.length,
    phase: 'over',
    seats: seats.map((seat) => ({ ...seat, done: true })),
  })
  const outcome = packetRow.outcome(state)
  if (!outcome) throw new Error('no result')
  return { state, outcome }
}

const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dmitri']

const sentences = async (...seats: readonly Ended[]): Promise<readonly string[]> => {
  const [game, packet] = await Promise.all([loadTexts('en'), loadPacketTexts('en')])
  const { state, outcome } = ended(seats)
  return tieBreak(state, outcome, game, packet, NAMES.slice(0, seats.length))
}

describe('a tie', () => {
  it('is broken by money, at every place', async () => {
    const seats = [
      { money: 3, hand: ['library'] },
      { money: 9, hand: ['university'] },
      { money: 8, hand: ['orphanage'] },
      { money: 4, hand: ['hospital'] },
    ]
    expect(await sentences(...seats)).toEqual([
      'Tied at 4 VP; money breaks the tie: Bruno $9 and Dmitri $4.',
      'Tied at 3 VP; money breaks the tie: Chloé $8 and Ada $3.',
    ])
  })

  it('is left out if the money is equal as well, or the points differ', async () => {
    expect(await sentences({ money: 5, hand: ['library'] }, { money: 5, hand: ['orphanage'] })).toEqual([])
    expect(
      tiesOf(
        ended([
          { money: 5, hand: ['library'] },
          { money: 5, hand: [] },
        ]).outcome,
      ),
    ).toEqual([])
  })
})
