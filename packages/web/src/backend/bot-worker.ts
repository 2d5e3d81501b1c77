/** Bots think here, so that neither the page nor the game waits for them. */
import {
  type AdviceRequest,
  AdviceService,
  type DecideRequest,
  type FindBotGame,
  handleDecideRequest,
} from '@quayside/bots'
import { botsOf } from '@quayside/game/loaded'
import { games } from '@quayside/games'

const find: FindBotGame = (game) => botsOf(games, game)

const adviceService = new AdviceService(find, (reply) => self.postMessage(reply))

self.onmessage = ({ data }: MessageEvent<DecideRequest | AdviceRequest>): void => {
  const answered =
    'kind' in data
      ? adviceService.handle(data)
      : handleDecideRequest(find, data, (reply) => self.postMessage(reply))
  // Whoever started this worker hears of it, and starts another one for the next question.
  answered.catch(reportError)
}
