import type { Area } from './catalogue/card.ts'

/** The commands of a seat. Cards are named by their word, so that a command means the same with any deck. */
export type Command =
  | { readonly verb: 'name'; readonly area: Area }
  | { readonly verb: 'take'; readonly card: string; readonly assistant: boolean }
  | { readonly verb: 'pass' }
  | { readonly verb: 'cash'; readonly amount: number }
  | { readonly verb: 'deliver'; readonly contracts: readonly string[]; readonly cards: readonly string[] }
  | { readonly verb: 'done' }

export type Delivery = Extract<Command, { verb: 'deliver' }>

export const PASS: Command = { verb: 'pass' }
export const DONE: Command = { verb: 'done' }

/** The words of the cards that a command names. */
export const cardsIn = (command: Command): readonly string[] => {
  switch (command.verb) {
    case 'take':
      return [command.card]
    case 'deliver':
      return [...command.contracts, ...command.cards]
    default:
      return []
  }
}
