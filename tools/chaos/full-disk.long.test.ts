import { describe, expect, it } from 'vitest'
import { runFullDisk } from './full-disk.ts'

describe.each(['sqlite', 'postgres'] as const)('a full disk under %s', (store) => {
  it('refuses moves with a reason, and accepts them again when space is freed', async ({ skip }) => {
    const report = await runFullDisk(store)
    if (report === null) return skip('no permission to mount')
    expect(report.violations).toEqual([])
    expect(Object.keys(report.refusals)).toContain('write-failed: disk')
    expect(Object.keys(report.refusals).filter((code) => !code.startsWith('write-failed'))).toEqual([])
    expect(report.ready).toBe(false)
    expect(report.before).toBeGreaterThan(0)
    expect(report.after).toBeGreaterThan(0)
  }, 300_000)
})
