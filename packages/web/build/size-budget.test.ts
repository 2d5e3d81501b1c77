import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { buildIfStale, SITE } from '../serve/build-if-stale.ts'
import { isOver, type Measure, measure } from './size-budget.ts'

let measures: readonly Measure[] = []
let page = ''

beforeAll(async () => {
  // Otherwise the build would take itself for part of a test and be a bigger one.
  vi.stubEnv('NODE_ENV', 'production')
  await buildIfStale()
  vi.unstubAllEnvs()
  measures = await measure(SITE)
  page = await readFile(join(SITE, 'index.html'), 'utf8')
}, 240_000)

describe('the built site', () => {
  it('keeps its budget', () => {
    expect(measures.filter(isOver)).toEqual([])
  })

  it('begins with two scripts, of which the first waits for nothing', () => {
    const scripts = page.match(/<script[^>]*>/g) ?? []
    expect(scripts).toEqual([
      expect.stringMatching(/ async .*assets\/start-/),
      expect.stringMatching(/assets\/home-/),
    ])
    expect(scripts[1]).not.toContain('async')
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
