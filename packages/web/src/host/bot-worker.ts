/** Bots think here, so that neither the page nor the game waits for them. */
import { type DecideReply, type DecideRequest, serve } from '@quayside/bots'

self.onmessage = ({ data }: MessageEvent<DecideRequest>): void => {
  serve(data, (reply: DecideReply) => self.postMessage(reply))
}
