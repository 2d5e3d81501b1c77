/** A bot in a program of its own. It is asked over its standard input and output, one JSON object a line. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import type { AnyRules, Seat } from '@quayside/kernel'
import { type Agent, AgentFailure } from '../arena/match.ts'

export const BOT_PROTOCOL = 1

export interface ProgramLimits {
  /** For one decision. */
  readonly milliseconds: number
  /** For the greeting, in which the program may load whatever it needs. */
  readonly startMilliseconds: number
}

export const PROGRAM_LIMITS: ProgramLimits = { milliseconds: 1000, startMilliseconds: 10_000 }

/** A machine that does other things too may be late by this much without anybody's fault. */
const GRACE_MILLISECONDS = 100

/** Of one line of an answer. */
const LINE_LIMIT = 1024 * 1024

const ERRORS_KEPT = 500

const SCRIPT = /\.[cm]?[jt]s$/

type Answer = Readonly<Record<string, unknown>>

interface Asked {
  readonly id: number
  readonly answer: (given: Answer) => void
  readonly fail: (problem: AgentFailure) => void
}

export class ProcessBot implements Agent<unknown, unknown> {
  readonly #rules: AnyRules
  readonly #words: readonly string[]
  readonly #limits: ProgramLimits
  #child: ChildProcessWithoutNullStreams | null = null
  #asked: Asked | null = null
  #requests = 0
  #unread = ''
  #errors = ''

  constructor(rules: AnyRules, words: readonly string[], limits: ProgramLimits = PROGRAM_LIMITS) {
    this.#rules = rules
    this.#words = words
    this.#limits = limits
  }

  async decide(view: unknown, seat: Seat, seed: string): Promise<unknown> {
    const { notation, position, game } = this.#rules
    if (this.#child === null) await this.#start()
    const { milliseconds } = this.#limits
    const commands = this.#rules.commands(view, seat).map((command) => notation.print(command))
    const params = { game, seat: seat + 1, position: position.write(view), commands, milliseconds, seed }
    const { command } = await this.#ask('decide', params, milliseconds)
    if (typeof command !== 'string') throw this.#give('bad-answer', 'no text under "command"')
    const parsed = notation.parse(command)
    if (!parsed.ok) throw this.#give('illegal-command', `${excerpt(command)}: ${parsed.refusal.code}`)
    return parsed.value
  }

  /** Ends the program; the next decision would start it anew. */
  close(): void {
    const child = this.#child
    this.#child = null
    if (!child) return
    child.stdin.end(`${JSON.stringify({ id: ++this.#requests, method: 'quit', params: {} })}\n`)
    setTimeout(() => child.kill('SIGKILL'), 500).unref()
    child.unref()
  }

  async #start(): Promise<void> {
    const [program = '', ...rest] = this.#words
    const [file, args] = SCRIPT.test(program) ? [process.execPath, [program, ...rest]] : [program, rest]
    this.#unread = ''
    this.#errors = ''
    const child = spawn(file, args, { stdio: 'pipe', windowsHide: true })
    this.#child = child
    child.on('error', (problem) => this.#lost(child, problem.message))
    child.on('close', (status, signal) => this.#lost(child, this.#lastWords(status, signal)))
    // Whoever writes to a program that is gone hears of it by its exit.
    child.stdin.on('error', () => undefined)
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#read(child, text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-ERRORS_KEPT)
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
        () => this.#asked?.fail(this.#give('timed-out', `no answer within ${milliseconds} ms`)),
        milliseconds + GRACE_MILLISECONDS,
      )
      const over = (): void => {
        clearTimeout(timer)
        this.#asked = null
      }
      this.#asked = {
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
    for (const line of lines) if (line.trim() !== '') this.#hear(line)
    if (this.#unread.length > LINE_LIMIT)
      this.#asked?.fail(this.#give('bad-answer', `a line of more than ${LINE_LIMIT} characters`))
  }

  #hear(line: string): void {
    const asked = this.#asked
    const reply = fieldsOf(line)
    if (!reply) {
      asked?.fail(this.#give('bad-answer', `no JSON object: ${excerpt(line)}`))
      return
    }
    // An answer to an older question is too late to matter.
    if (!asked || reply['id'] !== asked.id) return
    const result = reply['result']
    if (isFields(result)) asked.answer(result)
    else asked.fail(this.#give('bad-answer', excerpt(JSON.stringify(reply['error'] ?? reply))))
  }

  /** Ends the program and says why. */
  #give(reason: AgentFailure['reason'], detail: string): AgentFailure {
    this.#child?.kill('SIGKILL')
    this.#child = null
    return new AgentFailure(reason, detail)
  }

  #lost(child: ChildProcessWithoutNullStreams, detail: string): void {
    if (child !== this.#child) return
    this.#child = null
    this.#asked?.fail(new AgentFailure('crashed', detail))
  }

  #lastWords(status: number | null, signal: string | null): string {
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
