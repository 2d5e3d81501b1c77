import { refused } from '@quayside/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { setLocalBackend } from './game-backend.ts'
import { createGameStore } from './game-store.ts'
import type { BackendMessage, PageMessage } from './messages.ts'

/** Says something to the page in the place of the host that was opened last. */
let tell: (message: BackendMessage) => void = () => undefined

beforeAll(() =>
  setLocalBackend({
    open: (hear) => {
      tell = hear
      return { send: () => undefined, close: () => undefined }
    },
    rules: () => Promise.resolve(refused('unknown-game')),
  }),
)

describe('the text of a game', () => {
  it('is given to everybody who asks for it at once', async () => {
    const table = createGameStore()
    table.getState().resume('g')
    const [one, two] = [table.getState().exportText(), table.getState().exportText()]
    tell({ kind: 'exported', text: 'a record' })
    expect(await Promise.all([one, two])).toEqual(['a record', 'a record'])
  })

  it('is none where no game is open', async () => {
    expect(await createGameStore().getState().exportText()).toBeNull()
  })
})

it('a place at a table of the server is taken over the link that is handed in', () => {
  const table = createGameStore()
  const sent: PageMessage[] = []
  table.getState().joinRoom({ room: 'room', seat: 0, seatSecret: null }, (hear) => {
    hear({ kind: 'opened', id: 'room', game: 'le-havre', seats: [] })
    return { send: (message) => sent.push(message), close: () => undefined }
  })
  expect(table.getState()).toMatchObject({ id: 'room', game: 'le-havre', server: { address: { seat: 0 } } })
  table.getState().retryBot()
  expect(sent).toEqual([{ kind: 'retry-bot' }])
})
