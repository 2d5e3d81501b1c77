/** Wire formats of the load test: Quayside's protocol, and that of the echo baseline. */
import type { ServerMessage } from '@quayside/protocol'
import { findRules } from '@quayside/server/testing/clients'

interface RoomSeat {
  readonly game: string
  readonly room: string
  /** Absent for a spectator. */
  readonly key: string | undefined
}

export interface SentMove {
  readonly request: string
  readonly moveNumber: number
  readonly command: string
}

/** The parts of a message that the load generator counts. */
export interface ParsedMessage {
  /** The client has joined. */
  readonly welcome?: true
  /** Length of the entry log. */
  readonly seq?: number
  readonly done?: { readonly request: string; readonly seq: number }
  readonly refused?: string
}

export interface WireFormat {
  readonly path: string
  /** Messages to send first, in this order. */
  readonly hello: (seat: RoomSeat) => readonly string[]
  readonly submit: (move: SentMove) => string
  readonly read: (text: string) => ParsedMessage
}

const SEQ = /^\{"kind":"(?:frame|steps)","seq":(\d+)/

const readAnswer = (message: ServerMessage): ParsedMessage => {
  if (message.kind === 'accepted') return { done: { request: message.requestId, seq: message.seq } }
  if (message.kind === 'refused') return { refused: JSON.stringify(message) }
  return message.kind === 'welcome' ? { welcome: true } : {}
}

export const QUAYSIDE: WireFormat = {
  path: '/api/live',
  hello: ({ room, key, game }) => [
    JSON.stringify({
      kind: 'hello',
      protocol: 2,
      room,
      lastSeq: 0,
      ...(key === undefined ? {} : { seatSecret: key }),
    }),
    JSON.stringify({ kind: 'step-updates', rulesVersion: findRules(game, null)?.version ?? 0 }),
  ],
  submit: ({ request, moveNumber, command }) =>
    JSON.stringify({ kind: 'submit', requestId: request, expectedMove: moveNumber, command }),
  read: (text) => {
    const match = SEQ.exec(text)
    return match ? { seq: Number(match[1]) } : readAnswer(JSON.parse(text) as ServerMessage)
  },
}

export const ECHO: WireFormat = {
  path: '/',
  hello: ({ room }) => [room],
  submit: QUAYSIDE.submit,
  read: (text) => {
    if (text === 'welcome') return { welcome: true, seq: 0 }
    const { requestId: request, expectedMove } = JSON.parse(text) as {
      requestId: string
      expectedMove: number
    }
    return { seq: expectedMove + 1, done: { request, seq: expectedMove + 1 } }
  },
}
