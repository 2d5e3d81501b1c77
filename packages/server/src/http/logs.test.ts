import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { Client } from '../testing/client.ts'
import { Person } from '../testing/person.ts'
import { tableFor } from '../testing/table-for.ts'

const TOKEN = 'the-token-of-the-operator'

it('logs a whole game, with everything that can go wrong around it, and not one secret', async () => {
  const child = fork(new URL('../testing/talkative-process.ts', import.meta.url), [':memory:', TOKEN], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const log: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => log.push(String(bytes)))
  const [address] = (await once(child, 'message')) as [string]
  const secrets = [TOKEN]

  const made = await fetch(`${address}/api/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ines"}',
  })
  const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? ''
  secrets.push(cookie.split('=')[1] ?? '', ((await made.json()) as { secret: string }).secret)
  await fetch(`${address}/api/me`, { headers: { cookie } })

  const { room, keys, secret } = await tableFor(address)
  secrets.push(secret, ...Object.values(keys))
  const people = [0, 1].map(
    (seat) => new Person({ address, game: 'le-havre', room, key: keys[seat] ?? '', seat }, `log ${seat}`),
  )
  await Promise.all(people.map((person) => person.play()))
  for (const person of people) await person.disconnect()

  const rude = await Client.connect(address, cookie)
  for (const text of [
    `{"key":"${keys[0]}"`,
    `${secret}`,
    `{"kind":"hello","room":"${room}","key":"${secret}"}`,
  ])
    rude.send(text)
  await rude.next(({ kind }) => kind === 'refused')
  await rude.close()
  const authorization = `Bearer ${secret}`
  await fetch(`${address}/api/rooms/${room}?key=${keys[0]}`, { headers: { authorization } })
  await fetch(`${address}/api/nowhere?secret=${secret}`, { headers: { cookie, authorization } })
  await fetch(`${address}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: `{"key":"${keys[1]}"`,
  })
  await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })

  const gone = once(child, 'exit')
  child.disconnect()
  await gone
  const text = log.join('')
  expect(text).toContain('/api/players')
  expect(text).toContain('/api/nowhere')
  expect(secrets).toHaveLength(6)
  for (const known of secrets) {
    expect(known.length).toBeGreaterThan(15)
    expect(text.includes(known)).toBe(false)
  }
}, 120_000)
