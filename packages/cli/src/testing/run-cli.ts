/** Runs the command line in this process or in a child process. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { PassThrough, type Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { run } from '../cli-program.ts'

const MAIN = join(import.meta.dirname, '..', 'main.ts')

/** English unless a test sets another locale. */
const ENVIRONMENT = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: 'C', NO_COLOR: '1' }

export interface EndedProcess {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

interface Given {
  /** Everything on stdin. */
  readonly input?: string | Uint8Array
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a command in this process with fake streams. */
export const quayside = async (
  args: readonly string[],
  { input = '', env = {} }: Given = {},
): Promise<EndedProcess> => {
  const output = { stdout: '', stderr: '' }
  const collect = (stream: keyof typeof output) => ({
    write: (text: string) => {
      output[stream] += text
    },
  })
  const stdin = new PassThrough()
  stdin.end(input)
  const status = await run(args, {
    env: { ...ENVIRONMENT, ...env },
    stdin,
    stdout: collect('stdout'),
    stderr: collect('stderr'),
  })
  return { status, ...output }
}

const start = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [MAIN, ...args], { env: { ...ENVIRONMENT, ...env } })

/** Runs a command in a child process, for tests of process-wide behaviour. */
export const quaysideProcess = (
  args: readonly string[],
  { input = '', env = {} }: Given = {},
): Promise<EndedProcess> =>
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

export interface EngineReply {
  readonly id: unknown
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly code: string; readonly message: string } & Readonly<Record<string, unknown>>
}

interface EngineStreams {
  readonly input: { write(text: string): unknown }
  readonly output: Readable
  end(): void
}

/** The engine in this process. */
const engineInProcess = (): EngineStreams => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const running = run(['engine'], { env: ENVIRONMENT, stdin: input, stdout: output, stderr: process.stderr })
  running.catch((problem: unknown) => output.destroy(problem as Error))
  return { input, output, end: () => void input.end() }
}

const engineInChild = (): EngineStreams => {
  const child = start(['engine'])
  return { input: child.stdin, output: child.stdout, end: () => void child.kill() }
}

/** A running `quayside engine`. */
export class Engine {
  readonly #streams: EngineStreams
  readonly #replies: AsyncIterator<string>
  #requests = 0

  constructor(location: 'here' | 'process' = 'here') {
    this.#streams = location === 'here' ? engineInProcess() : engineInChild()
    this.#replies = createInterface({ input: this.#streams.output })[Symbol.asyncIterator]()
    onTestFinished(() => this.#streams.end())
  }

  /** Sends one line as it is and waits for the reply. */
  async line(text: string): Promise<EngineReply> {
    this.#streams.input.write(`${text}\n`)
    const reply = await this.#replies.next()
    return JSON.parse(String(reply.value)) as EngineReply
  }

  async answer(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<EngineReply> {
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
