/** A refusal in about three words, with an icon for a missing token; the full sentence is elsewhere. */

import type { Refusal } from '@quayside/kernel'
import { joinNouns } from '@quayside/texts'
import type { OwnTexts } from '../../messages/table/index.ts'
import { TOKENS } from '../../rules/index.ts'
import { type IconName, tokenIcon } from '../icons/icon-names.ts'

type Board = OwnTexts['board']

interface Why {
  readonly before: string
  readonly amount: number | null
  readonly icon: IconName | null
  readonly after: string
}

const plain = (before: string): Why => ({ before, amount: null, icon: null, after: '' })

/** Placeholder for the tokens in a message, so that each language keeps its word order. */
const SLOT = '\u0001'

const withTokens = (message: string, icon: IconName, amount: number): Why => {
  const [before = '', after = ''] = message.split(SLOT)
  return { before: before.trim(), amount, icon, after: after.trim() }
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

const missing = (icon: IconName, amount: number, board: Board): Why =>
  amount > 0
    ? withTokens(board('why.missing', { tokens: { ...joinNouns([], () => SLOT), n: amount } }), icon, amount)
    : plain(board('why.lacks-goods'))

/** Only the first missing token is shown. */
const missingGoods = ({ params }: Refusal, board: Board): Why => {
  const { missing: names, amounts } = params
  const first = typeof names === 'object' ? TOKENS.find((token) => token === names[0]) : undefined
  const amount = typeof amounts === 'object' ? number(amounts[0]) : 0
  return first === undefined ? plain(board('why.lacks-goods')) : missing(tokenIcon(first), amount, board)
}

const gap = ({ params }: Refusal): number => number(params['need']) - number(params['have'])

const fee = ({ params }: Refusal, board: Board): Why => {
  const food = number(params['food'])
  return food > 0
    ? missing('m-food', food - number(params['have']), board)
    : missing('m-franc', number(params['francs']) - number(params['haveFrancs']), board)
}

export const shortRefusal = (refusal: Refusal, board: Board, displayNames: readonly string[]): Why => {
  switch (refusal.code) {
    case 'occupied':
      return plain(board('why.occupied', { player: displayNames[number(refusal.params['seat']) - 1] ?? '' }))
    case 'lacks-goods':
    case 'lacks-material':
      return missingGoods(refusal, board)
    case 'lacks-energy':
      return missing('m-energy', gap(refusal), board)
    case 'lacks-francs':
      return missing('m-franc', gap(refusal), board)
    case 'lacks-food':
      return missing('m-food', gap(refusal), board)
    case 'cannot-pay-fee':
      return fee(refusal, board)
    case 'own-disc-inside':
    case 'closed':
    case 'fee-eats-action':
    case 'nothing-to-gain':
    case 'lacks-ship':
    case 'no-loan':
    case 'no-empty-offer':
    case 'no-two-neighbours':
    case 'nobody-to-evict':
    case 'cannot-use-that':
    case 'nothing-buildable':
    case 'no-ship-buildable':
    case 'not-on-top':
    case 'cannot-be-built':
    case 'game-over':
      return plain(board(`why.${refusal.code}`))
    default:
      return plain(board('why.not-now'))
  }
}
