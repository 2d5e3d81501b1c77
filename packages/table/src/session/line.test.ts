import { expect, it } from 'vitest'
import { lineAfter, USUAL_LINE } from './line.ts'

const PLACE = { room: 'a-room-of-our-own', seat: 0, key: null }

it('why the server is out of reach stands until it is there again, however often the line breaks', () => {
  const because = { code: 'out-of-service', params: {} }
  const said = lineAfter({ ...USUAL_LINE, place: PLACE }, { kind: 'line', away: true, because })
  const broken = lineAfter(said, { kind: 'line', away: true })
  expect(broken).toMatchObject({ away: true, because })
  expect(lineAfter(broken, { kind: 'line', away: false })).toMatchObject({ away: false, because: null })
})
