import { describe, expect, it } from 'vitest'
import { readTrainingPlan, type TrainingWish, USAGE } from './training-plan.ts'

const asked = (words: string): TrainingWish =>
  readTrainingPlan(words.split(' ').filter(Boolean), { cores: 6, weights: (game) => `weights/${game}` })

describe('what a training is asked for', () => {
  it('needs only the name of the game', () => {
    expect(asked('le-havre')).toMatchObject({
      kind: 'plan',
      plan: {
        options: { players: 3, version: 'full' },
        minutes: 10,
        threads: 6,
        rate: 0.001,
        seed: 'train',
        out: 'weights/le-havre',
      },
    })
  })

  it('takes every option it tells about', () => {
    const words = '--players 2 --version short --minutes 0.5 --threads 3 --rate 0.01 --seed sea --out there'
    expect(asked(`le-havre ${words}`)).toMatchObject({
      kind: 'plan',
      plan: {
        options: { players: 2, version: 'short' },
        minutes: 0.5,
        threads: 3,
        rate: 0.01,
        seed: 'sea',
        out: 'there',
      },
    })
    for (const option of words.split(' ').filter((word) => word.startsWith('--')))
      expect(USAGE).toContain(option)
  })

  it('explains itself', () => {
    expect(asked('--help')).toEqual({ kind: 'help' })
    expect(asked('le-havre --help --minutes nonsense')).toEqual({ kind: 'help' })
  })

  it.each([
    '',
    'chess',
    'packet-row --players 1',
    'packet-row --version full',
    'le-havre le-havre',
    'le-havre --players 9',
    'le-havre --players two',
    'le-havre --version long',
    'le-havre --minutes 0',
    'le-havre --minutes soon',
    'le-havre --threads 1.5',
    'le-havre --threads -1',
    'le-havre --rate Infinity',
    'le-havre --colour red',
  ])('does not understand "%s"', (words) => {
    expect(asked(words)).toMatchObject({ kind: 'misuse', why: expect.stringMatching(/./) as string })
  })
})
