import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TcpProxy } from './faulty-proxy.ts'

let echo: Server
let proxy: TcpProxy
let client: Socket

beforeEach(async () => {
  echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1')
  await once(echo, 'listening')
  const at = echo.address()
  const port = typeof at === 'object' && at !== null ? at.port : 0
  proxy = await TcpProxy.open(() => ({ host: '127.0.0.1', port }))
  client = connect(Number(new URL(proxy.address).port), '127.0.0.1')
  client.on('error', () => undefined)
  await once(client, 'connect')
})

afterEach(async () => {
  client.destroy()
  await proxy.close()
  echo.close()
})

const echoed = async (word: string): Promise<string> => {
  const answer = once(client, 'data')
  client.write(word)
  return String((await answer)[0])
}

it('forwards data in order, also when delayed', async () => {
  expect(await echoed('ahoy')).toBe('ahoy')
  proxy.delay(20)
  expect(await echoed('slowly')).toBe('slowly')
})

it('drops every connection', async () => {
  expect(await echoed('ahoy')).toBe('ahoy')
  const gone = new Promise((resolve) => client.once('close', resolve))
  proxy.cut()
  await gone
  expect(client.destroyed).toBe(true)
})

it('loses data in one direction without closing the connection', async () => {
  expect(await echoed('ahoy')).toBe('ahoy')
  const heard: string[] = []
  client.on('data', (bytes) => heard.push(String(bytes)))
  proxy.loseData('to the client')
  client.write('anybody?')
  const other = connect(Number(new URL(proxy.address).port), '127.0.0.1')
  other.write('a new line works')
  expect(String((await once(other, 'data'))[0])).toBe('a new line works')
  other.destroy()
  expect(heard).toEqual([])
  expect(client.destroyed).toBe(false)
})
