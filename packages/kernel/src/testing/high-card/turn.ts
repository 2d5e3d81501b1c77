/** A turn of High Card: its commands and their notation, events, refusals and the outcome. */
import { accept, type Refusal, type Result, refused } from '../../refusal.ts'
import type { Outcome, Seat } from '../../rules.ts'
import { HIDDEN, isOver, type State, seatsAt } from './state.ts'

const MAX_PAID = 3
const LOAN = 2

export const deciders = (state: State): Seat[] =>
  state.payer === null ? seatsAt(state).filter((seat) => mayCommit(state, seat)) : [state.payer]

const mayCommit = (state: State, seat: Seat): boolean =>
  state.payer === null && state.committed[seat] === null && state.hands[seat]?.length !== 0

export const commands = (state: State, seat: Seat, list: Command[] = []): Command[] => {
  list.length = 0
  for (const card of new Set(state.hands[seat])) list.push({ kind: 'commit', card })
  for (let coins = 0; coins <= MAX_PAID; coins++) list.push({ kind: 'pay', coins })
  list.push({ kind: 'borrow' })
  const possible = list.filter((command) => refuse(state, seat, command) === null)
  list.splice(0, list.length, ...possible)
  return list
}

export const refuse = (state: State, seat: Seat, command: Command): Refusal | null => {
  switch (command.kind) {
    case 'commit':
      if (!mayCommit(state, seat)) return refused('not-now').refusal
      if (!state.hands[seat]?.includes(command.card))
        return refused('not-in-hand', { card: command.card }).refusal
      return null
    case 'pay': {
      if (state.payer !== seat) return refused('not-now').refusal
      const most = Math.min(MAX_PAID, state.coins[seat] ?? 0)
      return command.coins > most ? refused('too-much', { coins: command.coins, most }).refusal : null
    }
    case 'borrow':
      if (isOver(state)) return refused('not-now').refusal
      return state.borrowed[seat] ? refused('already-borrowed').refusal : null
  }
}

export const apply = (state: State, seat: Seat, command: Command, log: Event[] = []): void => {
  switch (command.kind) {
    case 'commit':
      state.hands[seat]?.splice(state.hands[seat].indexOf(command.card), 1)
      state.committed[seat] = command.card
      log.push({ kind: 'committed', seat, card: command.card })
      turnUp(state, log)
      return
    case 'pay':
      state.payer = null
      gain(state.coins, seat, -command.coins)
      gain(state.points, seat, 1 + 2 * command.coins)
      log.push({ kind: 'paid', seat, coins: command.coins })
      draw(state, log)
      return
    case 'borrow':
      state.borrowed[seat] = true
      gain(state.coins, seat, LOAN)
      log.push({ kind: 'borrowed', seat })
  }
}

const gain = (amounts: number[], seat: Seat, amount: number): void => {
  amounts[seat] = (amounts[seat] ?? 0) + amount
}

/** On a view the cards of the others are hidden, so nothing is turned up. */
const turnUp = (state: State, log: Event[]): void => {
  const cards = state.committed.filter((card) => card !== null)
  if (cards.length < seatsAt(state).length || cards.includes(HIDDEN)) return
  state.payer = cards.indexOf(Math.max(...cards))
  state.played.push(...cards)
  state.committed.fill(null)
  log.push({ kind: 'turned-up', cards, reveal: true })
}

const draw = (state: State, log: Event[]): void => {
  if (state.deck.length < seatsAt(state).length) return
  for (const seat of seatsAt(state)) {
    const card = state.deck.pop() ?? HIDDEN
    state.hands[seat]?.push(card)
    state.hands[seat]?.sort((one, other) => one - other)
    log.push({ kind: 'drawn', seat, card, reveal: true })
  }
}

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

export type Event =
  | { readonly kind: 'committed'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'turned-up'; readonly cards: readonly number[]; readonly reveal: true }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly card: number; readonly reveal: true }
  | { readonly kind: 'borrowed'; readonly seat: Seat }

const DEBT = 3

export const outcome = (state: State): Outcome | null => {
  if (!isOver(state)) return null
  const results = seatsAt(state).map((seat) => {
    const parts = {
      points: state.points[seat] ?? 0,
      coins: state.coins[seat] ?? 0,
      debt: state.borrowed[seat] ? -DEBT : 0,
    }
    return { seat, total: parts.points + parts.coins + parts.debt, parts }
  })
  const scores = results.map((result) => ({
    ...result,
    rank: 1 + results.filter(({ total }) => total > result.total).length,
  }))
  return { scores, winners: scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat) }
}
