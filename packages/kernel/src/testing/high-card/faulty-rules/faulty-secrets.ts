import { refused } from '../../../refusal.ts'
import { type HighCard, highCard } from '../rules.ts'
import type { State } from '../state.ts'
import type { Event } from '../turn.ts'
import { addOne, broken } from './faulty-rules.ts'

const brokenArrangements = [
  broken('imagine', /^nobody decides and there is no result/, 'leaves the deck unknown', {
    sampleState: (view, random) => ({ ...highCard.sampleState(view, random), deck: [...view.deck] }),
  }),
  broken('imagine', /sees another view/, 'takes cards from the hand that it sees', {
    sampleState: (view, random) => highCard.sampleState(highCard.view(view, 'spectator'), random),
  }),
  broken('imagine', /^imagining changed the view/, 'scores a point in the view that it fills', {
    sampleState: (view, random) => {
      const arrangement = highCard.sampleState(view, random)
      addOne(view.points, 0)
      return arrangement
    },
  }),
  broken('secrecy', /only sometimes commit \? reveals/, 'leaves all holes of a view open', {
    sampleState: (view) => highCard.copy(view),
  }),
]

/** The card that the faults below betray while it is the next to be drawn. */
const OMEN = 12

const betrayed = (state: State): boolean => state.deck.at(-1) === OMEN

/** Lends nothing under the omen to those who must not borrow. */
const lendsNothing = (mustNotBorrow: (state: State, seat: number) => boolean): Partial<HighCard> => ({
  commands: (state, seat, list) => {
    const commands = highCard.commands(state, seat, list)
    if (betrayed(state) && mustNotBorrow(state, seat) && commands.at(-1)?.kind === 'borrow') commands.pop()
    return commands
  },
  refuse: (state, seat, command) =>
    betrayed(state) && mustNotBorrow(state, seat) && command.kind === 'borrow'
      ? refused('not-now').refusal
      : highCard.refuse(state, seat, command),
})

/** Says something more when a seat borrows under the omen. */
const borrowingTells = (event: (seat: number) => Event): Partial<HighCard> => ({
  apply: (state, seat, command, log) => {
    if (command.kind === 'borrow' && betrayed(state)) log?.push(event(seat))
    highCard.apply(state, seat, command, log)
  },
})

const brokenSilence = [
  broken(
    'secrecy',
    /an arrangement differs in what it may do/,
    'lends nothing under the omen',
    lendsNothing((state, seat) => state.borrowed[seat] === false),
  ),
  broken(
    'secrecy',
    /^after commit . the arrangements differ/,
    'lends nothing under the omen to those who have committed',
    lendsNothing((state, seat) => state.borrowed[seat] === false && state.committed[seat] !== null),
  ),
  broken('secrecy', /an arrangement differs in why/, 'refuses otherwise under the omen', {
    refuse: (state, seat, command) => {
      const refusal = highCard.refuse(state, seat, command)
      return refusal && betrayed(state) ? refused('omen').refusal : refusal
    },
  }),
  broken('secrecy', /sees two positions after borrow/, 'lends more under the omen', {
    apply: (state, seat, command, log) => {
      if (command.kind === 'borrow' && betrayed(state)) addOne(state.coins, seat)
      highCard.apply(state, seat, command, log)
    },
  }),
  broken(
    'secrecy',
    /is told .*paid.* of borrow/,
    'lets an event slip under the omen',
    borrowingTells((seat) => ({ kind: 'paid', seat, coins: 0 })),
  ),
  broken(
    'secrecy',
    /is told .* of borrow/,
    'reveals the omen, and nothing when it is another card',
    borrowingTells((seat) => ({ kind: 'drawn', seat, card: OMEN, reveal: true })),
  ),
]

export const brokenSecrets = [...brokenArrangements, ...brokenSilence]
