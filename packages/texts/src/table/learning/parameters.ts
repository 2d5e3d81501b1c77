import type { AreaCatalogue } from '../area.ts'

/** The lessons and the coach who gives them. */
export const LEARNING = {
  lesson: ['game'],
  'coach.step': ['step', 'steps'],
  'coach.back': [],
  'coach.forward': [],
  'coach.got-it': [],
  'coach.show': [],
  'coach.leave': [],
  'coach.leave.hint': ['step'],
  'coach.finish': [],
  'coach.between': [],
  'coach.between.hint': [],
  'coach.others': [],
  'coach.hide': [],
  'coach.unhide': [],
  'coach.read': ['key', 'title'],
  'coach.say': ['command'],
  'coach.go-on': ['word'],
  'say.next': [],
  'say.back': [],
  'say.show': [],
  'say.lesson': [],
  'say.leave': [],
  'help.next': [],
  'help.back': [],
  'help.show': [],
  'help.lesson': [],
  'help.leave': [],
} as const

export type LearningCatalogue = AreaCatalogue<typeof LEARNING>
