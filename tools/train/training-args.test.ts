import { games } from '@quayside/games'
import { describe, expect, it } from 'vitest'
import { roomSetup } from '../room-setups.ts'
import { type ParsedTrainingArgs, readTrainingPlan, USAGE } from './training-args.ts'

const { game, options } = roomSetup('two')

/** The same set-up as options of the command line. */
const SET_UP = Object.entries(options)
  .map(([name, value]) => `--${name} ${String(value)}`)
  .join(' ')

const asked = (words: string): ParsedTrainingArgs =>
  readTrainingPlan(words.replaceAll('GAME', game).split(' ').filter(Boolean), {
    cores: 6,
    weights: (game) => `weights/${game}`,
  })

describe('the arguments of a training', () => {
  it('need only the name of the game', () => {
    expect(asked(game)).toMatchObject({
      kind: 'plan',
      plan: {
        options: { players: 3 },
        minutes: 10,
        threads: 6,
        rate: 0.001,
        seed: 'train',
        out: `weights/${game}`,
      },
    })
  })

  it('accept every documented option', () => {
    const words = `${SET_UP} --minutes 0.5 --threads 3 --rate 0.01 --seed sea --out there`
    expect(asked(`${game} ${words}`)).toMatchObject({
      kind: 'plan',
      plan: {
        options,
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

  it('explain themselves with --help', () => {
    expect(asked('--help')).toEqual({ kind: 'help' })
    expect(asked('GAME --help --minutes nonsense')).toEqual({ kind: 'help' })
  })

  it.each([
    '',
    'chess',
    'GAME GAME',
    'GAME --players 0',
    'GAME --players 9',
    'GAME --players two',
    'GAME --version long',
    'GAME --minutes 0',
    'GAME --minutes soon',
    'GAME --threads 1.5',
    'GAME --threads -1',
    'GAME --rate Infinity',
    'GAME --colour red',
  ])('does not understand "%s"', (words) => {
    expect(asked(words)).toMatchObject({ kind: 'misuse', why: expect.stringMatching(/./) as string })
  })

  it('are refused with an unknown set-up', () => {
    for (const other of games.all)
      expect(asked(`${other.id} --players 3 --version none`)).toMatchObject({ kind: 'misuse' })
  })
})
