/** How to talk to a server of ours, or to the baseline that only repeats what it hears. */
import type { ServerMessage } from '@quayside/protocol'
import { findRules } from '@quayside/server/testing/clients'

interface SeatAtTable {
  readonly game: string
  readonly room: string
  /** Absent for a spectator. */
  readonly key: string | undefined
}

export interface Move {
  readonly request: string
  readonly at: number
  readonly command: string
}

/** What a message amounts to, for somebody who only counts. */
export interface Heard {
  /** They sit. */
  readonly welcome?: true
  /** The log has so many entries. */
  readonly seq?: number
  readonly done?: { readonly request: string; readonly seq: number }
  readonly refused?: string
}

export interface Dialect {
  readonly path: string
  /** What is said first, in this order. */
  readonly hello: (seat: SeatAtTable) => readonly string[]
  readonly submit: (move: Move) => string
  readonly read: (text: string) => Heard
}

const GROWN = /^\{"kind":"(?:frame|steps)","seq":(\d+)/

const readAnswer = (message: ServerMessage): Heard => {
  if (message.kind === 'accepted') return { done: { request: message.requestId, seq: message.seq } }
  if (message.kind === 'refused') return { refused: JSON.stringify(message) }
  return message.kind === 'welcome' ? { welcome: true } : {}
}

export const OURS: Dialect = {
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
  submit: ({ request, at, command }) =>
    JSON.stringify({ kind: 'submit', requestId: request, expectedMove: at, command }),
  read: (text) => {
    const grown = GROWN.exec(text)
    return grown ? { seq: Number(grown[1]) } : readAnswer(JSON.parse(text) as ServerMessage)
  },
}

export const ECHO: Dialect = {
  path: '/',
  hello: ({ room }) => [room],
  submit: OURS.submit,
  read: (text) => {
    if (text === 'welcome') return { welcome: true, seq: 0 }
    const { requestId: request, expectedMove } = JSON.parse(text) as {
      requestId: string
      expectedMove: number
    }
    return { seq: expectedMove + 1, done: { request, seq: expectedMove + 1 } }
  },
}
