import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'

/** A server in a child process, which can be killed, paused and restarted. */

const MAIN = new URL('../process/main.ts', import.meta.url).pathname

const NOWHERE = 'http://127.0.0.1:1'

export class ServerProcess {
  readonly #environment: Readonly<Record<string, string>>
  readonly #main: string
  #process: ChildProcess | null = null
  #isWanted = true
  address = NOWHERE
  /** How often the process exited unexpectedly. */
  deaths = 0

  /** `environment` is passed to `process/main.ts`. */
  constructor(environment: Readonly<Record<string, string>>, main = MAIN) {
    this.#environment = environment
    this.#main = main
  }

  get pid(): number {
    return this.#process?.pid ?? 0
  }

  get isRunning(): boolean {
    return this.#process !== null && this.#process.exitCode === null && this.#process.signalCode === null
  }

  /** Resolves when it listens or has exited. */
  async start(): Promise<void> {
    const child = fork(this.#main, {
      env: { ...process.env, PORT: '0', ...this.#environment },
      silent: true,
    })
    child.stderr?.pipe(process.stderr, { end: false })
    this.#process = child
    const gone = once(child, 'exit').then((): [string] => [NOWHERE])
    const address = child.stdout
      ? (once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>)
      : gone
    this.#isWanted = true
    ;[this.address] = await Promise.race([address, gone])
    child.once('exit', () => {
      if (this.#isWanted && this.address !== NOWHERE) this.deaths++
    })
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Stops it with SIGTERM, as a deployment does. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process
    if (!child || !this.isRunning) return
    const gone = once(child, 'exit')
    this.#isWanted = false
    // A paused process receives no other signal.
    child.kill('SIGCONT')
    child.kill(signal)
    await gone
  }

  pause(): void {
    this.#process?.kill('SIGSTOP')
  }

  resume(): void {
    this.#process?.kill('SIGCONT')
  }

  /** Sends it a message. */
  send(message: Readonly<Record<string, number>>): void {
    if (this.#process?.connected) this.#process.send(message)
  }

  /** Resident memory in bytes, if the system reports it. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.pid}/status`, 'utf8').catch(() => '')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
  }
}
