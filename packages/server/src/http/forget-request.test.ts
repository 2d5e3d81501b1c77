import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import websocket from '@fastify/websocket'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { forgetRequest, rememberAnswer } from './forget-request.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

it('leaves nothing of the request behind while the line lasts', async () => {
  const app = Fastify()
  await app.register(websocket)
  rememberAnswer(app)
  const asked: WeakRef<object>[] = []
  const problems: string[] = []
  app.get('/', { websocket: true }, (socket, request) => {
    asked.push(new WeakRef(request), new WeakRef(request.raw))
    if (request.unanswered) asked.push(new WeakRef(request.unanswered))
    forgetRequest(socket, request)
    socket.on('error', ({ message }) => problems.push(message))
    socket.on('message', (bytes: Buffer) => socket.send(bytes.toString()))
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const line = new WebSocket(address.replace(/^http/, 'ws'))
  await once(line, 'open')
  // The parser of the request goes when everything else has been looked at.
  for (let tries = 0; tries < 20 && asked.some((one) => one.deref() !== undefined); tries++) {
    await sleep(10)
    collect()
  }
  expect(asked.map((one) => one.deref())).toEqual([undefined, undefined, undefined])
  line.send('still here')
  const [answer] = (await once(line, 'message')) as [Buffer]
  expect([answer.toString(), problems]).toEqual(['still here', []])
  line.close()
  await once(line, 'close')
  await app.close()
})
