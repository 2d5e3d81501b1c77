import { accept, type Result, refused } from '../../refusal.ts'
import { HIDDEN } from './state.ts'

export type Command =
  | { readonly kind: 'commit'; readonly card: number }
  | { readonly kind: 'pay'; readonly coins: number }
  | { readonly kind: 'borrow' }

export const print = (command: Command): string => {
  switch (command.kind) {
    case 'commit':
      return `commit ${command.card === HIDDEN ? '?' : command.card}`
    case 'pay':
      return `pay ${command.coins}`
    case 'borrow':
      return 'borrow'
  }
}

export const parse = (text: string): Result<Command> => {
  const [, verb, argument] = /^(commit|pay|borrow)(?: (\?|\d{1,4}))?$/.exec(text) ?? []
  if (verb === 'borrow' && argument === undefined) return accept({ kind: 'borrow' })
  if (verb === 'commit' && argument === '?') return accept({ kind: 'commit', card: HIDDEN })
  const number = Number(argument)
  if (verb === 'commit' && number > HIDDEN) return accept({ kind: 'commit', card: number })
  if (verb === 'pay' && number >= 0) return accept({ kind: 'pay', coins: number })
  return refused('unknown-command', { text })
}
