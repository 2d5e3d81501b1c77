/** The way out to one reader: whoever reads too slowly is let go, and is told what they missed when they come back. */
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'

/** Some hundred views. */
export const MOST_WAITING_BYTES = 524_288

/** What an outlet needs of a socket. */
export type Reader = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'terminate'>

export const outletTo =
  (reader: Reader, log: Pick<FastifyBaseLogger, 'info'>): ((text: string) => void) =>
  (text) => {
    if (reader.readyState !== reader.OPEN) return
    if (reader.bufferedAmount > MOST_WAITING_BYTES) {
      log.info('a slow reader was let go')
      reader.terminate()
    } else reader.send(text)
  }
