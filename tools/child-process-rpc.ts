/** Processes of the driver's own: each is asked for one thing after the other, so that none is measured with another. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

/** What can be asked for, by name: what goes there, and what comes back. */
export type Orders = { readonly [name: string]: { readonly ask: unknown; readonly answer: unknown } }

interface Asked {
  readonly number: number
  readonly name: string
  readonly ask: unknown
}

type Told =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly problem: string }

/** One that does not answer for so long never will. */
const PATIENCE_MS = 120_000

/** Starts Node through another program, where one is named, as `nice` or `taskset` with their arguments. */
const through = ([program, ...rest]: readonly string[]) =>
  program === undefined ? {} : { execPath: program, execArgv: [...rest, process.execPath] }

export class Helper<Known extends Orders> {
  readonly #child: ChildProcess
  readonly #gone: Promise<unknown>
  #asked = 0

  constructor(file: URL, starter: readonly string[]) {
    this.#child = fork(file, through(starter))
    this.#child.setMaxListeners(0)
    this.#gone = once(this.#child, 'exit')
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** `patienceMs` is how long the answer may take. */
  ask<Name extends keyof Known & string>(
    name: Name,
    ask: Known[Name]['ask'],
    patienceMs = PATIENCE_MS,
  ): Promise<Known[Name]['answer']> {
    const number = this.#asked++
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        clearTimeout(timer)
        this.#child.off('message', hear)
        settle()
      }
      const fail = (why: string): void => end(() => reject(new Error(`${name}: ${why}`)))
      const hear = (told: Told): void => {
        if (told.number !== number) return
        if ('problem' in told) fail(told.problem)
        else end(() => resolve(told.answer))
      }
      const timer = setTimeout(() => fail('no answer'), patienceMs)
      this.#child.on('message', hear)
      void this.#gone.then(() => fail('the process has ended'))
      if (this.#child.connected) this.#child.send({ number, name, ask } satisfies Asked)
    })
  }

  async stop(): Promise<void> {
    if (this.isRunning) this.#child.kill('SIGTERM')
    await this.#gone
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#gone
  }

  /** How long it took to end after SIGTERM, in milliseconds; null for one that had to be killed after so long. */
  async end(withinMs: number): Promise<number | null> {
    const since = performance.now()
    if (this.isRunning) this.#child.kill('SIGTERM')
    const ended = this.#gone.then(() => performance.now() - since)
    const killed = sleep(withinMs, null, { ref: false })
    const took = await Promise.race([ended, killed])
    if (took === null) this.#child.kill('SIGKILL')
    await this.#gone
    return took
  }
}

/** The other end. */
export const obey = <Known extends Orders>(
  handlers: {
    readonly [Name in keyof Known]: (ask: Known[Name]['ask']) => Promise<Known[Name]['answer']>
  },
): void => {
  const answer = async ({ number, name, ask }: Asked): Promise<Told> => {
    try {
      const handler = handlers[name]
      if (!handler) return { number, problem: 'not something that is done here' }
      return { number, answer: await handler(ask) }
    } catch (problem) {
      return { number, problem: String(problem) }
    }
  }
  process.on(
    'message',
    (asked: Asked) => void answer(asked).then((told) => process.connected && process.send?.(told)),
  )
  process.once('disconnect', () => process.exit(0))
}
