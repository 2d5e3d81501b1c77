/** The actions of a position, from the rules of any game and the texts of its commands. */
import type { Rules, Seat } from '@quayside/kernel'
import type { BotSuggestion } from '../page/game-table.ts'
import type { Preview, RefusedAction, TextAction, TextView } from './text-view.ts'

interface ActionSource<State, Command> {
  readonly rules: Pick<Rules<State, Command, unknown, never>, 'commands' | 'refuse' | 'notation'>
  readonly view: State
  /** Null for a spectator. */
  readonly seat: Seat | null
  readonly actionOf: (command: Command) => TextAction<Command>
  /** Null if it is legal. */
  readonly refusedActionOf: (command: Command, seat: Seat) => RefusedAction | null
  readonly refusedActions: () => readonly RefusedAction[]
  readonly preview: (commands: readonly Command[], seat: Seat) => Preview
  /** Text of the reasons of a bot's suggestion. */
  readonly why: (suggestion: BotSuggestion) => string
}

type ActionSet<Command> = Pick<
  TextView<Command>,
  'actions' | 'refusedActions' | 'read' | 'advise' | 'preview'
>

export const createActions = <State, Command>({
  rules,
  view,
  seat,
  actionOf,
  refusedActionOf,
  refusedActions,
  preview,
  why,
}: ActionSource<State, Command>): ActionSet<Command> => ({
  actions: memoize(() => (seat === null ? [] : rules.commands(view, seat).map(actionOf))),
  refusedActions: memoize(refusedActions),
  read: (text) => {
    const command = rules.notation.parse(text)
    if (!command.ok || seat === null) return null
    return refusedActionOf(command.value, seat) ?? actionOf(command.value)
  },
  advise: (suggestion) => {
    const command = rules.notation.parse(suggestion.command)
    if (!command.ok || seat === null || rules.refuse(view, seat, command.value) !== null) return null
    return { action: actionOf(command.value), why: why(suggestion) }
  },
  preview: ({ commands }) => (seat === null ? { sentences: [], warnings: [] } : preview(commands, seat)),
})

/** Computes the value on first use. */
export const memoize = <Value>(work: () => Value): (() => Value) => {
  let kept: { readonly value: Value } | null = null
  return () => {
    kept ??= { value: work() }
    return kept.value
  }
}
