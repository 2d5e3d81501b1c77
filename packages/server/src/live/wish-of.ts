import type { ClientMessage } from '@quayside/protocol'
import type { Wish } from '../rooms/wish.ts'

/** The messages that want something written into the log of a table. */
export type WishMessage = Exclude<Extract<ClientMessage, { request: string }>, { kind: 'say' }>

export const wishOf = (message: WishMessage): Wish => {
  const { request } = message
  switch (message.kind) {
    case 'submit':
      return { request, at: message.at, act: { kind: 'command', words: message.command } }
    case 'take-back':
      return { request, at: message.at, act: { kind: 'take-back', to: message.to } }
    case 'ask':
      return { request, at: message.at, act: { kind: 'ask', about: message.about } }
    case 'answer':
      return {
        request,
        at: message.at,
        act: { kind: 'answer', motion: message.motion, agree: message.agree },
      }
    case 'leave':
      return { request, at: null, act: { kind: 'leave' } }
    case 'policies':
      return { request, at: null, act: { kind: 'policies', policies: message.policies } }
    case 'vacation':
      return { request, at: null, act: { kind: 'vacation', days: message.days } }
    case 'zone':
      return { request, at: null, act: { kind: 'zone', zone: message.zone } }
  }
}
