import type { Puzzle } from '@quayside/game'
import { SAMPLE_GAME, sampleRules } from '@quayside/games/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Listed } from './puzzle-choice.ts'
import { NO_PROGRESS, usePuzzleProgress } from './puzzle-progress.ts'
import {
  chosenCommand,
  costOf,
  giveAnswer,
  leadOf,
  type OpenPuzzle,
  openPuzzle,
  showHint,
  usePuzzleSession,
} from './puzzle-session.ts'

const options = sampleRules.options({ players: 2 })
if (!options.ok) throw new Error(options.refusal.code)

const puzzle: Puzzle = {
  id: '1-2',
  seat: 0,
  position: {},
  right: ['take fish'],
  values: [
    { command: 'take fish', points: 90, behind: 0 },
    { command: 'take wood', points: 82, behind: 8 },
    { command: 'take clay', points: 81, behind: 9.5 },
    { command: 'take iron', points: 70, behind: 20 },
  ],
  line: [{ seat: 0, command: 'take fish' }],
  refutation: [{ seat: 0, command: 'take wood' }],
  themes: ['offers'],
  rating: 1400,
  reasons: [],
  worlds: 12,
}

const entry: Listed = {
  key: `${SAMPLE_GAME}/1-2`,
  game: SAMPLE_GAME,
  place: 0,
  rating: 1400,
  themes: [`${SAMPLE_GAME}/offers`],
}

const open: OpenPuzzle = { entry, puzzle, rules: sampleRules, view: sampleRules.setup(options.value, 'a') }

const parsed = (text: string): unknown => {
  const command = sampleRules.notation.parse(text)
  if (!command.ok) throw new Error(text)
  return command.value
}

beforeEach(() => {
  usePuzzleProgress.setState(NO_PROGRESS)
  openPuzzle(open)
})

const score = (): number | undefined => usePuzzleProgress.getState().answers.at(-1)?.score

describe('an answer', () => {
  it('is right at the first try, and rated', () => {
    expect(giveAnswer('take fish')).toBe('right')
    expect(score()).toBe(1)
    const { before = 0, after = 0 } = usePuzzleSession.getState().change ?? {}
    expect(after).toBeGreaterThan(before)
  })

  it('scores three quarters, a half, a quarter and nothing after hints', () => {
    const scores = [1, 2, 3, 4].map((hints) => {
      usePuzzleProgress.setState(NO_PROGRESS)
      openPuzzle(open)
      for (let shown = 0; shown < hints; shown++) showHint()
      giveAnswer('take fish')
      return score()
    })
    expect(scores).toEqual([0.75, 0.5, 0.25, 0])
  })

  it('may be given once more where it was wrong, without being rated again', () => {
    expect(giveAnswer('take wood')).toBe('again')
    expect(costOf(open, 'take wood')).toBe(8)
    expect(score()).toBe(0)
    expect(giveAnswer('take fish')).toBe('right')
    expect(usePuzzleProgress.getState().answers).toHaveLength(1)
    openPuzzle(open)
    giveAnswer('take wood')
    expect(giveAnswer('take clay')).toBe('wrong')
  })

  it('scores nothing after giving up, and changes nothing when the puzzle is over', () => {
    expect(giveAnswer(null)).toBe('wrong')
    expect(score()).toBe(0)
    expect(giveAnswer('take fish')).toBe('wrong')
  })

  it('is not rated a second time on another day', () => {
    giveAnswer('take fish')
    openPuzzle(open)
    giveAnswer('take wood')
    expect(usePuzzleSession.getState().change).toBe(null)
  })
})

it('the answer is the first own command that the puzzle evaluates', () => {
  const history = (texts: readonly string[], seat = 0) =>
    texts.map((text) => ({ seat, command: parsed(text) }))
  expect(chosenCommand(open, [])).toBe(null)
  expect(chosenCommand(open, history(['repay', 'take wood', 'take fish']))).toBe('take wood')
  expect(chosenCommand(open, history(['take wood'], 1))).toBe(null)
})

it('the lead is measured against the best wrong plan', () => {
  expect(leadOf(open)).toBe(8)
})
