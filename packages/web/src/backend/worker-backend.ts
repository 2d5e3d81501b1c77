/** The backend of local games: a worker of this page. */
import { type OpenBackend, setLocalBackend } from '@quayside/table/session/game-backend.ts'
import type { BackendMessage, PageMessage } from '@quayside/table/session/messages.ts'
import { rulesOf } from './game-registry.ts'

export const connectWorker: OpenBackend = (hear) => {
  const worker = new Worker(new URL('./game-worker.ts', import.meta.url), {
    type: 'module',
    name: 'game',
  })
  worker.onmessage = ({ data }: MessageEvent<BackendMessage>) => hear(data)
  worker.onerror = () => hear({ kind: 'closed', refusal: { code: 'worker-crashed', params: {} } })
  const send = (message: PageMessage): void => worker.postMessage(message)
  const close = (): void => {
    worker.onmessage = null
    worker.onerror = null
    // It ends itself when the last move is written; ending it from here could lose that move.
    send({ kind: 'leave' })
  }
  return { send, close }
}

/** Makes a worker of this page the backend of local games. */
export const installWorkerBackend = (): void => setLocalBackend({ open: connectWorker, rules: rulesOf })
