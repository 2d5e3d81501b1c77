/** The real command in a process of its own. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished, vi } from 'vitest'

// A process takes its time to start when the machine is busy with all the other tests.
vi.setConfig({ testTimeout: 60_000 })

const MAIN = join(import.meta.dirname, '..', 'main.ts')

/** English unless a test asks for something else, wherever it runs. */
const ENVIRONMENT = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: 'C', NO_COLOR: '1' }

export interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

const start = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [MAIN, ...args], { env: { ...ENVIRONMENT, ...env } })

/** Runs it to its end; `input` is all that it ever gets to read. */
export const quayside = (
  args: readonly string[],
  { input = '', env = {} }: { input?: string | Uint8Array; env?: Readonly<Record<string, string>> } = {},
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = start(args, env)
    const output = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output.stderr += text
    })
    // A command that refuses early does not read its input to the end.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, ...output }))
  })

/** An empty folder for the time of one test. */
export const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'quayside-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

export interface Answer {
  readonly id: unknown
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly code: string; readonly message: string } & Readonly<Record<string, unknown>>
}

/** A running `quayside engine`. */
export class Engine {
  readonly #child: ChildProcessWithoutNullStreams
  readonly #replies: AsyncIterator<string>
  #requests = 0

  constructor() {
    this.#child = start(['engine'], {})
    this.#replies = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
    onTestFinished(() => {
      this.#child.kill()
    })
  }

  /** Sends one line as it is and waits for the reply. */
  async line(text: string): Promise<Answer> {
    this.#child.stdin.write(`${text}\n`)
    const reply = await this.#replies.next()
    return JSON.parse(String(reply.value)) as Answer
  }

  async answer(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    this.#requests += 1
    return this.line(JSON.stringify({ id: this.#requests, method, params }))
  }

  /** The result of a request that must succeed. */
  async ask(
    method: string,
    params: Readonly<Record<string, unknown>> = {},
  ): Promise<Readonly<Record<string, unknown>>> {
    const { result, error } = await this.answer(method, params)
    if (!result) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return result
  }

  /** The code of a request that must be refused. */
  async refuses(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const { error } = await this.answer(method, params)
    return error?.code ?? 'accepted'
  }
}
