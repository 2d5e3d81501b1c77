/** What a browser worker loads must not reach for Node, however far its imports go. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What a source file names in its imports; types are gone before anything is loaded. */
const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export)\b(?! type)[^'"]*?\bfrom '([^']+)'/gm)].map(([, name = '']) => name)

const home = new URL('../src/', import.meta.url)

/** Every file that `index.ts` leads to inside the package, and what they name outside it. */
const reached = (): { files: ReadonlySet<string>; outside: ReadonlySet<string> } => {
  const files = new Set<string>()
  const outside = new Set<string>()
  const follow = (file: URL): void => {
    if (files.has(file.href)) return
    files.add(file.href)
    for (const name of importsOf(readFileSync(file, 'utf8')))
      if (name.startsWith('.')) follow(new URL(name, file))
      else outside.add(name)
  }
  follow(new URL('index.ts', home))
  return { files, outside }
}

it('the bots load in a browser worker: nothing of Node is within reach of their entry', () => {
  const { files, outside } = reached()
  expect([...files].some((file) => file.includes('/search/'))).toBe(true)
  expect([...files].filter((file) => file.includes('/src/node/'))).toEqual([])
  expect([...outside]).toEqual(['@quayside/kernel'])
})
