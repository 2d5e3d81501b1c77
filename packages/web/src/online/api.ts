/** HTTP requests to the game server that the home page makes; lazy pages use room-api.ts and community-api.ts. */
import { accept, type Refusal, type Result } from '@quayside/kernel'
import type { CreatedPlayer, MyRoom, PlayerInfo } from '@quayside/protocol'

/** Relative to the page, because a server may serve it below a path. */
export const apiUrl = (path: string): URL => new URL(`api/${path}`, document.baseURI)

const UNREACHABLE: Refusal = { code: 'unreachable', params: {} }

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string'

const NO_CONTENT = 204

export const request = async <Answer>(
  path: string,
  body?: unknown,
  method: string = body === undefined ? 'GET' : 'POST',
  headers: Readonly<Record<string, string>> = {},
): Promise<Result<Answer>> => {
  try {
    const reply = await fetch(apiUrl(path), {
      method,
      ...(body === undefined
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const answer: unknown = reply.status === NO_CONTENT ? undefined : await reply.json()
    if (reply.ok) return accept(answer as Answer)
    return { ok: false, refusal: isRefusal(answer) ? answer : UNREACHABLE }
  } catch {
    return { ok: false, refusal: UNREACHABLE }
  }
}

/** Null for a visitor whom the server does not know, undefined where there is no online play. */
export const getPlayer = (): Promise<Result<PlayerInfo | null | undefined>> => request('me')

export const createPlayer = (name: string): Promise<Result<CreatedPlayer>> => request('players', { name })

export const myRooms = (): Promise<Result<readonly MyRoom[]>> => request('me/rooms')
