/** Lets the bots of a table decide whenever it waits for one of them. */
import type { Result, Seat } from '@quayside/kernel'
import type { Room } from './room.ts'

interface BotQuestion {
  readonly game: string
  readonly level: string
  readonly position: unknown
  readonly seat: Seat
  readonly seed: string
}

export type AskBot = (question: BotQuestion) => Promise<Result<string>>

/** The first bot that the table waits for, and its level. */
const due = ({ game, seats }: Room): { readonly seat: Seat; readonly level: string } | null => {
  for (const seat of game.rules.deciders(game.state)) {
    const level = seats[seat]?.bot
    if (level !== null && level !== undefined) return { seat, level }
  }
  return null
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
    void decide(bot.seat, bot.level)
  }

  const decide = async (seat: Seat, level: string): Promise<void> => {
    const { game, row } = room
    const at = game.at
    const position = game.rules.position.write(game.rules.view(game.state, seat))
    const seed = `${row.seed} ${at}`
    const answer = await ask({ game: row.game, level, position, seat, seed })
    if (answer.ok)
      await room.wish(seat, {
        request: `bot-${room.seq}`,
        at,
        act: { kind: 'command', words: answer.value },
      })
  }

  look()
  return room.listen(look)
}
