/**
 * Remote procedure calls to child processes over IPC, so that server, clients and attackers are measured separately.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

/** Methods by name, with the types of parameters and result. */
export type RpcMethods = { readonly [name: string]: { readonly params: unknown; readonly result: unknown } }

interface RpcRequest {
  readonly number: number
  readonly name: string
  readonly params: unknown
}

type RpcResponse =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly error: string }

/** A call fails after this time. */
const TIMEOUT_MS = 120_000

/** Starts Node through another program such as `nice` or `taskset`, where one is given. */
const through = ([program, ...rest]: readonly string[]) =>
  program === undefined ? {} : { execPath: program, execArgv: [...rest, process.execPath] }

export class ChildProcessClient<Known extends RpcMethods> {
  readonly #child: ChildProcess
  readonly #exited: Promise<unknown>
  #calls = 0

  constructor(file: URL, starter: readonly string[]) {
    this.#child = fork(file, through(starter))
    this.#child.setMaxListeners(0)
    this.#exited = once(this.#child, 'exit')
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** `timeoutMs` is how long the answer may take. */
  call<Name extends keyof Known & string>(
    name: Name,
    params: Known[Name]['params'],
    timeoutMs = TIMEOUT_MS,
  ): Promise<Known[Name]['result']> {
    const number = this.#calls++
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        clearTimeout(timer)
        this.#child.off('message', receive)
        settle()
      }
      const fail = (why: string): void => end(() => reject(new Error(`${name}: ${why}`)))
      const receive = (response: RpcResponse): void => {
        if (response.number !== number) return
        if ('error' in response) fail(response.error)
        else end(() => resolve(response.result))
      }
      const timer = setTimeout(() => fail('no answer'), timeoutMs)
      this.#child.on('message', receive)
      void this.#exited.then(() => fail('the process has ended'))
      if (this.#child.connected) this.#child.send({ number, name, params } satisfies RpcRequest)
    })
  }

  async stop(): Promise<void> {
    if (this.isRunning) this.#child.kill('SIGTERM')
    await this.#exited
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#exited
  }

  /**
   * How long the process took to end after SIGTERM, in milliseconds; null when it had to be killed after `withinMs`.
   */
  async end(withinMs: number): Promise<number | null> {
    const since = performance.now()
    if (this.isRunning) this.#child.kill('SIGTERM')
    const ended = this.#exited.then(() => performance.now() - since)
    const killed = sleep(withinMs, null, { ref: false })
    const took = await Promise.race([ended, killed])
    if (took === null) this.#child.kill('SIGKILL')
    await this.#exited
    return took
  }
}

/** Answers the calls in the child process. */
export const serveMethods = <Known extends RpcMethods>(
  handlers: {
    readonly [Name in keyof Known]: (params: Known[Name]['params']) => Promise<Known[Name]['result']>
  },
): void => {
  const respond = async ({ number, name, params }: RpcRequest): Promise<RpcResponse> => {
    try {
      const handler = handlers[name]
      if (!handler) return { number, error: 'unknown method' }
      return { number, result: await handler(params) }
    } catch (error) {
      return { number, error: String(error) }
    }
  }
  process.on(
    'message',
    (request: RpcRequest) =>
      void respond(request).then((response) => process.connected && process.send?.(response)),
  )
  process.once('disconnect', () => process.exit(0))
}
