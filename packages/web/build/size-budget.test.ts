import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { buildIfStale, SITE } from '../serve/build-if-stale.ts'
import { isOver, type MeasuredSize, measure } from './size-budget.ts'

let measures: readonly MeasuredSize[] = []
let page = ''

beforeAll(async () => {
  // In test mode the bundler would make a development build, which is larger.
  vi.stubEnv('NODE_ENV', 'production')
  await buildIfStale()
  vi.unstubAllEnvs()
  measures = await measure(SITE)
  page = await readFile(join(SITE, 'index.html'), 'utf8')
}, 240_000)

describe('the built site', () => {
  it('stays within its size budget', () => {
    expect(measures.filter(isOver)).toEqual([])
  })

  it('starts with two scripts, the first without imports', () => {
    const scripts = page.match(/<script[^>]*>/g) ?? []
    expect(scripts).toEqual([
      expect.stringMatching(/ async .*assets\/start-/),
      expect.stringMatching(/assets\/home-/),
    ])
    expect(scripts[1]).not.toContain('async')
  })

  it('counts the scripts of the first page, the table and the game', () => {
    const [home, table] = measures
    expect(home?.bytes).toBeGreaterThan(50_000)
    expect(table?.bytes).toBeGreaterThan((home?.bytes ?? 0) + 20_000)
  })
})

it('a measure of zero counts as over budget, because its files were not found', () => {
  expect(isOver({ what: 'nothing', bytes: 0, limit: 100 })).toBe(true)
  expect(isOver({ what: 'too much', bytes: 101, limit: 100 })).toBe(true)
  expect(isOver({ what: 'enough', bytes: 100, limit: 100 })).toBe(false)
})
