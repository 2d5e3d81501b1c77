/** Components contain no hard-coded texts, and every message is used somewhere. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Sources that are checked, and the messages that they use. */
interface Group {
  readonly sources: readonly string[]
  readonly messages: readonly string[]
}

/** The site, the shared table and the tables of the games. */
const PAGE: Group = {
  sources: [
    'packages/{web,table,game}/src/**/*.{ts,tsx}',
    'games/*/{table,outline,book,lessons,messages/tutorial}/**/*.{ts,tsx}',
  ],
  messages: [
    'packages/texts/src/messages/!(common)/en.json',
    'packages/web/src/*/messages/en.json',
    'games/*/messages/{table,outline,book,lessons}/en.json',
  ],
}

/** Rules, command line and server. */
const BEHIND: Group = {
  sources: ['packages/{texts,table,game,cli,server}/src/**/*.ts', 'games/*/{language,outline}/**/*.ts'],
  messages: [
    'packages/texts/src/messages/common/en.json',
    'packages/{cli,server}/src/**/messages/en.json',
    'games/*/messages/{,brief/}en.json',
  ],
}

interface Written {
  /** String literals. */
  readonly plain: Set<string>
  /** Template strings, as patterns. */
  readonly patterns: RegExp[]
  /** Hard-coded texts in components, with their place. */
  readonly hardCoded: string[]
}

const HAS_WORD = /\p{L}{2}/u

/** Attributes with visible or spoken text. */
const SAID: readonly string[] = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']

const isWords = (node: { type: string } | null): node is { type: 'Literal'; value: string } =>
  node?.type === 'Literal' && 'value' in node && typeof node.value === 'string' && HAS_WORD.test(node.value)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const writtenIn = ({ sources }: Group): Written => {
  const written: Written = { plain: new Set(), patterns: [], hardCoded: [] }
  const files = globSync([...sources], { cwd: ROOT }).filter(
    (name) => !name.includes('.test.') && !name.endsWith('types.ts'),
  )
  for (const file of files) {
    const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
    new Visitor({
      Literal: ({ value }) => {
        if (typeof value === 'string') written.plain.add(value)
      },
      TemplateLiteral: ({ quasis }) => {
        const parts = quasis.map(({ value }) => escaped(value.cooked ?? ''))
        if (/^[\w-]+\\?\./.test(parts[0] ?? ''))
          written.patterns.push(new RegExp(`^${parts.join('[\\w.+-]+')}$`))
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
  return written
}

/** Names of cards are looked up by the words of the rules. */
const keysOf = (area: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(ROOT, area), 'utf8')) as Readonly<Record<string, string>>).filter(
    (key) => !key.startsWith('noun.'),
  )

describe('the texts of the page', () => {
  it('are not hard-coded in components', () => {
    expect(writtenIn(PAGE).hardCoded).toEqual([])
  })
})

describe.each([
  ['the page', PAGE],
  ['everything behind it', BEHIND],
] as const)('the messages of %s', (_what, group) => {
  const areas = globSync([...group.messages], { cwd: ROOT })
  const { plain, patterns } = writtenIn(group)

  it('are found', () => {
    expect(areas.length).toBeGreaterThan(5)
  })

  it.each(areas)('are all in use: %s', (area) => {
    const isUsed = (key: string): boolean => plain.has(key) || patterns.some((pattern) => pattern.test(key))
    expect(keysOf(area).filter((key) => !isUsed(key))).toEqual([])
  })
})
