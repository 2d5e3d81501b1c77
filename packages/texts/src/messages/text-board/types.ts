// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '../../nouns.ts'

export interface TextBoardMessages {
  subtitle: { stage: Value }
  skip: null
  command: null
  situation: null
  answers: null
  announcements: null
  speech: null
  'speech.questions': null
  'speech.answers': null
  'speech.others': null
  'speech.preview': null
  size: { percent: Value }
  visual: null
  submit: null
  enter: null
  completions: null
  new: null
  closed: null
  'say.help': null
  'say.undo': null
  'say.repeat': null
  'say.news': null
  'say.question': null
  'say.answers': null
  'say.hint': null
  'say.visual': null
  'say.ignored': null
  'ask.why': null
  'ask.where': null
  'ask.what': null
  'ask.all': null
  'keys.choose': null
  'keys.read': null
  'keys.why': { thing: Value }
  'keys.recall': null
  'help.answers': null
  'help.deeds': null
  'help.confirm': null
  'help.parts': { keys: Value }
  'help.why': null
  'help.orders': { orders: Value }
  'help.recall': null
  'help.order.help': { word: Value }
  'help.order.undo': { word: Value }
  'help.order.repeat': { word: Value }
  'help.order.news': { word: Value }
  'help.order.question': { word: Value }
  'help.order.answers': { word: Value }
  'help.order.hint': { word: Value }
  'help.order.visual': { word: Value }
  asked: { question: Value }
  'asked.answers': { number: number }
  'asked.suggested': { answer: Value }
  answer: { number: Value; text: Value }
  'answers.more': { number: number; word: Value }
  'answers.none': null
  part: { title: Value }
  'part.more': { number: Value; title: Value }
  'part.empty': null
  row: { name: Value; cells: Value }
  cell: { column: Value; value: Value }
  pair: { name: Value; value: Value }
  preview: { text: Value }
  'preview.confirm': null
  'preview.confirm.tap': null
  'preview.then': { question: Value }
  done: { text: Value }
  several: { number: number }
  which: { names: Value }
  refused: { text: Value; why: Value }
  possible: { commands: Value }
  'no-answer': { number: Value }
  unknown: { text: Value; word: Value }
  'not-asked': null
  undone: null
  'undo.none': null
  'news.none': null
  'hint.waiting': null
  'hint.none': null
  hint: { command: Value; why: Value }
  watching: null
  'under-way': null
  'column.player': null
  seat: { player: Value; number: Value }
  have: { tokens: Value }
  'names.players': null
  'say.rules': null
  'ask.rules': null
  'help.order.rules': { word: Value }
  'rules.none': { text: Value }
  'rules.related': { names: Value }
  spelled: { text: Value }
  'unknown.near': { names: Value }
  'help.beside': { orders: Value }
  'help.order.beside': { word: Value; help: Value }
  'say.rehearse': null
  'help.rehearse': null
  'help.rehearsal.undo': null
  'say.worth': null
  'help.worth': null
  'say.commit': null
  'help.commit': null
  'say.leave-rehearsal': null
  'help.leave-rehearsal': null
  'rehearsal.begun': null
  'rehearsal.over': null
  'rehearsal.worth': { before: Value; now: Value; error: Value }
  'rehearsal.worth.none': null
  'rehearsal.no-step': null
  'say.pass-out': null
  'say.pass-out.off': null
  'say.look-back': null
  'help.look-back': null
  'say.past.next': null
  'help.past.next': null
  'say.past.previous': null
  'help.past.previous': null
  'say.past.first': null
  'help.past.first': null
  'say.past.last': null
  'help.past.last': null
  'say.past.round': null
  'help.past.round': null
  'say.past.go': null
  'help.past.go': null
  'say.past.where': null
  'help.past.where': null
  'say.past.changes': null
  'help.past.changes': null
  'say.past.review': null
  'help.past.review': null
  'say.past.turning': null
  'help.past.turning': null
  'say.past.verdict': null
  'help.past.verdict': null
  'say.past.mistake': null
  'help.past.mistake': null
  'say.past.retry': null
  'help.past.retry': null
  'say.past.leave': null
  'help.past.leave': null
  'past.no-such': { last: Value }
  'past.review.under-way': null
  'past.review.waiting': { percent: Value }
  'past.review.begun': null
  'past.review.there': { number: number }
  'past.review.failed': null
  'past.verdict.none': null
  'past.better': { command: Value; costs: Value }
  'past.mistake.none': null
  'past.retry.none': null
}
