// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Name, Value } from '../../nouns.ts'

export interface CommunityMessages {
  'deal.verified': null
  'deal.verified.why': null
  'deal.witnessed.why': null
  'deal.wrong': null
  'deal.wrong.why': { reason: string }
  'deal.chosen': null
  'vote.back': { player: Value; steps: number }
  'vote.end': { player: Value }
  'vote.bot': { player: Value; absent: Value }
  'vote.mine.back': { steps: number }
  'vote.back.to': { move: Value }
  'vote.mine.end': null
  'vote.mine.bot': { absent: Value }
  'vote.waits': { players: Value }
  'vote.agree': null
  'vote.decline': null
  'vote.withdraw': null
  'vote.off': null
  'rematch.asked': { player: Value }
  'rematch.asked.mine': null
  'rematch.open': null
  'rematch.count': { accepted: number; players: Value }
  'rematch.declined': { players: Value }
  'rematch.started': null
  'rematch.accept': null
  'rematch.go': null
  'rematch.watch': null
  invitations: null
  'invitations.from': { player: Value }
  'invitations.see': { game: Value; player: Value }
  'invitations.decline': { game: Value; player: Value }
  'room.reserved': { player: Value }
  'room.reserved.hint': null
  stalled: { player: Value }
  'vacation.of': { player: Value; date: Value }
  'room.actions': null
  players: null
  'ask.back': { steps: number }
  'ask.back.short': null
  'ask.back.hint': null
  'ask.end': null
  'ask.bot': { player: Value }
  'ask.bot.later': { player: Value; date: Value }
  leave: null
  'leave.hint': null
  'leave.sure': null
  'leave.stay': null
  left: { player: Value; bot: Value }
  'left.me': null
  'left.replaced': null
  'left.hint': null
  vacation: null
  'vacation.days': { days: number }
  'vacation.go': null
  'vacation.mine': { date: Value }
  'vacation.back': null
  automatic: null
  'automatic.hint': null
  'automatic.feeding': null
  'automatic.ask': null
  'automatic.feeding.food': null
  'automatic.feeding.francs': null
  'automatic.interest': null
  'automatic.loans': null
  'automatic.nothing': null
  'automatic.area': { area: Value }
  'automatic.last': null
  'automatic.repaying': null
  'automatic.repaying.keep': { francs: number }
  chat: null
  'chat.none': null
  'chat.field': null
  'chat.send': null
  'chat.phrases': null
  'phrase.hello': null
  'phrase.good-luck': null
  'phrase.well-played': null
  'phrase.thank-you': null
  'phrase.sorry': null
  'phrase.one-moment': null
  'phrase.back-again': null
  'phrase.take-your-time': null
  'phrase.good-game': null
  'chat.for-seats': null
  'chat.spectator': { player: Value }
  'chat.line': { player: Value; words: Value }
  'chat.about': { player: Name }
  'chat.mute': { player: Value }
  'chat.muted': { player: Value }
  'chat.report': null
  'chat.reported': null
  lobby: null
  'lobby.none': null
  code: null
  'code.go': null
  'code.form': null
  'code.hint': null
  'lobby.host': { player: Value }
  'lobby.free': { free: number; seats: Value }
  'lobby.join': null
  'lobby.join.full': { game: Value; player: Value }
  'lobby.more': null
  'form.listed': null
  'form.chat': null
  'form.chat.off': null
  'form.chat.seats': null
  'form.chat.everybody': null
  'form.delay': null
  'form.delay.none': null
  'form.delay.minutes': { minutes: Value }
  'form.window': null
  'form.window.always': null
  'form.window.hours': { from: Value; to: Value }
  'form.vacation': null
  'form.vacation.days': { days: number }
  'room.stand-up': null
  'room.program': null
  'room.my-bot': { name: Value }
  'room.qr': null
  'room.qr.hint': null
  you: null
  'you.name.save': null
  'you.unknown': null
  'you.saved': null
  'you.profile': null
  'you.profile.public': null
  'you.profile.hint': null
  'you.profile.see': null
  'you.open-data': null
  'you.open-data.give': null
  'you.open-data.hint': null
  passkeys: null
  'passkeys.guest': null
  'passkeys.account': null
  'passkeys.impossible': null
  'passkeys.label': null
  'passkeys.add': null
  'passkeys.used': { date: Value }
  'passkeys.remove': { label: Value }
  'passkeys.sign-in': null
  'passkeys.moved': { count: number }
  'passkeys.failed': null
  'passkeys.sign-out': null
  'passkeys.sign-out.all': null
  notify: null
  'notify.none': null
  'notify.offer': null
  'notify.offer.on': null
  'notify.push': null
  'notify.push.impossible': null
  'notify.push.blocked': null
  'notify.mail': null
  'notify.mail.add': null
  'notify.mail.code': null
  'notify.mail.confirm': null
  'notify.mail.open': null
  'notify.webhook': null
  'notify.webhook.add': null
  'notify.webhook.secret': null
  'notify.kind.push': null
  'notify.kind.mail': null
  'notify.kind.webhook': null
  'notify.off.no-answer': null
  'notify.off.refused': null
  'notify.off.unreachable': null
  'notify.off.failed': null
  'notify.on': null
  'notify.on.done': null
  'notify.test': null
  'notify.tested': null
  'notify.remove': { label: Value }
  'notify.quiet': null
  'notify.quiet.from': null
  'notify.quiet.to': null
  'notify.digest': null
  'notify.digest.hours': { hours: number }
  'notify.digest.hint': null
  mutes: null
  friends: null
  'friends.code': null
  'friends.add': null
  'friends.add.go': null
  'friends.add.player': { player: Value }
  'friends.added': null
  'friends.none': null
  'friends.online': null
  'friends.offline': null
  'friends.asked': null
  'friends.asks': null
  'friends.remove': null
  'friends.remove.full': { player: Value }
  'friends.invite': null
  'friends.invite.full': { player: Value }
  'friends.invited': null
  blocks: null
  'blocks.add': null
  'blocks.add.full': { player: Value }
  'blocks.end': { player: Value }
  'mutes.none': null
  'mutes.end': { player: Value }
  bots: null
  'bots.hint': null
  'bots.name': null
  'bots.add': null
  'bots.token': { name: Name }
  'bots.used': { date: Value }
  'bots.never': null
  'bots.remove': { name: Value }
  data: null
  'data.export': null
  'data.erase': null
  'data.erase.hint': null
  'data.erase.sure': null
  'data.erased': null
  'profile.ratings': null
  'profile.none': null
  'profile.games': null
  'profile.games.none': null
  'profile.replay': null
  'profile.more': null
  'profile.rated': { games: number }
  history: null
  'history.none': null
  'history.result': { rank: Value; player: Value; points: Value }
  'history.rating': { change: Value }
  'history.ended': null
  watch: null
  'watch.moves': { moves: number }
  'watch.full': { game: Value; players: Value }
  ratings: null
  'ratings.seats': null
  'ratings.of': { game: Value; seats: Value }
  'ratings.rank': null
  'ratings.name': null
  'ratings.worth': null
  'ratings.games': null
  'ratings.none': null
  'ratings.more': null
  'refusal.no-such-room': null
  'refusal.no-such-table-code': null
  'refusal.invalid-seat-secret': null
  'refusal.not-your-seat': null
  'refusal.seat-taken': null
  'refusal.seat-reserved': null
  'refusal.no-such-invitation': null
  'refusal.host-only': null
  'refusal.no-seat-for-people': null
  'refusal.game-started': null
  'refusal.game-not-over': null
  'refusal.not-in-room': null
  'refusal.seed-chosen': null
  'refusal.commitment-used': null
  'refusal.seats-not-filled': null
  'refusal.room-unavailable': null
  'refusal.outdated-client': null
  'refusal.too-many-requests': null
  'refusal.too-many-open-rooms': { scope: string; most: number }
  'refusal.too-many-listed-rooms': { scope: string; most: number }
  'refusal.too-many-bot-rooms': { scope: string; most: number }
  'refusal.too-many-rooms-opened': { scope: string; hours: number; minutes: number }
  'refusal.too-many-guests': { hours: number; minutes: number }
  'refusal.too-many-daily-entries': { hours: number; minutes: number }
  'refusal.no-such-puzzle': null
  'refusal.puzzle-answered': null
  'refusal.puzzle-not-answered': null
  'refusal.too-many-puzzle-answers': { hours: number; minutes: number }
  'refusal.too-many-mails': { hours: number; minutes: number }
  'refusal.too-much-stored': { hours: number; minutes: number }
  'refusal.too-many-undos': { most: number }
  'refusal.not-signed-in': null
  'refusal.seat-given-up': null
  'refusal.spectator': null
  'refusal.chat-off': null
  'refusal.chat-players-only': null
  'refusal.empty-chat-text': null
  'refusal.bad-name': null
  'refusal.invalid-chat-text': null
  'refusal.chat-rate-limited': { seconds: number }
  'refusal.no-such-message': null
  'refusal.own-message': null
  'refusal.no-such-mute': null
  'refusal.too-many-reports': null
  'refusal.vote-open': null
  'refusal.vote-declined-before': null
  'refusal.no-such-vote': null
  'refusal.not-a-voter': null
  'refusal.seat-not-overdue': null
  'refusal.bad-policies': null
  'refusal.no-vacation-left': { days: number }
  'refusal.unknown-time-zone': null
  'refusal.not-on-own-turn': null
  'refusal.too-many-passkeys': { most: number }
  'refusal.challenge-expired': null
  'refusal.passkey-refused': null
  'refusal.unknown-passkey': null
  'refusal.passkey-exists': null
  'refusal.no-such-passkey': null
  'refusal.last-passkey': null
  'refusal.no-passkey': null
  'refusal.name-mismatch': null
  'refusal.no-such-profile': null
  'refusal.no-such-bot': null
  'refusal.no-such-player': null
  'refusal.own-code': null
  'refusal.too-many-friends': { most: Value }
  'refusal.too-many-blocks': { most: Value }
  'refusal.too-many-invitations': { most: Value }
  'refusal.too-many-api-bots': { most: number }
  'refusal.too-many-bot-connections': { most: number }
  'refusal.channel-exists': null
  'refusal.too-many-channels': { most: number }
  'refusal.no-such-channel': null
  'refusal.mail-disabled': null
  'refusal.wrong-code': null
  'refusal.code-expired': null
  'refusal.not-confirmed': null
  'refusal.channel-failed': null
  'refusal.write-failed': { because: string }
}
