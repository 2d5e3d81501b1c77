import { sampleRules } from '@quayside/games/testing'
import { dealCommitment, fairDealSeed, Game, parseRecord, printRecord } from '@quayside/kernel'

/** A record in which everybody supplies, takes an offer and ends the turn. */
export const playedRecord = (
  commands: number,
  options: unknown = { players: 2 },
  seed = 'sample',
): string => {
  const game = Game.open(sampleRules, options, seed)
  if (!game.ok) throw new Error(JSON.stringify(game.refusal))
  const { value } = game
  while (value.moveNumber < commands) {
    const [seat] = sampleRules.deciders(value.state)
    if (seat === undefined) break
    const [first] = sampleRules.commands(value.state, seat)
    if (first !== undefined) value.submit(seat, first)
  }
  return printRecord(value.record)
}

/** A record of an online game of two, as a server exports it at the end. */
export const fairRecord = (commands: number): string => {
  const secret = '5e'.repeat(32)
  const salt = 'a7'.repeat(16)
  const nonces = ['0f'.repeat(16), null]
  const record = parseRecord(
    playedRecord(commands, { players: 2, version: 'short' }, fairDealSeed(secret, nonces)),
  )
  if (!record.ok) throw new Error(record.refusal.code)
  const fair = { commitment: dealCommitment(secret, salt), secret, salt, nonces }
  return printRecord({ ...record.value, fair })
}

export const WHOLE_GAME = Number.POSITIVE_INFINITY

/** A record with one of its text lines changed, counted from 1. */
export const withLine = (record: string, line: number, change: (text: string) => string): string =>
  record
    .split('\n')
    .map((text, place) => (place + 1 === line ? change(text) : text))
    .join('\n')
