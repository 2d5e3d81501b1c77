import { expect, it } from 'vitest'
import { reduceServerState, USUAL_LINE } from './server-state.ts'

const PLACE = { room: 'a-room-of-our-own', seat: 0, key: null }

it('why the server is out of reach stands until it is there again, however often the line breaks', () => {
  const because = { code: 'out-of-service', params: {} }
  const said = reduceServerState({ ...USUAL_LINE, place: PLACE }, { kind: 'line', away: true, because })
  const broken = reduceServerState(said, { kind: 'line', away: true })
  expect(broken).toMatchObject({ isDisconnected: true, disconnectReason: because })
  expect(reduceServerState(broken, { kind: 'line', away: false })).toMatchObject({
    isDisconnected: false,
    disconnectReason: null,
  })
})
