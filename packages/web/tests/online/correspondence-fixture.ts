/** A server whose clock the test moves, and what it has sent to people who are not there. */
import { once } from 'node:events'
import { test as base, expect } from '@playwright/test'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { started } from './server-fixture.ts'

const RECEIVERS = 'packages/server/src/testing/over-days.ts'

/** Everything that has arrived so far. */
interface Post {
  /** The server's time. */
  readonly now: number
  /** Where its messages to programs and to browsers arrive. */
  readonly hook: string
  readonly push: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  readonly mails: readonly { readonly to: string; readonly text: string }[]
  readonly pushes: readonly string[]
  readonly hooks: readonly { readonly body: string; readonly signature: string }[]
}

/** A mail as it is read: its letters and its long lines are broken up on the way. */
export const mailText = (raw: string): string => {
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString().replace(/\r\n/g, '\n')
}

export interface DaysHarbour {
  readonly address: string
  /** Moves the clock, and waits until the server has done what is due by then. */
  later(milliseconds: number): Promise<Post>
  post(): Promise<Post>
  /** The newest of one kind, once so many have come. */
  nth(kind: 'mails' | 'pushes' | 'hooks', count: number): Promise<string>
  close(): Promise<void>
}

const daysHarbour = async (): Promise<DaysHarbour> => {
  const port = await freePort()
  const program = await started(port, null, RECEIVERS)
  let asked = 0
  // Several people look at their post at the same time: each hears the answer to their own question.
  const ask = (move: number): Promise<Post> => {
    const question = asked++
    return new Promise((resolve) => {
      const hear = (answer: Post & { readonly question: number }): void => {
        if (answer.question !== question) return
        program.off('message', hear)
        resolve(answer)
      }
      program.on('message', hear)
      program.send({ question, move })
    })
  }
  const post = (): Promise<Post> => ask(0)
  return {
    address: `http://localhost:${port}`,
    later: ask,
    post,
    nth: async (kind, count) => {
      await eventually(async () => (await post())[kind].length).toBe(count)
      const last = (await post())[kind].at(-1) ?? ''
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

export const test = base.extend<{ harbour: DaysHarbour; baseURL: string }>({
  harbour: async ({ playwright }, use) => {
    const harbour = await daysHarbour()
    const visitor = await playwright.request.newContext({ baseURL: harbour.address })
    await expect(await visitor.get('/')).toBeOK()
    await visitor.dispose()
    await use(harbour)
    await harbour.close()
  },
  baseURL: async ({ harbour }, use) => {
    await use(harbour.address)
  },
})
