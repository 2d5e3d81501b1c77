import { join } from 'node:path'
import { build } from 'vite'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { isOver, type Measure, measure } from './budget.ts'

const WEB = join(import.meta.dirname, '..')

let measures: readonly Measure[] = []

beforeAll(async () => {
  // Otherwise the build would take itself for part of a test and be a bigger one.
  vi.stubEnv('NODE_ENV', 'production')
  const folder = join(WEB, '.cache', 'budget')
  await build({ root: WEB, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  vi.unstubAllEnvs()
  measures = await measure(folder)
}, 120_000)

describe('the built site', () => {
  it('keeps its budget', () => {
    expect(measures.filter(isOver)).toEqual([])
  })

  it('counts what a page begins with, the table and the game with it', () => {
    const [home, table] = measures
    expect(home?.bytes).toBeGreaterThan(50_000)
    expect(table?.bytes).toBeGreaterThan((home?.bytes ?? 0) + 20_000)
  })
})

it('a measure that found nothing is over, too: it has lost what it looks for', () => {
  expect(isOver({ what: 'nothing', bytes: 0, limit: 100 })).toBe(true)
  expect(isOver({ what: 'too much', bytes: 101, limit: 100 })).toBe(true)
  expect(isOver({ what: 'enough', bytes: 100, limit: 100 })).toBe(false)
})
