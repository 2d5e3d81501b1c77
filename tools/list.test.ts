import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { TOOLS, usage } from './list.mjs'
import { root } from './prepare.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

describe('the tools', () => {
  it('are all in the list, each with its folder and a one-line description', () => {
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

  it('of a single game are in its folder and named after it', () => {
    const own = Object.entries(TOOLS).filter(([name]) => name.includes(':'))
    expect(own.length).toBeGreaterThan(0)
    for (const [name, { run }] of own) expect(run).toMatch(`../games/${name.split(':')[0]}/tools/`)
  })

  it('with their own install have a lock file', () => {
    const own = Object.values(TOOLS).flatMap(({ install }) => install ?? [])
    expect(own.length).toBeGreaterThan(3)
    expect(own.filter((folder) => !existsSync(join(root, folder, 'package-lock.json')))).toEqual([])
  })
})

it('the Node that runs npm can say whether the documentation must be built', () => {
  // It may be older than the one that runs the tests.
  const node = process.env['npm_node_execpath'] ?? process.execPath
  const question =
    "import('./tools/stale-docs.mjs').then(({ docsAreStale }) => console.log(typeof docsAreStale()))"
  const { stdout, stderr } = spawnSync(node, ['-e', question], { cwd: root, encoding: 'utf8' })
  expect([stdout.trim(), stderr]).toEqual(['boolean', ''])
})

it('there are at most ten scripts, and no pre or post scripts', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(10)
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)/.test(name))).toEqual([])
})

it('every command mentioned in the docs exists', () => {
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
