// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '../../nouns.ts'

export interface OperatorMessages {
  operator: null
  token: null
  'token.hint': null
  'token.open': null
  'token.forget': null
  'token.known': { fingerprint: Value }
  reports: null
  rooms: null
  players: null
  bans: null
  server: null
  audit: null
  more: null
  search: null
  'search.rooms': null
  'search.players': null
  'search.none': null
  done: null
  cancel: null
  reason: null
  'reason.hint': null
  'reports.none': null
  'reports.by': { player: Value; date: Value }
  'reports.why': { why: Value }
  'reports.resolve': null
  'reports.resolve.hint': null
  'reports.author': { player: Value }
  'rooms.one': null
  'rooms.game': null
  'rooms.any': null
  'rooms.state': null
  'rooms.waiting': null
  'rooms.playing': null
  'rooms.over': null
  'rooms.host': { player: Value }
  'rooms.free': null
  'rooms.changed': { date: Value; count: number }
  'rooms.listed': null
  'rooms.watch': null
  'rooms.close': null
  'rooms.close.hint': null
  'rooms.remove': null
  'rooms.remove.hint': null
  'players.guest': null
  'players.account': null
  'players.bot': null
  'players.owner': null
  'players.since': { date: Value; count: number }
  'players.addresses': { addresses: Value }
  'players.rooms': null
  'players.rename': null
  'players.rename.hint': null
  'players.name': null
  'bans.none': null
  'bans.range.add': null
  'bans.range': null
  'bans.range.hint': null
  'bans.reason.hint': null
  'bans.length': null
  'bans.days': { days: number }
  'bans.forever': null
  'bans.until': { date: Value }
  'bans.always': null
  'bans.since': { date: Value }
  'bans.ban': null
  'bans.lift': null
  'bans.lift.hint': null
  jobs: null
  'jobs.waiting': { count: Value }
  'jobs.failing': { count: Value }
  'jobs.given-up': { count: Value }
  'jobs.none': null
  'jobs.kind.bot': null
  'jobs.kind.clock': null
  'jobs.kind.rate': null
  'jobs.kind.turn': null
  'jobs.kind.channel-off': null
  'jobs.due': { date: Value }
  'jobs.failed': { count: number; error: Value }
  'jobs.gave-up': { date: Value }
  'jobs.retry': null
  'jobs.retry.hint': null
  'jobs.delete': null
  'jobs.delete.hint': null
  'failure.timeout': null
  'failure.shutting-down': null
  'failure.bot-stuck': null
  'failure.room-unavailable': null
  'failure.no-answer': null
  'failure.refused': null
  'failure.unreachable': null
  'failure.failed': null
  'failure.no-connection': { code: Value }
  'failure.status': { code: Value }
  'failure.other': { code: Value }
  channels: null
  'channels.none': null
  'channels.push': null
  'channels.mail': null
  'channels.webhook': null
  'channels.failed': { count: number; date: Value; error: Value }
  'channels.off': { date: Value }
  quotas: null
  'quotas.none': null
  'quotas.quota': null
  'quotas.subject': null
  'quotas.hits': null
  'quotas.last': null
  'quotas.open-rooms': null
  'quotas.listed-rooms': null
  'quotas.bot-rooms': null
  'quotas.rooms-per-hour': null
  'quotas.rooms-per-day': null
  'quotas.guests-per-hour': null
  'quotas.mails-per-day': null
  'quotas.mails-per-recipient': null
  'quotas.bytes-per-day': null
  'quotas.take-backs': null
  'audit.none': null
  'audit.when': null
  'audit.operator': null
  'audit.action': null
  'audit.target': null
  'action.report-resolved': null
  'action.room-closed': null
  'action.room-removed': null
  'action.player-renamed': null
  'action.banned': null
  'action.unbanned': null
  'action.job-retried': null
  'action.job-deleted': null
  'action.wrong-token': null
  'audit.wrong-tokens': { attempts: number; addresses: number }
  'refusal.operator-only': null
  'refusal.too-many-wrong-tokens': { seconds: number }
  'refusal.no-such-report': null
  'refusal.no-such-player': null
  'refusal.no-such-ban': null
  'refusal.no-such-job': null
  'refusal.bad-range': null
  'refusal.range-too-wide': { least: Value }
  'refusal.ban-over': null
}
