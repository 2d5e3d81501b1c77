import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { HostMessage, PageMessage } from '../host/protocol.ts'
import { makeTable } from './one-table.ts'

class FakeWorker {
  static latest: FakeWorker | null = null
  onmessage: ((event: { readonly data: HostMessage }) => void) | null = null

  constructor() {
    FakeWorker.latest = this
  }

  postMessage(): void {
    // Nobody is there to hear it.
  }
}

beforeAll(() => void vi.stubGlobal('Worker', FakeWorker))

afterAll(() => void vi.unstubAllGlobals())

describe('the text of a game', () => {
  it('is given to everybody who asks for it at once', async () => {
    const table = makeTable()
    table.getState().resume('g')
    const [one, two] = [table.getState().exportText(), table.getState().exportText()]
    FakeWorker.latest?.onmessage?.({ data: { kind: 'exported', text: 'a record' } })
    expect(await Promise.all([one, two])).toEqual(['a record', 'a record'])
  })

  it('is none where no game is open', async () => {
    expect(await makeTable().getState().exportText()).toBeNull()
  })
})

it('a place at a table of the server is taken over the link that is handed in', () => {
  const table = makeTable()
  const sent: PageMessage[] = []
  table.getState().sit({ room: 'room', seat: 0, key: null }, (hear) => {
    hear({ kind: 'opened', id: 'room', game: 'le-havre', seats: [] })
    return { send: (message) => sent.push(message), close: () => undefined }
  })
  expect(table.getState()).toMatchObject({ id: 'room', game: 'le-havre', line: { place: { seat: 0 } } })
  table.getState().retry()
  expect(sent).toEqual([{ kind: 'retry' }])
})
