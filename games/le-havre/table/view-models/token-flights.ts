/** Animated flights of tokens for events. */

import type { Flight } from '@quayside/game'
import { discOf, NONE } from '../../queries/index.ts'
import { type Event, type State, TOKENS, type TokenAmounts, type TokenName } from '../../rules/index.ts'
import { tokenIcon } from '../icons/icon-names.ts'

/** At most this many tokens of a kind fly at once. */
const MOST_AT_ONCE = 6

const store = (seat: number, token: number): string[] => [`stock-${seat}-${TOKENS[token]}`, `seat-${seat}`]

type Places = (token: number) => readonly string[]

const flights = (tokens: TokenAmounts, from: Places, to: Places): Flight[] =>
  tokens.flatMap(({ token, amount }) =>
    Array.from({ length: Math.min(amount, MOST_AT_ONCE) }, () => ({
      icon: tokenIcon(TOKENS[token] as TokenName),
      from: from(token),
      to: to(token),
    })),
  )

const FRANC = TOKENS.indexOf('franc')

export const flightsOf = (events: readonly Event[], after: State): Flight[] =>
  events.flatMap((event) => {
    if (!('seat' in event)) return []
    const own: Places = (token) => store(event.seat, token)
    const disc = discOf(after, event.seat)
    const visited: Places = () => (disc === NONE ? [] : [`building-${disc}`])
    const francs = (amount: number): TokenAmounts => [{ token: FRANC, amount }]
    switch (event.kind) {
      case 'offer-taken':
        return flights([event], (token) => [`offer-${TOKENS[token]}`], own)
      case 'gained':
        return flights(event.tokens, visited, own)
      case 'paid':
      case 'shipped':
        return flights(event.tokens, own, visited)
      case 'fee-paid': {
        const { to } = event
        return flights(event.tokens, own, to === null ? visited : (token) => store(to, token))
      }
      case 'bought':
        return flights(francs(event.francs), own, () => [`building-${event.building}`])
      case 'sold':
        return flights(francs(event.francs), () => [`building-${event.building}`], own)
      case 'loans-taken':
        return flights(francs(event.francs), () => [`loans-${event.seat}`], own)
      case 'loan-repaid':
        return flights(francs(event.francs), own, () => [`loans-${event.seat}`])
      default:
        return []
    }
  })
