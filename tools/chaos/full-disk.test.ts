import { expect, it } from 'vitest'
import { runFullDisk } from './full-disk.ts'

it('a server with a full disk refuses moves with a reason, and accepts them again when space is freed', async ({
  skip,
}) => {
  const report = await runFullDisk('sqlite')
  if (report === null) return skip('no permission to mount')
  expect(report).toMatchObject({ violations: [], ready: false })
  expect(Object.keys(report.refusals)).toContain('write-failed: disk')
  expect(report.after).toBeGreaterThan(0)
}, 300_000)
