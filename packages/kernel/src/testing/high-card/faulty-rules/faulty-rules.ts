/** High Card with faults in options, deciders, lists of commands, notation and refusals. */
import type { Check } from '../../../conformance/conformance-error.ts'
import { accept, refused } from '../../../refusal.ts'
import { type HighCard, highCard } from '../rules.ts'
import { HIDDEN, isOver } from '../state.ts'

/** High Card with one fault, the check that must find it, and the message of that check. */
export interface Broken {
  readonly fault: string
  readonly check: Check
  readonly finding: RegExp
  readonly rules: HighCard
}

export const broken = (check: Check, finding: RegExp, fault: string, change: Partial<HighCard>): Broken => ({
  fault,
  check,
  finding,
  rules: { ...highCard, ...change },
})

/** Hidden state between calls, which rules must not have. */
export const counter = (): (() => number) => {
  let calls = 0
  return () => calls++
}

export const addOne = (amounts: number[], seat: number): void => {
  amounts[seat] = (amounts[seat] ?? 0) + 1
}

export const brokenSetUps = [
  broken('options', /refused: players$/, 'refuses every option', { options: () => refused('players') }),
  broken('options', /^completed to something else/, 'adds a coin whenever options are completed', {
    options: (raw) => {
      const options = highCard.options(raw)
      return options.ok ? accept({ ...options.value, coins: options.value.coins + 1 }) : options
    },
  }),
  broken('replay', /^\{"line":0,"code":"deal-mismatch"/, 'deals other cards each time', {
    setup: (
      (deal) => (options, seed) =>
        highCard.setup(options, `${seed}.${deal()}`)
    )(counter()),
  }),
  broken('replay', /^the printed record is not understood/, 'has a version that is not a whole number', {
    version: 0.5,
  }),
]

export const brokenDeciders = [
  broken('deciders', /^the game waits for seat/, 'waits for seats that have already decided', {
    deciders: (state) => (isOver(state) ? [] : [...state.hands.keys()]),
  }),
  broken('deciders', /^a seat twice/, 'waits for a seat twice', {
    deciders: (state) => highCard.deciders(state).flatMap((seat) => [seat, seat]),
  }),
  broken('deciders', /^seat 3 of 3/, 'waits for a seat that does not exist', {
    deciders: (state) => (isOver(state) ? [] : [highCard.seatCount(state)]),
  }),
  broken('deciders', /^after the end seat 0 may borrow/, 'lets a seat borrow after the end', {
    commands: (state, seat, list) => {
      const commands = highCard.commands(state, seat, list)
      if (isOver(state)) commands.push({ kind: 'borrow' })
      return commands
    },
  }),
  broken('endless', /^no end after 200/, 'never accepts a payment', {
    apply: (state, seat, command, log) => {
      if (command.kind !== 'pay') highCard.apply(state, seat, command, log)
    },
  }),
]

export const brokenLists = [
  broken('distinct', /^seat . is offered .* twice/, 'lists every command twice', {
    commands: (state, seat, list) => {
      const commands = highCard.commands(state, seat, list)
      commands.push(...commands)
      return commands
    },
  }),
  broken('reused-list', /^seat 0 finds/, 'does not empty a reused list', {
    commands: (state, seat, list = []) => {
      list.push(...highCard.commands(state, seat))
      return list
    },
  }),
  broken('reused-list', /^seat 0 gets another list/, 'ignores the given list', {
    commands: (state, seat) => highCard.commands(state, seat),
  }),
  broken('query-changes-state', /^listing commands/, 'hands out a coin when asked for commands', {
    commands: (state, seat, list) => {
      addOne(state.coins, seat)
      return highCard.commands(state, seat, list)
    },
  }),
]

const { notation } = highCard

export const brokenNotations = [
  broken('notation', /^".*\\n" is no line/, 'prints a command on two lines', {
    notation: { ...notation, print: (command) => `${notation.print(command)}\n` },
  }),
  broken('notation', /^pay . is not understood/, 'does not understand its own payments', {
    notation: {
      ...notation,
      parse: (text) => (text.startsWith('pay') ? refused('unknown-command') : notation.parse(text)),
    },
  }),
  broken('notation', /^pay 0 reads back as pay 1/, 'reads another number than it printed', {
    notation: {
      ...notation,
      parse: (text) => (text === 'pay 0' ? accept({ kind: 'pay', coins: 1 }) : notation.parse(text)),
    },
  }),
  broken('refusal-code', /is (refused|not understood) without a reason/, 'fails to parse without a reason', {
    notation: {
      ...notation,
      parse: (text) => {
        const parsed = notation.parse(text)
        return parsed.ok ? parsed : refused('')
      },
    },
  }),
]

export const brokenRefusals = [
  broken('listed-refused', /^pay 0: too-little/, 'refuses to be paid nothing', {
    refuse: (state, seat, command) =>
      command.kind === 'pay' && command.coins === 0
        ? refused('too-little').refusal
        : highCard.refuse(state, seat, command),
  }),
  broken('unlisted-accepted', /^pay/, 'accepts more coins than a seat has', {
    refuse: (state, seat, command) =>
      command.kind === 'pay' && state.payer === seat ? null : highCard.refuse(state, seat, command),
  }),
  broken('unlisted-accepted', /^commit \?/, 'accepts a command with a hidden card', {
    refuse: (state, seat, command) =>
      command.kind === 'commit' && command.card === HIDDEN && highCard.deciders(state).includes(seat)
        ? null
        : highCard.refuse(state, seat, command),
  }),
  broken('refusal-code', /is (refused|not understood) without a reason/, 'refuses without a reason', {
    refuse: (state, seat, command) => highCard.refuse(state, seat, command) && refused('').refusal,
  }),
  broken('query-changes-state', /^refusing/, 'hands out a coin with a refusal', {
    refuse: (state, seat, command) => {
      const refusal = highCard.refuse(state, seat, command)
      if (refusal) addOne(state.coins, seat)
      return refusal
    },
  }),
]
