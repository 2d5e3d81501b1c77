import { expect, it } from 'vitest'
import { realGame, showSandbox, useTable } from './current-game.ts'
import { setLocalBackend } from './game-backend.ts'

const backend = { send: () => undefined, close: () => undefined }

const SANDBOX = { game: 'high-card', view: null, viewer: 0, seats: [], seed: 'sunday', estimates: false }

it('joining a room closes the sandbox and opens the room', () => {
  setLocalBackend({ open: () => backend, rules: () => new Promise(() => undefined) })
  useTable.getState().resume('a-game')
  showSandbox((sandbox) => sandbox.openSandbox('a-sandbox', SANDBOX))
  expect(useTable.getState()).toMatchObject({ id: 'a-sandbox', sandboxSeat: 0 })
  useTable.getState().joinRoom({ room: 'a-room', seat: 1, seatSecret: null }, () => backend)
  expect(useTable.getState()).toMatchObject({ id: 'a-room', sandboxSeat: null })
  expect(realGame().id).toBe('a-room')
  useTable.getState().leave()
})
