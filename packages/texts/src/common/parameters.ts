/** The messages that every game says alike, and what each is told. */
import type { GameRefusalCode, RecordTextCode, ReplayCode } from '@quayside/kernel'

type KernelCode = GameRefusalCode | RecordTextCode | ReplayCode | 'bad-seed'

export const COMMON = {
  player: ['number'],
  'list.nothing': [],
  'refusal.game-over': [],
  'refusal.no-such-seat': ['number', 'seats'],
  'refusal.unknown-command': ['text'],
  'refusal.unknown-card': ['text'],
  'refusal.bad-options': [],
  'refusal.unknown-field': ['field'],
  'refusal.impossible-position': ['field'],
  'refusal.wrong-position': ['at', 'expected'],
  'refusal.bad-seed': ['seed'],
  'refusal.another-game': ['game', 'expected'],
  'refusal.future-rules': ['version', 'known'],
  'refusal.unknown-rules': ['version', 'known'],
  'refusal.wrong-deal': ['seed'],
  'refusal.wrong-result': [],
  'refusal.wrong-commitment': [],
  'refusal.wrong-deal-seed': [],
  'refusal.line-refused': ['command', 'line'],
  'refusal.line-refused.options': [],
  'refusal.not-a-record': [],
  'refusal.bad-header': ['line', 'text'],
  'refusal.bad-line': ['line', 'text'],
  'refusal.cut-off': ['line'],
  'refusal.take-back-limit': ['limit', 'because'],
  'refusal.nothing-to-take-back': [],
  /** A code that no sentence has been written for. */
  'refusal.other': [],
  'event.game-over': [],
  'prompt.over': [],
  'prompt.wait': ['players'],
  'command.done': [],
  'advice.expected': ['points'],
  'advice.behind': ['points'],
  'advice.even': [],
  'review.better': ['command', 'points'],
  'review.lead': ['player'],
  'review.gain': ['player', 'points'],
  'review.loss': ['player', 'points'],
  'review.summary': ['player', 'mistakes', 'points'],
  'review.stopped': ['reviewed', 'commands'],
} as const satisfies Record<`refusal.${KernelCode}`, readonly string[]> & Record<string, readonly string[]>

export type CommonCatalogue = Readonly<Record<keyof typeof COMMON, string>>
