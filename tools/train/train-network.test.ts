import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readWeights, type WeightsFile } from '@quayside/bots/training'
import { afterAll, describe, expect, it } from 'vitest'
import { roomSetup } from '../room-setups.ts'
import { train, trainingScheduleAt } from './train-network.ts'
import { findTrainingGame } from './training-games.ts'
import { type Progress, readLog } from './training-progress.ts'

const out = mkdtempSync(join(tmpdir(), 'quayside-train-'))
afterAll(() => rmSync(out, { recursive: true }))

it('exploration and learning rate decrease during a training', () => {
  expect(trainingScheduleAt(0, 0.001)).toEqual({ curiosity: 0.15, rate: 0.001 })
  expect(trainingScheduleAt(1, 0.001).curiosity).toBeCloseTo(0.03)
  expect(trainingScheduleAt(1, 0.001).rate).toBeCloseTo(0.0001)
})

describe('a short training', () => {
  const { game, options: setUp } = roomSetup('two')
  const trainingGame = findTrainingGame(game)
  if (!trainingGame) throw new Error('no such trainingGame')
  const options = trainingGame.rules.options(setUp)
  if (!options.ok) throw new Error(options.refusal.code)
  const name = `${game}-${trainingGame.setUpName(options.value)}`

  const begin = async (): Promise<Progress[]> => {
    const reports: Progress[] = []
    const plan = {
      trainingGame,
      options: options.value,
      minutes: 0.005,
      threads: 2,
      rate: 0.001,
      seed: 'moment',
      out,
    }
    await train(plan, (progress) => reports.push(progress))
    return reports
  }

  it('writes weights, a log and a plot, and can be resumed', async () => {
    const first = await begin()
    expect(readdirSync(join(out, 'cards'))).toEqual([`${name}.jsonl`, `${name}.svg`])
    expect(readdirSync(out)).toEqual(['cards', `${name}.json`])
    const weights = readFileSync(join(out, `${name}.json`), 'utf8')
    expect(readWeights(JSON.parse(weights) as WeightsFile).shape.outputs).toBe(2)
    const second = await begin()
    const log = readLog(readFileSync(join(out, 'cards', `${name}.jsonl`), 'utf8'))
    expect(log).toEqual([...first, ...second])
    const [last, next] = [first.at(-1), second[0]]
    expect(next?.games).toBeGreaterThan(last?.games ?? 0)
    expect(next?.seconds).toBeGreaterThan(last?.seconds ?? 0)
    expect(readFileSync(join(out, `${name}.json`), 'utf8')).not.toBe(weights)
  }, 180_000)
})
