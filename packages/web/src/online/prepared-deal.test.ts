import { accept, refused } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { withPreparedDeal } from './prepared-deal.ts'

/** A server that gives a new commitment each time. */
const commitments = () => {
  let count = 0
  return () => Promise.resolve(accept({ commitment: String(++count) }))
}

describe('a prepared deal', () => {
  it('is used with a nonce of this browser', async () => {
    const opened = await withPreparedDeal(commitments(), () => Promise.resolve(accept('room')))
    expect(opened).toEqual(
      accept({
        deal: { commitment: '1', nonce: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
        answer: 'room',
      }),
    )
  })

  it('is prepared again with a new nonce where another tab has used it', async () => {
    const nonces: string[] = []
    const opened = await withPreparedDeal(commitments(), ({ commitment, nonce }) => {
      nonces.push(nonce)
      return Promise.resolve(commitment === '1' ? refused('commitment-used') : accept('room'))
    })
    expect(opened).toMatchObject({ ok: true, value: { deal: { commitment: '2', nonce: nonces[1] } } })
    expect(new Set(nonces).size).toBe(2)
  })

  it('is not tried a third time, nor where something else is refused', async () => {
    const codes: string[] = []
    for (const code of ['commitment-used', 'too-many-open-rooms'])
      await withPreparedDeal(commitments(), ({ commitment }) => {
        codes.push(`${code} ${commitment}`)
        return Promise.resolve(refused(code))
      })
    expect(codes).toEqual(['commitment-used 1', 'commitment-used 2', 'too-many-open-rooms 1'])
  })
})
