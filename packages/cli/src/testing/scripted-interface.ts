import type { MenuEntry } from '../games/game-adapter.ts'
import type { UserInterface } from '../play/terminal-interface.ts'

/** Answers prompts from a list and then cancels; collects everything that is printed. */
export class ScriptedInterface implements UserInterface {
  readonly printed: string[] = []
  /** The menus that were offered, as commands in notation. */
  readonly menus: string[][] = []
  /** The labels that were offered to choose from. */
  readonly labels: string[] = []
  readonly #answers: (string | number | boolean)[]

  constructor(...answers: readonly (string | number | boolean)[]) {
    this.#answers = [...answers]
  }

  #next(): string | number | boolean | null {
    return this.#answers.shift() ?? null
  }

  get output(): string {
    return this.printed.join('\n')
  }

  print(...lines: readonly string[]): void {
    this.printed.push(...lines)
  }

  ask(question: string, entries: readonly MenuEntry[]): Promise<string | null> {
    this.printed.push(question)
    this.menus.push(entries.map(({ command }) => command))
    const answer = this.#next()
    return Promise.resolve(answer === null ? null : String(answer))
  }

  pick<Value extends string | number>(
    question: string,
    among: readonly { readonly value: Value; readonly label: string }[],
  ): Promise<Value | null> {
    this.printed.push(question)
    this.labels.push(...among.map(({ label }) => label))
    const answer = this.#next()
    return Promise.resolve(among.find(({ value }) => value === answer)?.value ?? null)
  }

  prompt(question: string, suggestion: string): Promise<string | null> {
    this.printed.push(question)
    const answer = this.#next()
    return Promise.resolve(answer === null ? suggestion : String(answer))
  }

  pause(message: string): Promise<void> {
    this.printed.push(message)
    return Promise.resolve()
  }

  confirm(question: string): Promise<boolean | null> {
    this.printed.push(question)
    const answer = this.#next()
    return Promise.resolve(answer === null ? null : answer === true)
  }

  clear(): void {
    this.printed.push('(cleared)')
  }
}
