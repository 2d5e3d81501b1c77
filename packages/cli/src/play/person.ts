import type { MenuEntry } from '../games/kit.ts'

/** Whoever sits at the keyboard. Every question can be left, which answers null. */
export interface UserInterface {
  say(...lines: readonly string[]): void
  /** A command chosen from the list, or whatever was typed. */
  ask(question: string, entries: readonly MenuEntry[]): Promise<string | null>
  pick<Value extends string | number>(question: string, among: readonly Pick<Value>[]): Promise<Value | null>
  prompt(question: string, suggestion: string): Promise<string | null>
  confirm(question: string): Promise<boolean | null>
  /** Waits until the person is ready. */
  pause(message: string): Promise<void>
  /** Leaves nothing of what was said on the screen. */
  clear(): void
}

interface Pick<Value> {
  readonly value: Value
  readonly label: string
}
