import { describe, expect, it, vi } from 'vitest'
import type { HostMessage, PageMessage } from '../host/protocol.ts'
import { makeTable } from './one-table.ts'

const heard = vi.hoisted((): ((message: HostMessage) => void)[] => [])

vi.mock('./host-link.ts', () => ({
  workerLink: (hear: (message: HostMessage) => void) => {
    heard.push(hear)
    return { send: (_message: PageMessage) => undefined, close: () => undefined }
  },
}))

describe('the text of a game', () => {
  it('is given to everybody who asks for it at once', async () => {
    const table = makeTable()
    table.getState().resume('g')
    const [one, two] = [table.getState().exportText(), table.getState().exportText()]
    heard.at(-1)?.({ kind: 'exported', text: 'a record' })
    expect(await Promise.all([one, two])).toEqual(['a record', 'a record'])
  })

  it('is none where no game is open', async () => {
    expect(await makeTable().getState().exportText()).toBeNull()
  })
})
