// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '../../nouns.ts'

export interface OnlineMessages {
  where: null
  'where.screen': null
  'where.online': null
  name: null
  'name.hint': null
  'seat.me': null
  'seat.open': null
  'seat.bot': null
  'seat.rating': { points: Value }
  'seat.rating.change': { points: Value; change: Value }
  pace: null
  'pace.untimed': null
  'pace.live': null
  'pace.days': null
  'pace.bank': null
  'pace.minutes': { minutes: Value }
  'pace.increment': null
  'pace.seconds': { seconds: Value }
  'pace.decision': null
  'pace.hours': { hours: number }
  'pace.live.full': { minutes: Value; seconds: Value }
  'pace.days.full': { hours: number }
  absent: null
  'absent.wait': null
  'absent.bot': null
  'absent.policies': null
  'summary.seats': { open: number; bots: number }
  open: null
  room: null
  'room.seats': null
  'room.taken': { taken: number; seats: Value }
  'room.mine': null
  'room.person': null
  'room.ready': null
  'room.free': null
  'room.free.hint': null
  'room.sit': null
  'room.put-bot': null
  'room.level': { number: Value }
  'room.invite': null
  'room.link': null
  'room.link.hint': null
  'room.watch': null
  copy: null
  copied: null
  share: null
  'share.text': { game: Value }
  'room.table': null
  'room.game': null
  'room.length': null
  'room.open': { count: number }
  'room.host': { player: Value }
  'room.guest': { player: Value }
  'room.visitor': null
  'room.waits': null
  'room.fill': { count: number }
  full: null
  'full.hint': null
  'full.yours': null
  'full.watch': null
  away: null
  'away.unknown': null
  'away.minutes': { minutes: Value }
  'away.hours': { hours: Value }
  'away.days': { days: Value }
  'time.clock': { minutes: Value; seconds: Value }
  'time.hours': { hours: Value }
  'time.days': { days: Value }
  'time.up': null
  'home.gathering': { count: number }
  'home.result': { rank: number; players: Value; points: number }
  'home.result.winner': { player: Value }
  'kept-until': { date: Value }
  next: { count: number }
  'next.hint': null
  'seat-link': null
  'seat-link.hint': null
  chat: { count: number }
  you: null
  closed: null
  'refusal.unreachable': null
  'refusal.banned': { ends: string; date: Value; reason: Value }
}
