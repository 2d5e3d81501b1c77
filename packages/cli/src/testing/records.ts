import { Game, printRecord } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'

/** The text of a game in which everybody does the first thing they can: supply, take an offer, end the turn. */
export const playedRecord = (commands: number, options: unknown = { players: 2 }): string => {
  const game = Game.open(leHavre, options, 'sample')
  if (!game.ok) throw new Error(JSON.stringify(game.refusal))
  const { value } = game
  while (value.at < commands) {
    const [seat] = leHavre.deciders(value.state)
    if (seat === undefined) break
    const [first] = leHavre.commands(value.state, seat)
    if (first !== undefined) value.submit(seat, first)
  }
  return printRecord(value.record)
}

export const WHOLE_GAME = Number.POSITIVE_INFINITY

/** A record with one of its text lines changed, counted from 1. */
export const withLine = (record: string, line: number, change: (text: string) => string): string =>
  record
    .split('\n')
    .map((text, place) => (place + 1 === line ? change(text) : text))
    .join('\n')
