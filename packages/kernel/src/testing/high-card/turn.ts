import { type Refusal, refused } from '../../refusal.ts'
import type { Seat } from '../../seat.ts'
import type { Command } from './command.ts'
import type { Event } from './event.ts'
import { HIDDEN, isOver, type State, seatsAt } from './state.ts'

const MOST_PAID = 3
const LOAN = 2

export const deciders = (state: State): Seat[] =>
  state.payer === null ? seatsAt(state).filter((seat) => mayCommit(state, seat)) : [state.payer]

const mayCommit = (state: State, seat: Seat): boolean =>
  state.payer === null && state.committed[seat] === null && state.hands[seat]?.length !== 0

export const commands = (state: State, seat: Seat, list: Command[] = []): Command[] => {
  list.length = 0
  for (const card of new Set(state.hands[seat])) list.push({ kind: 'commit', card })
  for (let coins = 0; coins <= MOST_PAID; coins++) list.push({ kind: 'pay', coins })
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
      const most = Math.min(MOST_PAID, state.coins[seat] ?? 0)
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

/** On a view the cards of the others are missing, and the game waits for them. */
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
