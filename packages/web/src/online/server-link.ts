import type { HostMessage } from '../host/protocol.ts'
import type { HostLink } from '../state/host-link.ts'
import { freshName } from '../state/new-game.ts'
import { recordText, socketAddress } from './api.ts'
import { OnlineLink } from './online-link.ts'
import type { Place } from './place.ts'

export const serverLink = (
  place: Place,
  nameBot: (seat: number) => string,
  hear: (message: HostMessage) => void,
): HostLink => {
  const line = new OnlineLink(
    place,
    {
      connect: () => new WebSocket(socketAddress()),
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds)
        return () => clearTimeout(timer)
      },
      now: Date.now,
      nameWish: freshName,
      nameBot,
      record: recordText,
    },
    hear,
  )
  const gone = (): void => line.networkChanged(false)
  const back = (): void => line.networkChanged(true)
  addEventListener('offline', gone)
  addEventListener('online', back)
  return {
    send: (message) => line.send(message),
    close: () => {
      removeEventListener('offline', gone)
      removeEventListener('online', back)
      line.close()
    },
  }
}
