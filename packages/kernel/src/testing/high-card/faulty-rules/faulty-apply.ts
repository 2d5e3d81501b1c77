import { stateHash } from '../../../state-hash.ts'
import { type HighCard, highCard } from '../rules.ts'
import { HIDDEN, type State } from '../state.ts'
import { addOne, broken, counter } from './faulty-rules.ts'

const withoutDebts = (state: State): State => ({ ...state, borrowed: state.borrowed.map(() => false) })

/** A hash that ignores debts. */
const blindToDebts: Partial<HighCard> = { hash: (state) => stateHash(JSON.stringify(withoutDebts(state))) }

const brokenCopies = [
  broken('copy', /^a copy differs/, 'forgets points in a copy', {
    copy: (state) => ({ ...highCard.copy(state), points: state.points.map(() => 0) }),
  }),
  broken('copy', /^a copy offers seat/, 'forgets debts in a copy and in the hash', {
    ...blindToDebts,
    copy: (state) => withoutDebts(highCard.copy(state)),
  }),
  broken('copy', /^what a copy went through/, 'shares the coins between copies', {
    copy: (state) => ({ ...highCard.copy(state), coins: state.coins }),
  }),
]

const brokenCommands = [
  broken('deterministic', /^borrow leads to two positions/, 'lends another amount each time', {
    apply: ((count) => (state, seat, command, log) => {
      highCard.apply(state, seat, command, log)
      if (command.kind === 'borrow') state.coins[seat] = count()
    })(counter()),
  }),
  broken('deterministic', /^commit/, 'adds other events each time', {
    apply: ((count) => (state, seat, command, log) => {
      highCard.apply(state, seat, command, log)
      log?.push({ kind: 'paid', seat, coins: count() })
    })(counter()),
  }),
  broken('without-log', /^borrow/, 'lends only when there is a log', {
    apply: (state, seat, command, log) => {
      if (command.kind !== 'borrow' || log) highCard.apply(state, seat, command, log)
    },
  }),
  broken('crash', /^RangeError: no such card/, 'cannot put down a card that it does not see', {
    apply: (state, seat, command, log) => {
      if (command.kind === 'commit' && command.card === HIDDEN) throw new RangeError('no such card')
      highCard.apply(state, seat, command, log)
    },
  }),
]

const { position } = highCard

const brokenLiterals = [
  broken('position', /^what (?:0|1|2|spectator) sees is refused/, 'cannot read what a seat sees', {
    position: {
      ...position,
      read: (literal) =>
        JSON.stringify(literal).includes(`"deck":[${HIDDEN}`)
          ? position.read({ deck: [] })
          : position.read(literal),
    },
  }),
  broken('position', /^a written position is refused/, 'writes positions that it cannot read', {
    position: { ...position, read: () => position.read({ deck: [] }) },
  }),
  broken('position', /^another position is read/, 'forgets to write points', {
    position: {
      ...position,
      write: (state) => ({ ...state, players: state.hands.length, points: undefined }),
    },
  }),
  broken('position', /^seat/, 'forgets debts in a position and in the hash', {
    ...blindToDebts,
    position: {
      write: (state) => position.write(withoutDebts(state)),
      read: (literal) => position.read(literal),
    },
  }),
  broken('position', /^\{/, 'numbers the positions it writes', {
    position: {
      write: ((count) => (state: State) => ({ ...state, players: state.hands.length, written: count() }))(
        counter(),
      ),
      read: (literal) => position.read(literal),
    },
  }),
  broken('query-changes-state', /^writing/, 'scores a point for writing a position', {
    position: {
      ...position,
      write: (state) => {
        const written = position.write(state)
        addOne(state.points, 0)
        return written
      },
    },
  }),
]

export const brokenEffects = [...brokenCopies, ...brokenCommands, ...brokenLiterals]
