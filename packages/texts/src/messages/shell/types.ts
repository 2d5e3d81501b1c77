// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '../../nouns.ts'

export interface ShellMessages {
  app: null
  tagline: null
  home: null
  settings: null
  language: null
  menu: null
  close: null
  skip: null
  nav: null
  'nav.play': null
  'nav.daily': null
  'nav.puzzles': null
  'nav.study': null
  'nav.learn': null
  'nav.you': null
  first: null
  'first.hint': { games: Value }
  'first.game': { game: Value }
  'first.play': null
  'first.play.hint': { game: Value }
  'first.known': null
  'first.set-up': null
  'first.link': null
  'first.join': null
  'first.saved': null
  'first.open': null
  'first.other': null
  'first.daily': null
  'first.daily.hint': null
  'first.puzzles.hint': null
  'first.rules': null
  'first.rules.hint': null
  'home.waiting': { count: number }
  'home.new': null
  'home.finished': null
  'game.round': { round: Value }
  'new.game': null
  'new.summary.plain': { game: Value; players: number }
  'game.your-turn': null
  'game.turn-of': { player: Value }
  'game.over': null
  'not-found': null
  'not-found.hint': null
  'game.stage': { version: string; round: Value; rounds: Value }
  'game.changed': { date: Value }
  'game.continue': { game: Value }
  'game.export': null
  'game.delete': null
  'game.deleted': { game: Value }
  'game.bring-back': null
  learn: null
  'learn.tutorial': { game: Value }
  'learn.hint': null
  'learn.step': { step: Value; steps: Value }
  'learn.done': null
  'learn.begin': null
  'learn.go-on': null
  'learn.next': null
  'learn.rules': { game: Value }
  'learn.cards': { game: Value }
  manual: null
  'export.file': null
  'export.copy': null
  'export.copied': null
  'export.failed': null
  'new.players': null
  'new.version': { version: string; rounds: Value }
  'new.seats': null
  'new.name': { number: Value }
  'new.who': { number: Value }
  'new.person': null
  'level.random': null
  'level.uct': null
  'level.deckhand': null
  'level.bosun': null
  'level.mate': null
  'level.captain': null
  'level.commodore': null
  'level.commodore+': null
  'level.even': null
  'level.random.hint': null
  'level.uct.hint': null
  'level.deckhand.hint': null
  'level.bosun.hint': null
  'level.mate.hint': null
  'level.captain.hint': null
  'level.commodore.hint': null
  'level.commodore+.hint': null
  'level.even.hint': null
  'bot.1': null
  'bot.2': null
  'bot.3': null
  'bot.4': null
  'bot.5': null
  'new.start': null
  'new.start.random': null
  'new.rulings': null
  'new.rulings.hint': { count: number }
  'new.seed': null
  'new.seed.hint': null
  'new.summary': { game: Value; players: number; version: string }
  'new.summary.seats': { people: number; bots: number }
  'new.begin': null
  'settings.not-saved': null
  'settings.look': null
  'settings.play': null
  'settings.board': null
  'settings.board.visual': null
  'settings.board.text': null
  'board.text': null
  'board.visual': null
  'board.text.short': null
  'board.visual.short': null
  'board.hint': null
  'settings.locale.auto': null
  'settings.theme': null
  'settings.theme.auto': null
  'settings.theme.light': null
  'settings.theme.dark': null
  'settings.motion': null
  'settings.motion.auto': null
  'settings.motion.reduced': null
  'settings.pace': null
  'settings.pace.instant': null
  'settings.pace.brisk': null
  'settings.pace.calm': null
  'settings.pace.step': null
  'settings.confirmTurn': null
  'settings.doubleClick': null
  'settings.autoForced': null
  'settings.sound': null
  'settings.turnSound': null
  'settings.volume': null
  'settings.volume.25': null
  'settings.volume.50': null
  'settings.volume.100': null
  'settings.silenced': { count: number }
  'settings.unsilence': null
  'hand-over': { player: Value }
  'hand-over.seat': { number: Value }
  'hand-over.hint': null
  'hand-over.go': { player: Value }
  'hand-over.go.seat': { number: Value }
  'table.opening': null
  'notice.bot-failed': { player: Value }
  'notice.retry': null
  'notice.update': null
  'notice.update.go': null
  'end.title': null
  'end.sources': null
  'end.rank': { rank: number }
  'end.part.buildings': null
  'end.part.ships': null
  'end.part.francs': null
  'end.part.bonus': null
  'end.part.loans': null
  'end.total': null
  'end.curve': null
  'end.curve.start': null
  'end.curve.after': { round: Value }
  'end.curve.end': null
  'end.rounds': null
  'end.next': null
  'end.rematch': null
  'end.table': null
  'end.result': null
  closed: null
  'closed.take-over': null
  'closed.again': null
  crash: null
  'crash.hint': null
  'crash.reload': null
  'refusal.no-such-game': null
  'refusal.open-elsewhere': null
  'refusal.opened-elsewhere': null
  'refusal.damaged-save': null
  'refusal.worker-crashed': null
  'refusal.bot-crashed': null
  'refusal.unknown-game': null
  'refusal.wrong-seat-count': null
  'refusal.counted-try': null
  'refusal.storage-full': null
  'refusal.storage-blocked': null
  'refusal.storage-newer': null
  'refusal.storage-failed': null
}
