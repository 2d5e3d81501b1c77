/**
 * Names and comments use the words of docs/glossary.md: the unclear names of version 0.1 must not come back.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

const sources = globSync('{packages,games,tools}/**/*.{ts,tsx,mjs,css}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
}).map((path) => path.replaceAll('\\', '/'))

/** Forbidden in file names and exported names. */
const UNCLEAR_IN_NAMES = new Set(
  (
    'affairs aside beside crowd desk errand errands fresh ghost hear heard hears imagine imagined kept laid leisure ' +
    'lifeline manners meddler nobody onlooker onlookers pupil reception reseat reseated retire retired said scholar ' +
    'seated sight sitting shelf shown somebody speaker speech spoken stranger stubborn tell teller telling theirs ' +
    'thinker thumb told torment trouble turnstile victim voice whereabouts whoever wish wishes worth yardstick yardsticks'
  ).split(' '),
)

/** Forbidden anywhere in the code. */
const UNCLEAR = /\b(?:wish|wishes|errands?|lifeline|affairs|turnstile|whereabouts|yardsticks?)\b/i

/** The schema of version 0.1, its migrations, and their tests. */
const SCHEMA_OF_VERSION_1 =
  /^packages\/server\/src\/(?:storage\/(?:migrations|later-migrations|vocabulary-migration|copy-store\.test)|room\/upgrade\.test)\.ts$/

const EXPORTED =
  /^export (?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

const words = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

const isUnclear = (name: string): boolean => words(name).some((word) => UNCLEAR_IN_NAMES.has(word))

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

it('no file name contains an unclear word', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((path) => isUnclear(basename(path)))).toEqual([])
})

it('no exported name contains an unclear word', () => {
  const exported = sources
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...read(path).matchAll(EXPORTED)].map(([, name = '']) => ({ path, name })))
  expect(exported.length).toBeGreaterThan(2000)
  expect(exported.filter(({ name }) => isUnclear(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual(
    [],
  )
})

it('the old words for request, job, status and baseline do not come back', () => {
  const found = sources
    .filter((path) => !SCHEMA_OF_VERSION_1.test(path))
    .flatMap((path) => {
      const line = read(path)
        .split('\n')
        .findIndex((text) => UNCLEAR.test(text))
      return line < 0 ? [] : [`${path}:${line + 1}`]
    })
  expect(found).toEqual([])
})

/** Rows of the last table of the glossary: words, and the link to their module. */
const LOOK_UP = /^\| ([^|]+) \| \[[^\]]+\]\(\.\.\/([^)]+)\) \|$/gm

it('every word of "Where to look" is in the name or the first comment of its module', () => {
  const rows = [...read('docs/glossary.md').matchAll(LOOK_UP)]
  expect(rows.length).toBeGreaterThan(20)
  const missing = rows.flatMap(([, terms = '', path = '']) => {
    const [comment = ''] = /^\/\*.*?\*\//s.exec(read(path)) ?? []
    const text = `${basename(path)} ${comment.replace(/\s*\n \* /g, ' ')}`.toLowerCase()
    return terms.split(', ').flatMap((term) => (text.includes(term) ? [] : [`${term}: ${path}`]))
  })
  expect(missing).toEqual([])
})
