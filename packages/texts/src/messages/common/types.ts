// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Name, Value } from '../../nouns.ts'

export interface CommonMessages {
  player: { number: Value }
  'list.nothing': null
  'refusal.game-over': null
  'refusal.no-such-seat': { number: Value; seats: Value }
  'refusal.unknown-command': { text: Value }
  'refusal.unknown-card': { text: Value }
  'refusal.bad-options': null
  'refusal.unknown-field': { field: Value }
  'refusal.impossible-position': { field: Value }
  'refusal.stale-move': { at: Value; expected: Value }
  'refusal.bad-seed': { seed: Value }
  'refusal.another-game': { game: Value; expected: Value }
  'refusal.future-rules': { version: Value; known: Value }
  'refusal.unknown-rules': { version: Value; known: Value }
  'refusal.deal-mismatch': { seed: Value }
  'refusal.wrong-result': null
  'refusal.wrong-commitment': null
  'refusal.wrong-deal-seed': null
  'refusal.line-refused': { line: Value; command: Value }
  'refusal.line-refused.options': null
  'refusal.not-a-record': null
  'refusal.bad-header': { line: Value; text: Value }
  'refusal.bad-line': { line: Value; text: Value }
  'refusal.cut-off': { line: Value }
  'refusal.undo-limit': { limit: Value; because: string }
  'refusal.nothing-to-undo': null
  'refusal.other': null
  'event.game-over': null
  'prompt.over': null
  'prompt.wait': { players: Value }
  'command.done': null
  'advice.expected': { points: Value; error: Value }
  'advice.behind': { points: Value }
  'advice.even': null
  'advice.ahead': { points: Value }
  'advice.ahead.even': null
  'review.better': { command: Value; points: Value }
  'review.lead': { player: Value }
  'review.gain': { player: Name; points: Value }
  'review.loss': { player: Name; points: Value }
  'review.lead.you': null
  'review.gain.you': { points: Value }
  'review.loss.you': { points: Value }
  'review.summary': { player: Value; mistakes: number; points: Value }
  'review.stopped': { reviewed: Value; commands: number }
}
