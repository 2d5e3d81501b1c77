// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface AnalysisMessages {
  analysis: null
  about: { moves: number; question: Value }
  'about.over': null
  'under-way': null
  change: null
  first: null
  back: null
  forward: null
  last: null
  advice: null
  'advice.for': { player: Value }
  'advice.pause': null
  'advice.resume': null
  'advice.paused': null
  'advice.thinking': null
  'advice.deeper': null
  'advice.done': null
  'advice.over': null
  'advice.none': null
  'advice.rated': null
  'advice.hint': { points: Value }
  'advice.best': null
  'advice.even': null
  'advice.play': { move: Value }
  'advice.line': { line: Value }
  'advice.wins': { share: Value }
  'expected.wins': null
  'advice.looks': { looks: number }
  'advice.said.wins': { place: Value; move: Value; points: Value; distance: Value; share: Value }
  'advice.said.chances': { shares: Value; looks: number }
  'share.of': { player: Value; share: Value }
  moves: null
  'moves.none': null
  'moves.start': null
  'move.at': { number: Value }
  variation: null
  promote: null
  remove: null
  note: null
  share: null
  'share.hint': null
  'share.position': null
  'share.analysis': null
  'share.file': null
  'share.copied': null
  'share.take': null
  'share.code': null
  'share.too-long': null
  'play-on': null
  'play-on.hint': null
  begin: null
  'begin.hint': null
  'begin.last': null
  'begin.new': null
  'begin.players': null
  'begin.mine': null
  'begin.mine.none': null
  'begin.paste': null
  'begin.file': null
  'begin.text': null
  'begin.read': null
  'say.back': null
  'help.back': null
  'say.forward': null
  'help.forward': null
  'say.start': null
  'help.start': null
  'say.end': null
  'help.end': null
  'say.other': null
  'help.other': null
  'say.advice': null
  'help.advice': null
  'say.play-best': null
  'help.play-best': null
  'say.note': null
  'help.note': null
  noted: null
  'advice.said': { place: Value; move: Value; points: Value; distance: Value }
  'play-best.none': null
  'no-other': null
  here: { at: Value; move: Value }
}
