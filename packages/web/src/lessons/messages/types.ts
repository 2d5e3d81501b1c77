// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface LessonsMessages {
  tutorial: { game: Value }
  'coach.step': { step: Value; steps: Value }
  'coach.back': null
  'coach.forward': null
  'coach.got-it': null
  'coach.show': null
  'coach.leave': null
  'coach.leave.hint': { step: Value }
  'coach.finish': null
  'coach.others': null
  'coach.hide': null
  'coach.unhide': null
  'coach.why': null
  'coach.parts': null
  'coach.part.done': null
  note: { game: Value }
  'note.open': null
  'course.title': { game: Value }
  'course.ready': { game: Value }
  'course.begin': null
  'course.again': null
  'course.next': null
  'course.game': { rounds: number; players: number }
  'course.game.hint': { rounds: number; minutes: number }
  'course.starts': null
  'course.play': { bots: number }
  'course.set-up': null
  'course.notes': null
  'course.further': null
  'course.open': null
  'course.continue': null
  'course.done': null
  'coach.read': { key: Value; title: Value }
  'coach.say': { command: Value }
  'coach.go-on': { word: Value }
  'say.next': null
  'say.back': null
  'say.show': null
  'say.tutorial': null
  'say.leave': null
  'help.next': null
  'help.back': null
  'help.show': null
  'help.tutorial': null
  'help.leave': null
}
