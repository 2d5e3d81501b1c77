import type { MenuEntry } from '../games/game-adapter.ts'
import type { UserInterface } from '../play/terminal-interface.ts'

/** Somebody who answers from a list and then leaves; everything said to them is kept. */
export class ScriptedPerson implements UserInterface {
  readonly heard: string[] = []
  /** The menus that were offered, in the words of records. */
  readonly menus: string[][] = []
  readonly #answers: (string | number | boolean)[]

  constructor(...answers: readonly (string | number | boolean)[]) {
    this.#answers = [...answers]
  }

  #next(): string | number | boolean | null {
    return this.#answers.shift() ?? null
  }

  get told(): string {
    return this.heard.join('\n')
  }

  say(...lines: readonly string[]): void {
    this.heard.push(...lines)
  }

  ask(question: string, entries: readonly MenuEntry[]): Promise<string | null> {
    this.heard.push(question)
    this.menus.push(entries.map(({ command }) => command))
    const answer = this.#next()
    return Promise.resolve(answer === null ? null : String(answer))
  }

  pick<Value extends string | number>(
    question: string,
    among: readonly { readonly value: Value; readonly label: string }[],
  ): Promise<Value | null> {
    this.heard.push(question)
    const answer = this.#next()
    return Promise.resolve(among.find(({ value }) => value === answer)?.value ?? null)
  }

  prompt(question: string, suggestion: string): Promise<string | null> {
    this.heard.push(question)
    const answer = this.#next()
    return Promise.resolve(answer === null ? suggestion : String(answer))
  }

  pause(message: string): Promise<void> {
    this.heard.push(message)
    return Promise.resolve()
  }

  confirm(question: string): Promise<boolean | null> {
    this.heard.push(question)
    const answer = this.#next()
    return Promise.resolve(answer === null ? null : answer === true)
  }

  clear(): void {
    this.heard.push('(cleared)')
  }
}
