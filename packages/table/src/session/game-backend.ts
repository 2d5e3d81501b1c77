/** The page's interface to a game backend: a worker or a server. */
import type { AnyRules, Result } from '@quayside/kernel'
import type { BackendMessage, PageMessage } from './messages.ts'

export interface GameBackend {
  send(message: PageMessage): void
  close(): void
}

export type OpenBackend = (receive: (message: BackendMessage) => void) => GameBackend

/** Backend of games that are played without a server. */
export interface LocalBackend {
  readonly open: OpenBackend
  rules(game: string): Promise<Result<AnyRules>>
}

let host: LocalBackend | null = null

/** Must be called before a game is opened. */
export const setLocalBackend = (backend: LocalBackend): void => {
  host = backend
}

export const localBackend = (): LocalBackend => {
  if (host === null) throw new Error('a game was opened before there was a host')
  return host
}
