// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '../../nouns.ts'

export interface TrayMessages {
  tray: null
  'to-decision': null
  'ask.end': null
  options: null
  selected: { option: Value }
  deselected: { option: Value }
  'options.more': { number: Value }
  unfold: { answers: number }
  'grip.open': null
  'grip.close': null
  close: null
  'choose-one': null
  'tag.suggested': null
  'tag.hint': null
  amount: null
  skip: null
  'waiting.last': null
  'waiting.watching': null
  'waiting.thinking': { player: Value }
  since: { number: Value }
  'since.title': null
  'playback.seat': { player: Value }
  'playback.table': null
  'playback.next': null
  'playback.all': null
  'playback.pause': null
  'playback.resume': null
  'playback.more': { number: number }
  hint: null
  'hint.waiting': null
  'hint.title': null
  'hint.none': null
  'keys.hint': null
  'keys.try-moves': null
  'try-moves': null
  'try-moves.short': null
  'sandbox.context': { context: Value }
  'sandbox.try': null
  'sandbox.leave': null
  undo: null
  'undo.start': null
  'undo.reveal': null
  'undo.other-seat': null
  'undo.stops.start': null
  'undo.stops.reveal': null
  'undo.stops.other-seat': null
  refused: null
  'refused.stale': null
  'refused.dismiss': null
  'tutorial.later': { step: number }
  'tutorial.first': null
  'tutorial.step': null
  over: null
  ended: null
  log: null
  'log.round': { round: Value }
  'log.final': null
  'log.all': null
  'log.latest': null
  'log.empty': null
  keys: null
  'keys.digits': null
  'keys.confirm': null
  'keys.escape': null
  'keys.arrows': null
  'keys.zones': null
  'keys.all': null
  rules: null
  'keys.rules': null
  'keys.inspect': null
  'keys.undo': null
  'keys.skip': null
  'keys.help': null
}
