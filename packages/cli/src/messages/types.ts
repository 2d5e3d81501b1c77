// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Name, Value } from '@quayside/texts'

export interface CliMessages {
  'refusal.file-missing': { file: Value }
  'refusal.file-unreadable': { file: Value; reason: Value }
  'refusal.file-unwritable': { file: Value; reason: Value }
  'refusal.file-exists': { file: Value }
  'refusal.file-too-large': { file: Value; limit: number }
  'refusal.empty-input': { file: Value }
  'refusal.stdin-already-read': null
  'refusal.unknown-game': { game: Value; known: Value }
  'refusal.unknown-module': { name: Value; known: Value }
  'refusal.unknown-language': { lang: Value; known: Value }
  'refusal.invalid-set-flag': { text: Value }
  'refusal.too-many-bots': { bots: number; seats: number }
  'refusal.unknown-bot': { bot: Value; known: Value }
  'refusal.unknown-deal': { deal: Value; known: Value }
  'refusal.no-deals-on-date': { date: Value }
  'refusal.daily-not-open': { date: Value }
  'refusal.daily-practice-later': null
  'refusal.daily-not-begun-here': { date: Value }
  'refusal.bad-budget': { bot: Value }
  'refusal.no-adviser': { game: Value }
  'refusal.level-cannot-advise': { level: Value; known: Value }
  'refusal.invalid-setting': { setting: Value; wants: Value; value: Value }
  'refusal.incomplete-vapid-keys': { setting: Value; other: Value }
  'refusal.serve-failed': { reason: Value }
  'refusal.no-such-store': { store: Value }
  'refusal.older-store': null
  'refusal.newer-store': { level: Value }
  'refusal.store-in-use': { store: Value }
  'refusal.store-damaged': { store: Value }
  'refusal.store-not-empty': { store: Value }
  'refusal.store-broken': { rooms: Value }
  'refusal.store-failed': { reason: Value }
  'refusal.backup-exists': { file: Value }
  'refusal.backup-missing': { file: Value }
  'refusal.not-a-backup': { file: Value }
  'refusal.backup-cut-short': { file: Value }
  'refusal.backup-altered': { file: Value }
  'refusal.no-operator-token': { store: Value }
  'refusal.operator-token-missing': null
  'refusal.server-unreachable': { address: Value; reason: Value }
  'refusal.server-refused': { code: Value; problem: Value }
  'refusal.nothing-to-decide': { seat: Value }
  'refusal.invalid-json': { text: Value }
  'refusal.line-too-long': { limit: number }
  'refusal.json-too-deep': { limit: number }
  'refusal.not-a-request': { field: Value }
  'refusal.missing-id': null
  'refusal.unknown-method': { method: Value; known: Value }
  'refusal.missing-param': { param: Value }
  'refusal.bad-param': { param: Value; expected: Value; value: Value }
  'refusal.unknown-param': { param: Value }
  'refusal.unknown-handle': { handle: Value }
  'refusal.too-many-games': { limit: number }
  'refusal.unsupported-protocol': { protocol: Value; known: Value }
  'refusal.no-record': null
  'refusal.no-features': { game: Name }
  'refusal.internal-error': null
  'record.replays': { seats: number; lines: number }
  'record.unfinished': null
  'record.deal-verified': { commitment: Value }
  'record.line': { game: Value; length: Value; result: Value }
  'record.position-line': { game: Value; position: Value }
  'record.position': null
  'record.written': { file: Value }
  'record.line-of': { file: Value; line: Value }
  'serve.running': { address: Value }
  'serve.operator': { address: Value; command: Value }
  'store.games': { games: number; entries: number }
  'store.backed-up': { what: Value; file: Value }
  'store.restored': { what: Value; store: Value }
  'store.copied': { what: Value; store: Value }
  'store.verified': { what: Value; fingerprint: Value }
  'store.published': { games: number; files: number; folder: Value }
  'operator.id': null
  'operator.name': null
  'operator.kind': null
  'operator.since': null
  'operator.changed': null
  'operator.host': null
  'operator.addresses': null
  'operator.room': null
  'operator.owner': null
  'operator.due': null
  'operator.attempts': null
  'operator.error': null
  'operator.more': { cursor: Value }
  'bot.random': null
  'bot.deckhand': null
  'bot.bosun': null
  'bot.mate': null
  'bot.captain': null
  'bot.commodore': null
  'review.curve': null
  'review.turning-points': null
  'review.mistakes': null
  'table.possible': { seat: Value; question: Value }
  'table.asks': { seat: Value; question: Value }
  'table.bot-seat': { name: Value; bot: Value }
  'table.no-terminal': null
  'table.welcome': null
  'table.how-many': null
  'table.which-game': null
  'daily.which': null
  'table.which-length': null
  'length.full': null
  'length.short': null
  'table.how-many-bots': null
  'table.which-bots': null
  'table.keys': null
  'table.typed': null
  'help.choose': null
  'help.command': null
  'help.why': null
  'help.card': null
  'help.out-of-turn': null
  'help.hint': null
  'help.look': null
  'help.leave': null
  'table.legal': null
  'table.why-what': { command: Value }
  'table.undone': { command: Value }
  'undo-stops.start': null
  'undo-stops.reveal': null
  'undo-stops.other-seat': null
  'table.saved': { file: Value }
  'table.save-where': null
  'table.save-before-leaving': null
  'table.overwrite': { file: Value }
  'table.yes': null
  'table.no': null
  'table.resumes': { file: Value }
  'table.bye': null
  'table.secret-ask': { seat: Value }
  'table.secret-hide': null
  'table.secret-nothing': null
  'table.seed': { seed: Value }
  'docs.title': null
  'docs.not-built': null
  'simulate.games': { games: number; game: Name; seed: Value; digest: Value }
  'simulate.speed': { games: Value; decisions: Value; seconds: Value; threads: number }
  'simulate.least': null
  'simulate.median': null
  'simulate.mean': null
  'simulate.most': null
  'simulate.deviation': null
  'simulate.decisions': null
  'simulate.scores': null
  'simulate.winners': null
  'simulate.seat': null
  'simulate.wins': null
  'simulate.ties': { games: number }
  'dataset.written': { games: number; game: Name; file: Value }
  'arena.games': { games: number; players: number; deals: number; chance: Value }
  'arena.bot': null
  'arena.elo': null
  'arena.wins': null
  'arena.points': null
  'arena.place': null
  'arena.seats': null
  'arena.forfeits': null
  'arena.who': null
  'arena.share': null
  'arena.times': null
  'arena.ahead': { first: Value; second: Value }
  'arena.forfeit': { bot: Value; seat: Value; seed: Value; commands: number; reason: string; detail: Value }
  'arena.percent': { percent: Value }
  'arena.time': { seconds: Value; seed: Value }
  'progress.games': null
  'progress.commands': null
  'daily.not-played': null
  'daily.in-progress': null
}
