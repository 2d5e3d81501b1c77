/**
 * M5 (SSRF): webhooks and pushes into the server's private network, by DNS rebinding and by other spellings
 * of private addresses.
 */
import { createECDH, randomBytes } from 'node:crypto'
import { ApiClient, refusalOf } from './api-client.ts'
import { type AttackTarget, type Expectation, mustBeRefused } from './attack.ts'
import { type Outgoing, PUBLIC, REBINDING } from './outgoing.ts'

/** Nothing listens on this port; any connection to it was caused by this attack. */
const PORT = 8099

/**
 * The server may resolve the name once or several times; with three attempts one of them gets a second
 * lookup.
 */
const TRIES = 3

const HOSTS: Readonly<Record<string, string>> = {
  'name that resolves to another address the second time': `hook.${REBINDING}`,
  loopback: '127.0.0.1',
  'loopback as a number': '2130706433',
  'IPv6 loopback': '[::1]',
  'IPv4 in IPv6': '[::ffff:127.0.0.1]',
  'IPv4 in IPv6, compatible': '[::127.0.0.1]',
  NAT64: '[64:ff9b::7f00:1]',
  '6to4': '[2002:7f00:1::1]',
  'private network': '10.0.0.1',
  'link-local': '169.254.169.254',
  'benchmarking network': '198.18.0.1',
  multicast: '224.0.0.1',
  'IPv6 multicast': '[ff02::1]',
  'reserved network': '240.0.0.1',
  broadcast: '255.255.255.255',
  'unique local': '[fd00::1]',
}

const pushKeys = (): { readonly p256dh: string; readonly auth: string } => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})

const webhookTo = (host: string): object => ({ kind: 'webhook', url: `http://${host}:${PORT}/` })
const pushTo = (host: string): object => ({
  kind: 'push',
  endpoint: `https://${host}:${PORT}/`,
  keys: pushKeys(),
})

/** A guest makes the server send something there; returns the addresses it tried to connect to. */
const tried = async (
  { address }: AttackTarget,
  from: string,
  channel: object,
  outgoing: () => Promise<readonly Outgoing[]>,
): Promise<readonly string[]> => {
  const before = (await outgoing()).length
  const guest = await ApiClient.guest(address, from, 'Inside')
  const added = await guest.request('POST', '/me/channels', channel)
  if (refusalOf(added) === null) {
    const { id } = added.body as { readonly id: string }
    for (let tries = 0; tries < TRIES; tries++) await guest.request('POST', `/me/channels/${id}/test`)
  }
  guest.close()
  const made = (await outgoing()).slice(before)
  return made.filter(({ port }) => port === PORT).map(({ address: at }) => at)
}

const isInside = (addresses: readonly string[]): boolean => addresses.some((at) => at !== PUBLIC)

/** Without this, the refusals of the other cases would prove nothing. */
const mustBeTried = (what: string, addresses: readonly string[]): Expectation => {
  const isTried = addresses.includes(PUBLIC)
  return { what, result: isTried ? 'tried' : 'not tried', goal: 'tried', isMet: isTried }
}

/** `outgoing` returns the connections that the server has attempted so far. */
export const leadInside = async (
  target: AttackTarget,
  outgoing: () => Promise<readonly Outgoing[]>,
): Promise<readonly Expectation[]> => {
  const allowed = {
    hooked: await tried(target, '127.70.2.1', webhookTo(PUBLIC), outgoing),
    pushed: await tried(target, '127.70.2.2', pushTo(PUBLIC), outgoing),
  }
  const outcomes: Expectation[] = [
    mustBeTried('webhook: public address', allowed.hooked),
    mustBeTried('push: public address', allowed.pushed),
  ]
  const names = await tried(target, '127.70.2.3', webhookTo(`first.${REBINDING}`), outgoing)
  outcomes.push(mustBeTried('webhook: name that resolves to a public address the first time', names))
  for (const [number, [what, host]] of Object.entries(HOSTS).entries()) {
    const hooked = await tried(target, `127.70.0.${1 + number}`, webhookTo(host), outgoing)
    outcomes.push(mustBeRefused(`webhook: ${what}`, isInside(hooked)))
    const pushed = await tried(
      target,
      `127.70.1.${1 + number}`,
      pushTo(host.replace('hook.', 'push.')),
      outgoing,
    )
    outcomes.push(mustBeRefused(`push: ${what}`, isInside(pushed)))
  }
  return outcomes
}
