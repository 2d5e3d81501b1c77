/** Worker in which bots search, so that neither the page nor the game waits for them. */
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
  // The error event reaches the client, which starts another worker for the next question.
  answered.catch(reportError)
}
