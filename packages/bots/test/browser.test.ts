/** Modules that a browser worker loads must not import Node, not even indirectly. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Import names of a source file without type imports. */
const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export)\b(?! type)[^'"]*?\bfrom '([^']+)'/gm)].map(([, name = '']) => name)

const home = new URL('../src/', import.meta.url)

/** Every file that `index.ts` imports inside the package, and its external imports. */
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

it('the bots load in a browser worker: their entry point imports nothing of Node', () => {
  const { files, outside } = reached()
  expect([...files].some((file) => file.includes('/search/'))).toBe(true)
  expect([...files].filter((file) => file.includes('/src/node/'))).toEqual([])
  expect([...outside]).toEqual(['@quayside/kernel'])
})
