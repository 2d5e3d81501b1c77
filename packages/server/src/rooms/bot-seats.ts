/** Lets the bots of a table decide whenever it waits for one of them. */
import type { Result, Seat } from '@quayside/kernel'
import { isFree } from './laid.ts'
import type { Room } from './room.ts'

interface BotQuestion {
  readonly game: string
  readonly level: string
  readonly position: unknown
  readonly seat: Seat
  readonly seed: string
}

export type AskBot = (question: BotQuestion) => Promise<Result<string>>

/** The first bot that the table waits for, and its level; nobody plays before everybody is there. */
const due = ({ game, seats }: Room): { readonly seat: Seat; readonly level: string } | null => {
  if (seats.some(isFree)) return null
  for (const seat of game.rules.deciders(game.state)) {
    const level = seats[seat]?.bot
    if (level !== null && level !== undefined) return { seat, level }
  }
  return null
}

/** Lets a bot make one decision for a seat. The answer to an older position is refused by the table, and that is well. */
export const decideFor = async (room: Room, seat: Seat, level: string, ask: AskBot): Promise<void> => {
  const { game, row, seq } = room
  const { at } = game
  const position = game.rules.position.write(game.rules.view(game.state, seat))
  const answer = await ask({ game: row.game, level, position, seat, seed: `${row.seed} ${at}` })
  if (answer.ok)
    await room.wish(seat, { request: `bot-${seq}`, at, act: { kind: 'command', words: answer.value } })
}

/** Settles when the table waits for no bot any more. */
export const botsDone = (room: Room): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (due(room) !== null) return
      stop()
      resolve()
    }
    const stop = room.listen(look)
    look()
  })

/** Each position is asked about once; what the table did meanwhile makes the answer stale, and the table says so. */
export const seatBots = (room: Room, ask: AskBot): (() => void) => {
  let asked = -1

  const look = (): void => {
    const bot = due(room)
    if (bot === null || asked === room.seq) return
    asked = room.seq
    void decideFor(room, bot.seat, bot.level, ask)
  }

  look()
  return room.listen(look)
}
