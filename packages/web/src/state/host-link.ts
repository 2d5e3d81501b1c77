/** The page's end of the line to the host. */
import type { HostMessage, PageMessage } from '../host/protocol.ts'

export interface HostLink {
  send(message: PageMessage): void
  close(): void
}

export type OpenLink = (hear: (message: HostMessage) => void) => HostLink

export const workerLink: OpenLink = (hear) => {
  const worker = new Worker(new URL('../host/game-worker.ts', import.meta.url), {
    type: 'module',
    name: 'game',
  })
  worker.onmessage = ({ data }: MessageEvent<HostMessage>) => hear(data)
  worker.onerror = () => hear({ kind: 'closed', refusal: { code: 'host-crashed', params: {} } })
  const send = (message: PageMessage): void => worker.postMessage(message)
  const close = (): void => {
    worker.onmessage = null
    worker.onerror = null
    // It ends itself when the last move is written; ending it from here could lose that move.
    send({ kind: 'leave' })
  }
  return { send, close }
}
