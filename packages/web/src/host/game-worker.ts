/** Keeps the game of one page: the truth, the record and the bots' seats are here. */
import type { Game, GameEvent, Result } from '@quayside/kernel'
import { BotPort } from './bot-port.ts'
import { newGame } from './games.ts'
import type { HostMessage, NewGame, PageMessage, SeatPlan } from './protocol.ts'
import { Sitting } from './sitting.ts'

const bots = new BotPort()
let sitting: Sitting<unknown, unknown, unknown, GameEvent> | null = null

const post = (message: HostMessage): void => self.postMessage(message)

const sit = (
  id: string,
  game: Result<Game<unknown, unknown, unknown, GameEvent>>,
  seats: readonly SeatPlan[],
): void => {
  if (!game.ok) {
    post({ kind: 'closed', refusal: game.refusal })
    return
  }
  post({ kind: 'opened', id, game: game.value.rules.game, seats })
  sitting = new Sitting(game.value, seats, {
    post,
    ask: (question, progress) => bots.ask(question, progress),
    save: () => undefined,
  })
  sitting.open()
}

const begin = (id: string, plan: NewGame): void =>
  sit(id, newGame(plan.game, plan.options, plan.seed), plan.seats)

self.onmessage = ({ data }: MessageEvent<PageMessage>): void => {
  switch (data.kind) {
    case 'begin':
      begin(data.id, data.plan)
      break
    case 'continue':
      post({ kind: 'closed', refusal: { code: 'no-such-game', params: { id: data.id } } })
      break
    case 'submit':
      sitting?.submit(data.seat, data.command, data.at)
      break
    case 'take-back':
      sitting?.takeBack(data.seat, data.to)
      break
    case 'look':
      sitting?.look(data.seat)
      break
    case 'retry':
      sitting?.retry()
      break
  }
}
