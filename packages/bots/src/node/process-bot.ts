/** A bot in a separate process. It is pending over its standard input and output, one JSON object per line. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import type { AnyRules, Seat } from '@quayside/kernel'
import { type Agent, AgentFailure } from '../arena/match.ts'

export const BOT_PROTOCOL = 1

export interface ProgramLimits {
  /** For one decision. */
  readonly milliseconds: number
  /** For the greeting; the program may load its resources before it answers. */
  readonly startMilliseconds: number
}

export const PROGRAM_LIMITS: ProgramLimits = { milliseconds: 1000, startMilliseconds: 10_000 }

/** Allowance for scheduling delays on a busy machine. */
const GRACE_MILLISECONDS = 100

/** Limit of one line, in characters. */
const LINE_LIMIT = 1024 * 1024

const MAX_ERROR_CHARACTERS = 500

const SCRIPT = /\.[cm]?[jt]s$/

type Answer = Readonly<Record<string, unknown>>

interface PendingRequest {
  readonly id: number
  readonly answer: (given: Answer) => void
  readonly fail: (problem: AgentFailure) => void
}

export class ProcessBot implements Agent<unknown, unknown> {
  readonly #rules: AnyRules
  readonly #commandLine: readonly string[]
  readonly #limits: ProgramLimits
  #child: ChildProcessWithoutNullStreams | null = null
  #pending: PendingRequest | null = null
  #requests = 0
  #unread = ''
  #errors = ''

  constructor(rules: AnyRules, commandLine: readonly string[], limits: ProgramLimits = PROGRAM_LIMITS) {
    this.#rules = rules
    this.#commandLine = commandLine
    this.#limits = limits
  }

  async decide(view: unknown, seat: Seat, seed: string): Promise<unknown> {
    const { notation, position, game } = this.#rules
    if (this.#child === null) await this.#start()
    const { milliseconds } = this.#limits
    const commands = this.#rules.commands(view, seat).map((command) => notation.print(command))
    const params = { game, seat: seat + 1, position: position.write(view), commands, milliseconds, seed }
    const { command } = await this.#ask('decide', params, milliseconds)
    if (typeof command !== 'string') throw this.#killAndFail('bad-answer', 'no text under "command"')
    const parsed = notation.parse(command)
    if (!parsed.ok) throw this.#killAndFail('illegal-command', `${excerpt(command)}: ${parsed.refusal.code}`)
    return parsed.value
  }

  /** Ends the program; the next decision starts it again. */
  close(): void {
    const child = this.#child
    this.#child = null
    if (!child) return
    child.stdin.end(`${JSON.stringify({ id: ++this.#requests, method: 'quit', params: {} })}\n`)
    setTimeout(() => child.kill('SIGKILL'), 500).unref()
    child.unref()
  }

  async #start(): Promise<void> {
    const [program = '', ...rest] = this.#commandLine
    const [file, args] = SCRIPT.test(program) ? [process.execPath, [program, ...rest]] : [program, rest]
    this.#unread = ''
    this.#errors = ''
    const child = spawn(file, args, { stdio: 'pipe', windowsHide: true })
    this.#child = child
    child.on('error', (problem) => this.#onExit(child, problem.message))
    child.on('close', (status, signal) => this.#onExit(child, this.#exitDetail(status, signal)))
    // Ignored because the exit of the program is reported anyway.
    child.stdin.on('error', () => undefined)
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#read(child, text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-MAX_ERROR_CHARACTERS)
    })
    const greeting = {
      protocol: BOT_PROTOCOL,
      program: 'quayside',
      game: this.#rules.game,
      rules: this.#rules.version,
    }
    try {
      await this.#ask('hello', greeting, this.#limits.startMilliseconds)
    } catch (problem) {
      throw new AgentFailure(
        'did-not-start',
        problem instanceof AgentFailure ? problem.detail : String(problem),
      )
    }
  }

  #ask(method: string, params: object, milliseconds: number): Promise<Answer> {
    const id = ++this.#requests
    return new Promise<Answer>((answer, fail) => {
      const timer = setTimeout(
        () => this.#pending?.fail(this.#killAndFail('timed-out', `no answer within ${milliseconds} ms`)),
        milliseconds + GRACE_MILLISECONDS,
      )
      const over = (): void => {
        clearTimeout(timer)
        this.#pending = null
      }
      this.#pending = {
        id,
        answer: (given) => {
          over()
          answer(given)
        },
        fail: (problem) => {
          over()
          fail(problem)
        },
      }
      this.#child?.stdin.write(`${JSON.stringify({ id, method, params })}\n`)
    })
  }

  #read(child: ChildProcessWithoutNullStreams, text: string): void {
    if (child !== this.#child) return
    const lines = (this.#unread + text).split('\n')
    this.#unread = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') this.#onLine(line)
    if (this.#unread.length > LINE_LIMIT)
      this.#pending?.fail(this.#killAndFail('bad-answer', `a line of more than ${LINE_LIMIT} characters`))
  }

  #onLine(line: string): void {
    const pending = this.#pending
    const reply = fieldsOf(line)
    if (!reply) {
      pending?.fail(this.#killAndFail('bad-answer', `no JSON object: ${excerpt(line)}`))
      return
    }
    // An answer to an earlier request is too late.
    if (!pending || reply['id'] !== pending.id) return
    const result = reply['result']
    if (isFields(result)) pending.answer(result)
    else pending.fail(this.#killAndFail('bad-answer', excerpt(JSON.stringify(reply['error'] ?? reply))))
  }

  /** Kills the program and returns the failure to throw. */
  #killAndFail(reason: AgentFailure['reason'], detail: string): AgentFailure {
    this.#child?.kill('SIGKILL')
    this.#child = null
    return new AgentFailure(reason, detail)
  }

  #onExit(child: ChildProcessWithoutNullStreams, detail: string): void {
    if (child !== this.#child) return
    this.#child = null
    this.#pending?.fail(new AgentFailure('crashed', detail))
  }

  #exitDetail(status: number | null, signal: string | null): string {
    const end = signal === null ? `exit status ${status}` : `signal ${signal}`
    const said = this.#errors.trim().split('\n').at(-1) ?? ''
    return said === '' ? end : `${end}; ${excerpt(said)}`
  }
}

const isFields = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (line: string): Answer | null => {
  try {
    const value: unknown = JSON.parse(line)
    return isFields(value) ? value : null
  } catch {
    return null
  }
}

const excerpt = (text: string): string => text.slice(0, 120)
