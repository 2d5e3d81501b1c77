import type { LookupAddress } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import {
  type Hooked,
  pushReceiver,
  type Receiver,
  webhookReceiver,
} from '../testing/notification-receivers.ts'
import { publicLookup } from './public-request.ts'
import { ChannelGone, type SenderSettings, senders } from './senders.ts'

const PUBLIC: LookupAddress = { address: '8.8.8.8', family: 4 }
const PUBLIC_IPV6: LookupAddress = { address: '2001:4860:4860::8888', family: 6 }
const HERE: LookupAddress = { address: '127.0.0.1', family: 4 }

/** A resolver that gives these answers in turn, then repeats the last one. */
const resolver = (...answers: readonly (readonly LookupAddress[])[]) => {
  const asked: string[] = []
  const lookup: LookupFunction = (name, _options, done) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? []
    asked.push(name)
    setImmediate(() => done(null, [...answer]))
  }
  return { asked, lookup }
}

const resolved = (lookup: LookupFunction, all: boolean): Promise<unknown> =>
  new Promise((resolve, reject) =>
    lookup('hook.example', { all }, (problem, address, family) =>
      problem === null ? resolve(all ? address : { address, family }) : reject(problem),
    ),
  )

const NOTICE = { id: 'n', title: 'Quayside', text: 'It is your turn.', url: 'https://quayside.example/' }

const settings = (wished: Partial<SenderSettings>): SenderSettings => ({
  smtp: null,
  from: 'Quayside <quayside@localhost>',
  contact: 'mailto:quayside@localhost',
  vapid: {
    publicKey: 'BNEkkiKPiFZvQHS1XPLFFjzRbgVbWpO_L4x6qTcFPm2ziZp7uMBkBFeDl6QWhHZQu9zEyvHZQbaPU4gC6yzZ1Uc',
    privateKey: 'a3Lxh7uy-yBY_8XG6Lz9tD6A8GvIRzhm-xP5u0p0XvI',
  },
  allowPrivate: false,
  ...wished,
})

const hookAt = (receiver: Receiver<Hooked>, host: string): string => {
  const url = new URL(receiver.address)
  url.hostname = host
  return JSON.stringify({ kind: 'webhook', url: url.href, secret: 's' })
}

const receiver = async (): Promise<Receiver<Hooked>> => {
  const hook = await webhookReceiver()
  onTestFinished(hook.close)
  return hook
}

it('connects to the checked addresses without a second lookup, even if DNS changes', async () => {
  const { asked, lookup } = resolver([PUBLIC, PUBLIC_IPV6], [HERE])
  expect(await resolved(publicLookup(lookup), true)).toEqual([PUBLIC, PUBLIC_IPV6])
  expect(asked).toEqual(['hook.example'])
  await expect(resolved(publicLookup(lookup), true)).rejects.toThrow('hook.example')
  const single = resolver([PUBLIC, PUBLIC_IPV6])
  expect(await resolved(publicLookup(single.lookup), false)).toEqual(PUBLIC)
})

it.each([
  ['a private address', [HERE]],
  ['a private address among public ones', [PUBLIC, PUBLIC_IPV6, HERE]],
  ['an address translated to IPv6', [{ address: '64:ff9b::7f00:1', family: 6 }]],
] as const)('sends nothing to a name that resolves to %s', async (_what, answer) => {
  const hook = await receiver()
  const { asked, lookup } = resolver(answer)
  const { webhook, push } = senders(settings({ lookup }))
  await expect(webhook(NOTICE, hookAt(hook, 'hook.example'))).rejects.toBeInstanceOf(ChannelGone)
  const { keys, close } = await pushReceiver()
  onTestFinished(close)
  const subscription = JSON.stringify({ kind: 'push', endpoint: 'https://push.example/', keys })
  await expect(push(NOTICE, subscription)).rejects.toBeInstanceOf(ChannelGone)
  expect(asked).toEqual(['hook.example', 'push.example'])
  expect(hook.received).toEqual([])
})

it.each(['127.0.0.1', '[::ffff:127.0.0.1]', '[::1]', '2130706433', '0x7f.1', '[fe80::1%2]'])(
  'sends nothing to %s, which needs no lookup',
  async (host) => {
    const hook = await receiver()
    const { asked, lookup } = resolver([PUBLIC])
    const { webhook, push } = senders(settings({ lookup }))
    const { port } = new URL(hook.address)
    const url = `http://${host}:${port}/hook`
    const address = JSON.stringify({ kind: 'webhook', url, secret: 's' })
    await expect(webhook(NOTICE, address)).rejects.toBeInstanceOf(ChannelGone)
    const { keys, close } = await pushReceiver()
    onTestFinished(close)
    const subscription = JSON.stringify({ kind: 'push', endpoint: url.replace('http', 'https'), keys })
    await expect(push(NOTICE, subscription)).rejects.toBeInstanceOf(ChannelGone)
    expect(asked).toEqual([])
    expect(hook.received).toEqual([])
  },
)

it('resolves a name once per request when private addresses are allowed', async () => {
  const hook = await receiver()
  const { asked, lookup } = resolver([HERE], [PUBLIC])
  const { webhook } = senders(settings({ lookup, allowPrivate: true }))
  await webhook(NOTICE, hookAt(hook, 'hook.example'))
  expect(hook.received).toHaveLength(1)
  expect(asked).toEqual(['hook.example'])
})

it('follows no redirect', async () => {
  const hook = await webhookReceiver(302)
  onTestFinished(hook.close)
  const { webhook } = senders(settings({ allowPrivate: true }))
  await expect(webhook(NOTICE, hookAt(hook, '127.0.0.1'))).rejects.toThrow(
    'webhook responded with status 302',
  )
})

it('reads only the status of a response, however long it is', async () => {
  const server = createServer((_request, reply) => {
    reply.writeHead(200)
    const more = (): void => void (reply.writable && reply.write('x'.repeat(65_536), more))
    more()
  }).listen(0, '127.0.0.1')
  const closed = new Promise((resolve) =>
    server.once('connection', (socket) => socket.once('close', resolve)),
  )
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const { webhook } = senders(settings({ allowPrivate: true }))
  await webhook(
    NOTICE,
    JSON.stringify({ kind: 'webhook', url: `http://127.0.0.1:${port}/hook`, secret: 's' }),
  )
  await closed
})
