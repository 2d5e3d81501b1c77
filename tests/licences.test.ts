import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsOf, isAllowed, type LockedPackages, licencePage, licensed } from './licences.ts'
import { root } from './rule-pages.ts'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: LockedPackages
}

describe('the packages that a server or a site passes on', () => {
  it('are under licences that ask for no more than naming their authors', () => {
    expect(faultsOf(licensed(packages))).toEqual([])
  })

  it('are all on the page of licences: `npm run tool -- licences` writes it', () => {
    expect(readFileSync(join(root, 'docs/licences.md'), 'utf8')).toBe(licencePage(licensed(packages)))
  })

  it('say of themselves what the lock says of them', () => {
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

  it('leaves out what only builds and tests, but not the fonts that are in the site', () => {
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
