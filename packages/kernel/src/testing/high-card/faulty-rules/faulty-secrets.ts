import { refused } from '../../../refusal.ts'
import { type HighCard, highCard } from '../rules.ts'
import type { State } from '../state.ts'
import type { Event } from '../turn.ts'
import { addOne, broken } from './faulty-rules.ts'

const brokenArrangements = [
  broken('sample', /^nobody decides and there is no result/, 'leaves the deck unknown', {
    sampleState: (view, random) => ({ ...highCard.sampleState(view, random), deck: [...view.deck] }),
  }),
  broken('sample', /sees another view/, 'takes cards from the hand that it sees', {
    sampleState: (view, random) => highCard.sampleState(highCard.view(view, 'spectator'), random),
  }),
  broken('sample', /^sampling changed the view/, 'scores a point in the view that it fills', {
    sampleState: (view, random) => {
      const sampled = highCard.sampleState(view, random)
      addOne(view.points, 0)
      return sampled
    },
  }),
  broken('secrecy', /only sometimes commit \? reveals/, 'samples no hidden card at all', {
    sampleState: (view) => highCard.copy(view),
  }),
]

/** The card that the faults below leak while it is the next one to be drawn. */
const LEAKED_CARD = 12

const isLeaking = (state: State): boolean => state.deck.at(-1) === LEAKED_CARD

/** Refuses a loan to some seats while the leaked card is next. */
const refusesLoans = (mustNotBorrow: (state: State, seat: number) => boolean): Partial<HighCard> => ({
  commands: (state, seat, list) => {
    const commands = highCard.commands(state, seat, list)
    if (isLeaking(state) && mustNotBorrow(state, seat) && commands.at(-1)?.kind === 'borrow') commands.pop()
    return commands
  },
  refuse: (state, seat, command) =>
    isLeaking(state) && mustNotBorrow(state, seat) && command.kind === 'borrow'
      ? refused('not-now').refusal
      : highCard.refuse(state, seat, command),
})

/** Adds an event when a seat borrows while the leaked card is next. */
const addsEventToLoans = (event: (seat: number) => Event): Partial<HighCard> => ({
  apply: (state, seat, command, log) => {
    if (command.kind === 'borrow' && isLeaking(state)) log?.push(event(seat))
    highCard.apply(state, seat, command, log)
  },
})

const brokenSecrecy = [
  broken(
    'secrecy',
    /a sampled state differs in what it may do/,
    'refuses loans while a hidden card is next',
    refusesLoans((state, seat) => state.borrowed[seat] === false),
  ),
  broken(
    'secrecy',
    /^after commit . the sampled states differ/,
    'refuses loans to seats that have committed while a hidden card is next',
    refusesLoans((state, seat) => state.borrowed[seat] === false && state.committed[seat] !== null),
  ),
  broken('secrecy', /a sampled state differs in why/, 'gives another reason while a hidden card is next', {
    refuse: (state, seat, command) => {
      const refusal = highCard.refuse(state, seat, command)
      return refusal && isLeaking(state) ? refused('omen').refusal : refusal
    },
  }),
  broken('secrecy', /sees two positions after borrow/, 'lends more while a hidden card is next', {
    apply: (state, seat, command, log) => {
      if (command.kind === 'borrow' && isLeaking(state)) addOne(state.coins, seat)
      highCard.apply(state, seat, command, log)
    },
  }),
  broken(
    'secrecy',
    /is told .*paid.* of borrow/,
    'adds an event while a hidden card is next',
    addsEventToLoans((seat) => ({ kind: 'paid', seat, coins: 0 })),
  ),
  broken(
    'secrecy',
    /is told .* of borrow/,
    'reveals one hidden card and no other',
    addsEventToLoans((seat) => ({ kind: 'drawn', seat, card: LEAKED_CARD, reveal: true })),
  ),
]

export const brokenSecrets = [...brokenArrangements, ...brokenSecrecy]
