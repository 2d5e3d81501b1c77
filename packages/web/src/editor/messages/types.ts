// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface EditorMessages {
  editor: null
  right: null
  wrong: { count: number }
  about: null
  check: null
  'check.none': null
  'wrong.label': null
  'note.label': null
  advice: null
  'advice.blocked': null
  link: null
  'link.copied': null
  'link.take': null
  undo: null
  start: null
  'start.hint': null
  'start.deal': null
  'start.empty': null
  'start.players': { players: Value }
  'start.text': null
  'start.read': null
  'start.games': null
  sections: null
  type: null
  fields: null
  'type.hint': null
  'type.apply': null
  'type.changes': { count: number }
  'problem.unknown-field': { line: Value; text: Value }
  'problem.not-a-number': { line: Value; text: Value }
  'problem.unknown-word': { line: Value; text: Value }
  'problem.not-json': { line: Value }
  add: null
  'add.what': { field: Value }
  remove: { card: Value }
  up: { card: Value }
  down: { card: Value }
  more: { field: Value }
  less: { field: Value }
  between: { least: Value; most: Value }
}
