/** Set-up options of Le Havre on the new-game page. */
import type { GameSetup } from '@quayside/game'
import { DEFAULT_OPTIONS, leHavre, type Options, roundsOf } from '../../rules/index.ts'
import { Questions, RULINGS, Rulings } from './set-up-fields.tsx'

export type Agreed = Omit<Options, 'players' | 'start'>

const agreedIn = ({ players: _players, start: _start, ...agreed }: Options): Agreed => agreed

export const setup: GameSetup<Agreed> = {
  usual: agreedIn(DEFAULT_OPTIONS),
  read: (stored) => {
    const options = leHavre.options(stored)
    return agreedIn(options.ok ? options.value : DEFAULT_OPTIONS)
  },
  options: (agreed) => agreed,
  changed: (agreed) =>
    [...RULINGS, 'marketplaceLimit' as const].filter((ruling) => agreed[ruling] !== DEFAULT_OPTIONS[ruling])
      .length + agreed.modules.length,
  Questions,
  Rulings,
  summary: ({ version }, what, texts) => texts.shell('new.summary', { ...what, version }),
  length: (options, texts) => {
    const read = leHavre.options(options)
    if (!read.ok) return null
    const { version, players } = read.value
    return texts.shell('new.version', { version, rounds: roundsOf(version, players).length })
  },
}
