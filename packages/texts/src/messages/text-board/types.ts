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
  'help.actions': null
  'help.confirm': null
  'help.parts': { keys: Value }
  'help.why': null
  'help.commands': { commands: Value }
  'help.recall': null
  'help.command.help': { word: Value }
  'help.command.undo': { word: Value }
  'help.command.repeat': { word: Value }
  'help.command.news': { word: Value }
  'help.command.question': { word: Value }
  'help.command.answers': { word: Value }
  'help.command.hint': { word: Value }
  'help.command.visual': { word: Value }
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
  'help.command.rules': { word: Value }
  'rules.none': { text: Value }
  'rules.related': { names: Value }
  spelled: { text: Value }
  'unknown.near': { names: Value }
  'help.extra': { commands: Value }
  'help.command.extra': { word: Value; help: Value }
  'say.try-moves': null
  'help.try-moves': null
  'help.sandbox.undo': null
  'say.worth': null
  'help.worth': null
  'say.commit': null
  'help.commit': null
  'say.leave-sandbox': null
  'help.leave-sandbox': null
  'sandbox.begun': null
  'sandbox.over': null
  'sandbox.estimate': { before: Value; now: Value; error: Value }
  'sandbox.estimate.none': null
  'sandbox.no-move': null
  'say.pass-out': null
  'say.pass-out.off': null
  'say.replay': null
  'help.replay': null
  'say.replay.next': null
  'help.replay.next': null
  'say.replay.previous': null
  'help.replay.previous': null
  'say.replay.first': null
  'help.replay.first': null
  'say.replay.last': null
  'help.replay.last': null
  'say.replay.round': null
  'help.replay.round': null
  'say.replay.go': null
  'help.replay.go': null
  'say.replay.where': null
  'help.replay.where': null
  'say.replay.changes': null
  'help.replay.changes': null
  'say.replay.review': null
  'help.replay.review': null
  'say.replay.turning': null
  'help.replay.turning': null
  'say.replay.verdict': null
  'help.replay.verdict': null
  'say.replay.mistake': null
  'help.replay.mistake': null
  'say.replay.retry': null
  'help.replay.retry': null
  'say.replay.leave': null
  'help.replay.leave': null
  'replay.no-such': { last: Value }
  'replay.review.under-way': null
  'replay.review.waiting': { percent: Value }
  'replay.review.begun': null
  'replay.review.there': { number: number }
  'replay.review.failed': null
  'replay.verdict.none': null
  'replay.better': { command: Value; costs: Value }
  'replay.mistake.none': null
  'replay.retry.none': null
}
