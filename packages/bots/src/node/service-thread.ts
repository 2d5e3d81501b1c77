/** The other end of a BotThread. */
import { parentPort } from 'node:worker_threads'
import { type DecideRequest, serve } from '../service.ts'

parentPort?.on('message', (request: DecideRequest) => {
  void serve(request, (message) => parentPort?.postMessage(message))
})
