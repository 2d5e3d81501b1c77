/**
 * Requests to addresses that players have chosen. A name is resolved once, every address of the answer is checked, and
 * the connection goes to one of these: an answer that changes a moment later changes nothing.
 */
import { lookup as systemLookup } from 'node:dns'
import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isInside } from './inside.ts'

/** A URL leads into the server's own network, or nowhere. */
export class PrivateAddress extends Error {}

export interface ConnectSettings {
  /** Whether requests may lead into the server's own network. */
  readonly allowPrivate: boolean
  /** Certificates to trust besides those of the system. */
  readonly ca?: string
  /** How names are resolved; tests give answers of their own. */
  readonly lookup?: LookupFunction
}

/** One private address among public ones is enough to refuse: a resolver that mixes them is not to be trusted. */
export const publicLookup =
  (resolve: LookupFunction): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (problem, answer) => {
      const found = Array.isArray(answer) ? answer : []
      const [first] = found
      if (problem !== null || first === undefined)
        done(problem ?? new Error(`no address for ${hostname}`), [])
      else if (found.some(({ address }) => isInside(address))) done(new PrivateAddress(hostname), [])
      else if (options.all === true) done(null, found)
      else done(null, first.address, first.family)
    })
  }

const connectOptions = ({ allowPrivate, ca, lookup = systemLookup }: ConnectSettings) => ({
  lookup: allowPrivate ? lookup : publicLookup(lookup),
  ...(ca === undefined ? {} : { ca }),
})

/** An address in the place of a name is never looked up, so it is checked here. */
const checkedUrl = (text: string, { allowPrivate }: ConnectSettings): URL => {
  const url = URL.parse(text)
  if (url === null) throw new PrivateAddress(text)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) !== 0 && isInside(host)) throw new PrivateAddress(host)
  return url
}

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: string | Buffer
  readonly signal: AbortSignal
}

/** The status of the answer; nothing else of it is read, and no redirect is followed. */
export const post = ({ url, headers, body, signal }: Post, settings: ConnectSettings): Promise<number> =>
  new Promise((resolve, reject) => {
    const to = checkedUrl(url, settings)
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
    }
    // Agents of their own keep nothing alive: the next request is checked anew.
    const request =
      to.protocol === 'https:'
        ? requestHttps(to, { ...options, agent: new HttpsAgent(connectOptions(settings)) })
        : requestHttp(to, { ...options, agent: new HttpAgent(connectOptions(settings)) })
    request.on('error', reject)
    request.on('response', (reply) => {
      resolve(reply.statusCode ?? 0)
      request.destroy()
    })
    request.end(body)
  })
