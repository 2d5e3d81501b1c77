/** Every word on the screen comes from the texts, and every text about the table is on the screen somewhere. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')

const files = globSync(
  [
    'packages/{web,table,game}/src/**/*.{ts,tsx}',
    'games/*/{table,outline,book,lessons,messages/lessons}/**/*.{ts,tsx}',
  ],
  { cwd: ROOT },
).filter((name) => !name.includes('.test.'))

interface Written {
  /** Strings as they are. */
  readonly plain: Set<string>
  /** Strings with holes. */
  readonly patterns: RegExp[]
  /** Words that stand in a component, and where. */
  readonly hardCoded: string[]
}

const HAS_WORD = /\p{L}{2}/u

/** Attributes that a person sees or hears. */
const SAID: readonly string[] = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']

const isWords = (node: { type: string } | null): node is { type: 'Literal'; value: string } =>
  node?.type === 'Literal' && 'value' in node && typeof node.value === 'string' && HAS_WORD.test(node.value)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const written: Written = { plain: new Set(), patterns: [], hardCoded: [] }

for (const file of files) {
  const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') written.plain.add(value)
    },
    TemplateLiteral: ({ quasis }) => {
      const parts = quasis.map(({ value }) => escaped(value.cooked ?? ''))
      if (/^\w+\\?\./.test(parts[0] ?? '')) written.patterns.push(new RegExp(`^${parts.join('[\\w.-]+')}$`))
    },
    JSXText: ({ value }) => {
      if (HAS_WORD.test(value)) written.hardCoded.push(`${file}: ${value.trim()}`)
    },
    JSXExpressionContainer: ({ expression }) => {
      if (isWords(expression)) written.hardCoded.push(`${file}: ${expression.value}`)
    },
    JSXAttribute: ({ name, value }) => {
      if (isWords(value) && name.type === 'JSXIdentifier' && SAID.includes(name.name))
        written.hardCoded.push(`${file}: ${value.value}`)
    },
  }).visit(program)
}

/** What is said around every table, and what the tables of single games say. */
const areas = globSync(
  [
    'packages/texts/src/messages/!(common)/en.json',
    'packages/web/src/*/messages/en.json',
    'games/*/messages/{table,book,lessons}/en.json',
  ],
  { cwd: ROOT },
)

const keysOf = (area: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(ROOT, area), 'utf8')) as Readonly<Record<string, string>>)

describe('the words of the page', () => {
  it('stand in no component', () => {
    expect(written.hardCoded).toEqual([])
  })

  it('are looked for in every area of the texts', () => {
    for (const area of ['board', 'shell', 'tray', 'packet-row'])
      expect(areas.some((folder) => folder.includes(`/${area}/`))).toBe(true)
  })

  it.each(areas)('are all in use: %s', (area) => {
    const isUsed = (key: string): boolean =>
      written.plain.has(key) || written.patterns.some((pattern) => pattern.test(key))
    expect(keysOf(area).filter((key) => !isUsed(key))).toEqual([])
  })
})
