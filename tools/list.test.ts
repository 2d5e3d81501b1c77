import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { TOOLS, usage } from './list.mjs'
import { root } from './prepare.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

describe('the tools', () => {
  it('are all in the list, each in its folder with one line about it', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? entry.name : [],
    )
    const shared = Object.values(TOOLS).flatMap(({ run }) => (run.startsWith('.') ? [] : run.split('/')[0]))
    expect(new Set(shared)).toEqual(new Set(folders))
    for (const [name, { about, run }] of Object.entries(TOOLS)) {
      expect(existsSync(join(import.meta.dirname, run)), run).toBe(true)
      expect(about).toMatch(/^[^\n]{10,110}$/)
      expect(usage(null)).toContain(`  ${name} `)
    }
  })

  it('of a single game are in its folder, and named after it', () => {
    const own = Object.entries(TOOLS).filter(([name]) => name.includes(':'))
    expect(own.length).toBeGreaterThan(0)
    for (const [name, { run }] of own) expect(run).toMatch(`../games/${name.split(':')[0]}/tools/`)
  })

  it('with an install of their own have a lock for it', () => {
    const own = Object.values(TOOLS).flatMap(({ install }) => install ?? [])
    expect(own.length).toBeGreaterThan(3)
    expect(own.filter((folder) => !existsSync(join(root, folder, 'package-lock.json')))).toEqual([])
  })
})

it('there are at most ten scripts, none of which runs unasked', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(10)
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)/.test(name))).toEqual([])
})

it('every command that a page names is there', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', '{packages,games}/*/**/*.md'], {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  })
  expect(pages).toContain('README.md')
  const unknown = pages.flatMap((page) => {
    const named = readFileSync(join(root, page), 'utf8').matchAll(
      /npm run (?!-w |fixtures )([\w-]+)(?: -- ([a-z:-]+))?/g,
    )
    return [...named].flatMap(([command, script = '', tool]) => {
      const isKnown = script in scripts && (script !== 'tool' || tool === undefined || tool in TOOLS)
      return isKnown ? [] : `${page}: ${command}`
    })
  })
  expect(unknown).toEqual([])
})
