/** Bots think here, so that neither the page nor the game waits for them. */
import { AdviceDesk, type AdviceRequest, type DecideRequest, serve } from '@quayside/bots'

const desk = new AdviceDesk((reply) => self.postMessage(reply))

self.onmessage = ({ data }: MessageEvent<DecideRequest | AdviceRequest>): void => {
  if ('kind' in data) void desk.handle(data)
  else serve(data, (reply) => self.postMessage(reply))
}
