/** The page's end of the line to the host. */
import type { HostMessage, PageMessage } from '../host/protocol.ts'

export interface HostLink {
  send(message: PageMessage): void
  close(): void
}

export const workerLink = (hear: (message: HostMessage) => void): HostLink => {
  const worker = new Worker(new URL('../host/game-worker.ts', import.meta.url), {
    type: 'module',
    name: 'game',
  })
  worker.onmessage = ({ data }: MessageEvent<HostMessage>) => hear(data)
  return { send: (message) => worker.postMessage(message), close: () => worker.terminate() }
}
