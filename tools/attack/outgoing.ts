/**
 * Runs in the process of the attacked server: names of the attacker resolve to any address, every outgoing
 * connection is recorded, and none leaves the machine.
 */
import dns from 'node:dns'
import dnsPromises from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'
import { isIP, type LookupFunction, Socket } from 'node:net'

/** An attempted connection. */
export interface Outgoing {
  readonly address: string
  readonly port: number
}

/** Every name in this domain resolves to another address each time. */
export const REBINDING = 'rebinding.test'

/** The first answer for such a name: a public address. Nothing is ever sent to it. */
export const PUBLIC = '93.184.215.14'
const PRIVATE = '127.0.0.1'

const isLoopback = (address: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address)

/** The next address of a rebinding name; null for any other name. */
const nextAddress = (): ((name: string) => string | null) => {
  const asked = new Map<string, number>()
  return (name) => {
    if (!name.endsWith(`.${REBINDING}`)) return null
    const count = asked.get(name) ?? 0
    asked.set(name, count + 1)
    return count % 2 === 0 ? PUBLIC : PRIVATE
  }
}

interface ConnectOptions {
  host?: string
  port?: number | string
  lookup?: LookupFunction
}

/** `net.connect` passes its arguments on in one array. */
const optionsOf = (args: readonly unknown[]): ConnectOptions | null => {
  const [first] = args
  const options: unknown = Array.isArray(first) ? first[0] : first
  return typeof options === 'object' && options !== null ? options : null
}

const NOT_LET_OUT = Object.assign(new Error('not let out of this machine'), { code: 'ECONNREFUSED' })

const resolveRebinding = (): void => {
  const addressOf = nextAddress()
  const { lookup, promises } = dns
  const { lookup: lookupLater } = promises
  const answer = (name: string, options: unknown): unknown => {
    const address = addressOf(name)
    if (address === null) return null
    const found = { address, family: 4 }
    const wantsAll =
      typeof options === 'object' && options !== null && 'all' in options && options.all === true
    return wantsAll ? [found] : found
  }
  Object.assign(dns, {
    lookup: (name: string, ...rest: unknown[]): void => {
      const [options] = rest
      const done = rest.at(-1) as (problem: Error | null, address: unknown, family?: number) => void
      const found = answer(name, options)
      if (found === null) Reflect.apply(lookup, dns, [name, ...rest])
      else if (Array.isArray(found)) process.nextTick(done, null, found)
      else process.nextTick(done, null, (found as { readonly address: string }).address, 4)
    },
  })
  Object.assign(dnsPromises, {
    lookup: async (name: string, options?: unknown): Promise<unknown> =>
      answer(name, options) ?? Reflect.apply(lookupLater, promises, [name, options]),
  })
  syncBuiltinESMExports()
}

/** Records attempted connections from now on; the returned list grows. */
export const watchOutgoing = (): readonly Outgoing[] => {
  const tried: Outgoing[] = []
  resolveRebinding()
  const connect = Reflect.get(Socket.prototype, 'connect') as (...args: unknown[]) => Socket
  const isLetOut = (address: string, port: number): boolean => {
    tried.push({ address, port })
    return isLoopback(address)
  }
  const guarded = function (this: Socket, ...args: unknown[]): Socket {
    const options = optionsOf(args)
    if (options === null) return Reflect.apply(connect, this, args)
    const host = (options.host ?? 'localhost').replace(/^\[|\]$/g, '')
    const port = Number(options.port)
    if (isIP(host) !== 0) {
      if (isLetOut(host, port)) return Reflect.apply(connect, this, args)
      process.nextTick(() => this.destroy(NOT_LET_OUT))
      return this
    }
    const lookup: LookupFunction = options.lookup ?? ((name, how, done) => dns.lookup(name, how, done))
    options.lookup = (name, how, done) =>
      lookup(name, how, (problem, found, family) => {
        const addresses =
          problem === null ? (Array.isArray(found) ? found.map(({ address }) => address) : [found]) : []
        if (addresses.every((address) => isLetOut(address, port))) done(problem, found, family)
        else done(NOT_LET_OUT, found, family)
      })
    return Reflect.apply(connect, this, args)
  }
  Object.assign(Socket.prototype, { connect: guarded })
  return tried
}
