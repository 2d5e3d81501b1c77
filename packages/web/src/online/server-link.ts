import type { GameBackend } from '@quayside/table/session/host-link.ts'
import type { BackendMessage } from '@quayside/table/session/messages.ts'
import type { Place } from '@quayside/table/session/place.ts'
import { rulesOf } from '../host/games.ts'
import { createId } from '../state/new-game.ts'
import { recordText, socketAddress } from './api.ts'
import { changedTimeZone } from './kept-zone.ts'
import { loadNewVersion } from './load-new-version.ts'
import { ServerBackend } from './server-backend.ts'

export const connectServer = (
  place: Place,
  nameBot: (seat: number) => string,
  hear: (message: BackendMessage) => void,
): GameBackend => {
  const line = new ServerBackend(
    place,
    {
      // The server asks nobody for the room's name; a proxy before several can send a whole table to one by it.
      connect: (elsewhere) =>
        new WebSocket(elsewhere ? socketAddress() : `${socketAddress()}?room=${place.room}`),
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds)
        return () => clearTimeout(timer)
      },
      now: Date.now,
      nameWish: createId,
      nameBot,
      rules: async (game, version) => {
        const rules = await rulesOf(game, version)
        return rules.ok ? rules.value : null
      },
      zone: changedTimeZone,
      loadNewVersion: () => void loadNewVersion(),
      record: recordText,
    },
    hear,
  )
  const gone = (): void => line.networkChanged(false)
  const back = (): void => line.networkChanged(true)
  const look = (): void => line.lookedAt(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', look)
  addEventListener('offline', gone)
  addEventListener('online', back)
  if (document.visibilityState !== 'visible') look()
  return {
    send: (message) => line.send(message),
    close: () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('offline', gone)
      removeEventListener('online', back)
      line.close()
    },
  }
}
