import type { Rules } from '../../rules.ts'
import { stateHash } from '../../state-hash.ts'
import { type Command, parse, print } from './command.ts'
import type { Event } from './event.ts'
import { outcome } from './outcome.ts'
import { read, write } from './position.ts'
import { options, setup } from './setup.ts'
import { copy, type Options, type State } from './state.ts'
import { apply, commands, deciders, refuse } from './turn.ts'
import { imagine, view, viewCommand, viewEvent } from './view.ts'

export type HighCard = Rules<State, Command, Options, Event>

export const highCard: HighCard = {
  game: 'high-card',
  version: 2,
  options,
  setup,
  copy,
  seatCount: (state) => state.hands.length,
  deciders,
  commands,
  refuse,
  apply,
  outcome,
  view,
  viewCommand,
  viewEvent,
  sampleState: imagine,
  notation: { print, parse },
  position: { write, read },
  hash: (state) => stateHash(JSON.stringify(state)),
  deal: (state) => stateHash(JSON.stringify(state)),
}
