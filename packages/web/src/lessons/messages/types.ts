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
  'coach.between': null
  'coach.between.hint': null
  'coach.others': null
  'coach.hide': null
  'coach.unhide': null
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
