/** A server whose clock the test moves, with the notifications that it has sent. */
import { once } from 'node:events'
import { test as base, expect } from '@playwright/test'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { startServer } from './server-fixture.ts'

const RECEIVERS = 'packages/server/src/testing/fake-clock-preload.ts'

/** All notifications so far. */
interface Outbox {
  /** The server's time. */
  readonly now: number
  /** The addresses of the fake webhook and push receivers. */
  readonly hook: string
  readonly push: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  readonly mails: readonly { readonly to: string; readonly text: string }[]
  readonly pushes: readonly string[]
  readonly hooks: readonly { readonly body: string; readonly signature: string }[]
}

/** Decodes a quoted-printable mail. */
export const mailText = (raw: string): string => {
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString().replace(/\r\n/g, '\n')
}

export interface CorrespondenceServer {
  readonly address: string
  /** Moves the clock, and waits until the server has run the jobs that are due. */
  advanceClock(milliseconds: number): Promise<Outbox>
  outbox(): Promise<Outbox>
  /** The newest notification of a kind, once there are `count` of them. */
  nth(kind: 'mails' | 'pushes' | 'hooks', count: number): Promise<string>
  close(): Promise<void>
}

const startCorrespondenceServer = async (): Promise<CorrespondenceServer> => {
  const port = await freePort()
  const program = await startServer(port, null, RECEIVERS)
  let requests = 0
  // Requests may overlap, so each answer carries the number of its request.
  const request = (move: number): Promise<Outbox> => {
    const question = requests++
    return new Promise((resolve) => {
      const receive = (answer: Outbox & { readonly question: number }): void => {
        if (answer.question !== question) return
        program.off('message', receive)
        resolve(answer)
      }
      program.on('message', receive)
      program.send({ question, move })
    })
  }
  const outbox = (): Promise<Outbox> => request(0)
  return {
    address: `http://localhost:${port}`,
    advanceClock: request,
    outbox,
    nth: async (kind, count) => {
      await eventually(async () => (await outbox())[kind].length).toBe(count)
      const last = (await outbox())[kind].at(-1) ?? ''
      if (typeof last === 'string') return last
      return 'body' in last ? last.body : mailText(last.text)
    },
    close: async () => {
      program.kill('SIGTERM')
      await once(program, 'exit')
    },
  }
}

export const linkIn = (text: string): string => /https?:\/\/[^\s"]+/.exec(text)?.[0] ?? ''

export const test = base.extend<{ server: CorrespondenceServer; baseURL: string }>({
  server: async ({ playwright }, use) => {
    const server = await startCorrespondenceServer()
    const visitor = await playwright.request.newContext({ baseURL: server.address })
    await expect(await visitor.get('/')).toBeOK()
    await visitor.dispose()
    await use(server)
    await server.close()
  },
  baseURL: async ({ server }, use) => {
    await use(server.address)
  },
})
