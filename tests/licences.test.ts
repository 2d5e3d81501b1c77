import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsOf, isAllowed, type LockedPackages, licencePage, licensed } from './licences.ts'
import { root } from './rule-pages.ts'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: LockedPackages
}

describe('the packages distributed with a server or a site', () => {
  it('have licences that only require attribution', () => {
    expect(faultsOf(licensed(packages))).toEqual([])
  })

  it('are all listed in docs/licences.md: `npm run tool -- licences` writes it', () => {
    expect(readFileSync(join(root, 'docs/licences.md'), 'utf8')).toBe(licencePage(licensed(packages)))
  })

  it('declare the licence that the lock file names', () => {
    const differing = Object.entries(packages).flatMap(([path, { license, link, dev, devOptional }]) => {
      const file = join(root, path, 'package.json')
      if (!path.includes('node_modules/') || link || dev || devOptional || !existsSync(file)) return []
      const own = (JSON.parse(readFileSync(file, 'utf8')) as { readonly license?: unknown }).license
      return own === license ? [] : [`${path}: ${JSON.stringify(own)}`]
    })
    expect(differing).toEqual([])
  })
})

describe('the list of licences', () => {
  it.each([
    ['MIT', true],
    ['MIT AND BSL-1.0', true],
    ['(GPL-3.0 OR MIT)', true],
    ['GPL-3.0', false],
    ['MIT AND AGPL-3.0-only', false],
    ['none named', false],
  ])('%s is fine: %s', (licence, fine) => {
    expect(isAllowed(licence)).toBe(fine)
  })

  it('leaves out development packages, but not the fonts in the site', () => {
    const locked: LockedPackages = {
      '': {},
      'packages/web': { version: '0.1.0' },
      'node_modules/vite': { version: '8.0.0', license: 'MIT', dev: true },
      'node_modules/pg': { version: '8.0.0', license: 'MIT' },
      'node_modules/a/node_modules/pg': { version: '7.0.0', license: 'GPL-3.0' },
      'node_modules/@fontsource/noto': { version: '5.0.0', license: 'OFL-1.1', dev: true },
      'node_modules/@quayside/web': { link: true },
    }
    expect(licensed(locked).map(({ name, version }) => `${name} ${version}`)).toEqual([
      '@fontsource/noto 5.0.0',
      'pg 7.0.0',
      'pg 8.0.0',
    ])
    expect(faultsOf(licensed(locked))).toEqual(['pg 7.0.0: GPL-3.0'])
  })
})
