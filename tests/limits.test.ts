import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { limits, withLimits } from './limits.ts'
import { root } from './rule-pages.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

it('the guide lists every limit with its default: `npm run tool -- limits` writes the table', () => {
  const page = read('docs/hosting/security.md')
  expect(limits().length).toBeGreaterThan(10)
  expect(page).toBe(withLimits(page))
})

it('the security pages exist where expected, and their links resolve', () => {
  for (const file of ['README.md', 'docs/hosting/self-hosting.md', 'SECURITY.md'])
    expect([
      file,
      read(file).includes('hosting/security.md') || read(file).includes('(security.md)'),
    ]).toEqual([file, true])
  for (const file of ['SECURITY.md', 'docs/hosting/security.md'])
    for (const [, link = ''] of read(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g))
      expect([file, link, existsSync(join(root, dirname(file), link))]).toEqual([file, link, true])
})
