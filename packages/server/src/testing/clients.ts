/** Clients and attackers that use a server from outside; they do not load the server itself. */
export { QUOTA_LIMITS } from '../quotas/limits.ts'
export { type AnyRules, findRules } from '../room/game-registry.ts'
export { type OpenedGame, openGame, post } from './open-game.ts'
export {
  encodeWebSocketFrame,
  RawSocket,
  type SocketTarget,
  type WebSocketFrameOptions,
} from './raw-socket.ts'
export { type Acknowledged, RetryingClient } from './retrying-client.ts'
