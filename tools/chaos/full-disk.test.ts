import { expect, it } from 'vitest'
import { fillWholeDisk } from './full-disk.ts'

it('a server whose disk is truly full refuses moves, says why, and goes on when there is room again', async ({
  skip,
}) => {
  const report = await fillWholeDisk('sqlite')
  if (report === null) return skip('this system lets nobody make a disk of their own')
  expect(report).toMatchObject({ broken: [], ready: false })
  expect(Object.keys(report.refusals)).toContain('write-failed: disk')
  expect(report.after).toBeGreaterThan(0)
}, 300_000)
