import type { Refusal } from '@quayside/kernel'
import type { ChatMessage, RoomInfo } from '@quayside/protocol'
import { USUAL_AFFAIRS } from './affairs.ts'
import type { Affairs, Clock, HostMessage } from './messages.ts'
import type { Place } from './place.ts'

/** What only a table at a server has. */
export interface Line {
  readonly place: Place
  /** Null until the server has answered. */
  readonly room: RoomInfo | null
  readonly clocks: readonly Clock[]
  /** The server is out of reach. */
  readonly away: boolean
  /** Why, where it has said so. */
  readonly because: Refusal | null
  readonly affairs: Affairs
  /** What the seat has settled in advance; null for nothing. */
  readonly policies: unknown
  /** What was said, in order. */
  readonly chat: readonly ChatMessage[]
  /** Why the last thing beside the commands was not done. */
  readonly trouble: Refusal | null
}

export const USUAL_LINE: Omit<Line, 'place'> = {
  room: null,
  clocks: [],
  away: false,
  because: null,
  affairs: USUAL_AFFAIRS,
  policies: null,
  chat: [],
  trouble: null,
}

/** Somebody who comes back is told the recent part again. */
const withLines = (said: readonly ChatMessage[], lines: readonly ChatMessage[]): readonly ChatMessage[] => {
  const known = new Set(said.map(({ id }) => id))
  return [...said, ...lines.filter(({ id }) => !known.has(id))]
}

type LineMessage = Extract<
  HostMessage,
  { readonly kind: 'room' | 'clocks' | 'affairs' | 'policies' | 'chat' | 'talk-refused' | 'line' }
>

export const lineAfter = (line: Line, message: LineMessage): Line => {
  switch (message.kind) {
    case 'room':
      return { ...line, room: message.info }
    case 'clocks':
      return { ...line, clocks: message.clocks }
    case 'affairs':
      return { ...line, affairs: message.affairs }
    case 'policies':
      return { ...line, policies: message.policies }
    case 'chat':
      return { ...line, chat: withLines(line.chat, message.messages) }
    case 'talk-refused':
      return { ...line, trouble: message.refusal }
    case 'line':
      // The reason stands until the line is there again, however often it breaks meanwhile.
      return { ...line, away: message.away, because: message.away ? (message.because ?? line.because) : null }
  }
}
