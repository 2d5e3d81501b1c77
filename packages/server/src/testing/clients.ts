/** Players and attackers that talk to a server from outside; nothing of the server itself is loaded with them. */
export { QUOTA_LIMITS } from '../quotas/limits.ts'
export { type AnyRules, findRules } from '../room/games.ts'
export { type OpenedGame, openGame, post } from './open-game.ts'
export {
  encodeWebSocketFrame,
  RawSocket,
  type SocketTarget,
  type WebSocketFrameOptions,
} from './raw-socket.ts'
export { type Acknowledged, RetryingClient } from './retrying-client.ts'
