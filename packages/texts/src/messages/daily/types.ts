// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '../../nouns.ts'

export interface DailyMessages {
  title: null
  today: null
  'today.next': { time: Value }
  'today.play': null
  'today.resume': null
  'today.best': { date: Value; points: Value; name: Value; own: Value }
  harbor: { date: Value }
  intro: null
  length: { rounds: number; minutes: Value }
  play: null
  continue: null
  locked: null
  see: null
  practice: null
  'given-up': null
  line: { points: Value; rank: Value }
  'line.place': { points: Value; place: number; rank: Value }
  'rank.finished': null
  'rank.deckhand': null
  'rank.bosun': null
  'rank.mate': null
  'rank.captain': null
  'rank.commodore': null
  'rank.beyond': null
  'rank.pending': null
  'compare.beyond': { result: Value }
  'compare.level': { rank: Value; result: Value }
  'compare.next': { rank: Value; result: Value }
  'margin.ahead': { points: Value }
  'margin.behind': { points: Value }
  'margin.level': null
  place: null
  'place.of': { place: number; players: Value }
  time: null
  streak: { days: number }
  'stat.row': null
  'stat.longest': null
  'stat.played': null
  'stat.calm': null
  'calm.saved': { days: number }
  midnight: { time: Value }
  days: null
  ranks: null
  'ranks.none': null
  history: null
  'history.none': null
  'history.more': null
  calendar: null
  'calendar.hint': null
  'calendar.played': { played: number; deals: Value }
  'calendar.results': null
  'day.played': null
  'day.calm': null
  'day.missed': null
  'day.open': null
  rules: null
  'rule.undo': null
  'rule.leave': null
  'rule.rank': null
  'rule.help': null
  'rule.day': null
  'rule.calm': null
  counted: null
  'give-up': null
  'give-up.sure': null
  'give-up.keep': null
  over: null
  'over.practice': null
  'over.see': null
  share: null
  'share.copy': null
  'share.copied': null
  'share.note': null
  'share.head': { date: Value }
  'share.line': { deal: Value; points: Value; rank: Value }
  'share.line.place': { deal: Value; points: Value; place: number; rank: Value }
  'share.given-up': { deal: Value }
  more: null
  'more.hint': null
  'more.best': null
  'practice.best': { points: Value }
  'practice.none': null
  'practice.deal': null
  review: null
  also: null
  'also.puzzle': null
  'no-date': null
  future: null
  past: null
  table: null
  'table.players': { deal: Value; players: number }
  'table.hidden': null
  'table.replayed': { accepted: Value; checking: Value }
  'table.note': null
  'table.name': null
  'table.enter': null
  'table.checking': null
  'table.player': null
  'table.time': null
  'table.bot': null
  'table.own': { name: Value }
  listed: null
  'listed.all': null
  'listed.friends': null
  'friends.none': null
  'friends.add': null
  all: null
  'all.few': { players: number }
  'all.half': { points: Value }
  'best.of': { date: Value }
  'best.you': null
  'best.parted': { move: Value }
  'best.round': { round: Value }
  'best.rounds': { first: Value; last: Value }
  'best.compare': null
  'best.ahead': { points: Value }
  'best.level': null
  'best.over': { points: Value }
  'best.gap.round': { round: Value }
  'best.gap.rounds': { first: Value; last: Value }
  'best.none': null
  'best.open': null
  'best.watch': null
  'refusal.daily-unknown': null
  'refusal.daily-not-begun': null
  'refusal.daily-over': null
  'refusal.daily-entered': null
  'refusal.daily-record': null
  'refusal.daily-game': null
  'refusal.daily-seed': null
  'refusal.daily-options': null
  'refusal.daily-version': null
  'refusal.daily-move': { move: Value; seat: Value }
  'refusal.daily-bot-move': { move: Value; seat: Value }
  'refusal.daily-result': null
  'refusal.daily-time': null
  'refusal.daily-unfinished': null
  'refusal.daily-unchecked': null
}
