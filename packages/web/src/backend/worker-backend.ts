/** The backend of local games: a worker of this page. */
import { type OpenBackend, setLocalBackend } from '@quayside/table/session/game-backend.ts'
import type { BackendMessage, PageMessage } from '@quayside/table/session/messages.ts'
import { rulesOf } from './game-registry.ts'

export const connectWorker: OpenBackend = (receive) => {
  const worker = new Worker(new URL('./game-worker.ts', import.meta.url), {
    type: 'module',
    name: 'game',
  })
  worker.onmessage = ({ data }: MessageEvent<BackendMessage>) => receive(data)
  worker.onerror = () => receive({ kind: 'closed', refusal: { code: 'worker-crashed', params: {} } })
  const send = (message: PageMessage): void => worker.postMessage(message)
  const close = (): void => {
    worker.onmessage = null
    worker.onerror = null
    // The worker closes itself after saving the last move; terminating it here could lose that move.
    send({ kind: 'leave' })
  }
  return { send, close }
}

/** Makes a worker of this page the backend of local games. */
export const installWorkerBackend = (): void => setLocalBackend({ open: connectWorker, rules: rulesOf })
