import { describe, expect, it } from 'vitest'
import { fillWholeDisk } from './full-disk.ts'

describe.each(['sqlite', 'postgres'] as const)('a disk that is truly full, under %s', (store) => {
  it('refuses moves and says why, and goes on when there is room again', async ({ skip }) => {
    const report = await fillWholeDisk(store)
    if (report === null) return skip('this system lets nobody make a disk of their own')
    expect(report.broken).toEqual([])
    expect(Object.keys(report.refusals)).toContain('write-failed: disk')
    expect(Object.keys(report.refusals).filter((code) => !code.startsWith('write-failed'))).toEqual([])
    expect(report.ready).toBe(false)
    expect(report.before).toBeGreaterThan(0)
    expect(report.after).toBeGreaterThan(0)
  }, 300_000)
})
