// Links the numbered rules in games/*/docs/rules.md to the tests that prove them. Works on text only, so that
// it can check samples as well as files.
import { posix } from 'node:path'

/** A text with its path. */
export interface Page {
  readonly path: string
  readonly text: string
}

interface Mention {
  readonly id: string
  readonly path: string
}

const ID = '(?:LH|PR)-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*'
const LIST = `\\[${ID}(?:, *${ID})*\\]`

/** A list item that begins with its number: `- **LH-2.4** ...`. */
const STATEMENT = new RegExp(`^[-*] \\*\\*(${ID})\\*\\*`, 'gm')

/**
 * The end of a title: `'... [LH-8.3]'`, `'... [LH-8.3, LH-8.4]'`, `'... [LH-1.1] [LH-1.2]'`; or of a row in a table of
 * cases: `| ... | [LH-8.3] |`.
 */
const PROOF = new RegExp(`${LIST}(?: *${LIST})*(?=['"\`]| \\|$)`, 'gm')

export function statementsOf({ path, text }: Page): Mention[] {
  return [...text.matchAll(STATEMENT)].map(([, id = '']) => ({ id, path }))
}

export function referencesOf({ path, text }: Page): Mention[] {
  return [...text.matchAll(PROOF)].flatMap(([end]) =>
    [...end.matchAll(new RegExp(ID, 'g'))].map(([id]) => ({ id, path })),
  )
}

/** Numbers that a page mentions but no rules page states. */
export function strayNumbers(rules: readonly Page[], { path, text }: Page): string[] {
  const stated = new Set(rules.flatMap(statementsOf).map(({ id }) => id))
  const named = [...text.matchAll(new RegExp(`\\b${ID}`, 'g'))].map(([id]) => id)
  return named.filter((id) => !stated.has(id)).map((id) => `${path} mentions ${id}, which no page states`)
}

/** Mismatches between rules and tests. */
export function faultsBetween(rules: readonly Page[], tests: readonly Page[]): string[] {
  const statements = rules.flatMap(statementsOf)
  const references = tests.flatMap(referencesOf)
  const stated = new Set(statements.map(({ id }) => id))
  const proved = new Set(references.map(({ id }) => id))
  return [
    ...twice(statements),
    ...statements
      .filter(({ id }) => !proved.has(id))
      .map(({ id, path }) => `${id} of ${path} is proved by no test`),
    ...references
      .filter(({ id }) => !stated.has(id))
      .map(({ id, path }) => `${path} names ${id}, which no page states`),
    ...tests.flatMap(slipsOf),
  ]
}

function twice(statements: readonly Mention[]): string[] {
  const first = new Map<string, string>()
  return statements.flatMap(({ id, path }) => {
    const before = first.get(id)
    first.set(id, before ?? path)
    return before === undefined ? [] : [`${id} is stated in ${before} and again in ${path}`]
  })
}

/** Numbers in square brackets that prove nothing: malformed, or not at the end of a title. */
function slipsOf({ path, text }: Page): string[] {
  const rest = text.replaceAll(PROOF, '')
  return [...rest.matchAll(/\[[^[\]\n]*\b(?:LH|PR)-\d[^[\]\n]*\]/g)].map(
    ([found]) => `${path} has ${found}, which is no number at the end of a title`,
  )
}

const ARROW = '  → '

/** Link from a rules page to a test. */
const linkTo = (page: string, path: string): string =>
  `[${posix.basename(path, '.test.ts')}](${posix.relative(posix.dirname(page), path)})`

/** The page with links under each statement to the tests that prove it. */
export function withTestLinks({ path: page, text }: Page, tests: readonly Page[]): string {
  const proofs = Map.groupBy(tests.flatMap(referencesOf), ({ id }) => id)
  const arrow = (id: string): string => {
    const paths = new Set((proofs.get(id) ?? []).map(({ path }) => path))
    return (
      ARROW +
      [...paths]
        .sort()
        .map((path) => linkTo(page, path))
        .join(', ')
    )
  }
  const lines: string[] = []
  let open: string | null = null
  const close = (): void => {
    if (open !== null) lines.push(arrow(open))
    open = null
  }
  for (const line of text.split('\n')) {
    if (line.startsWith(ARROW)) continue
    if (!line.startsWith('  ')) close()
    const [id] = statementsOf({ path: '', text: line }).map((statement) => statement.id)
    if (id !== undefined) open = id
    lines.push(line)
  }
  close()
  return lines.join('\n')
}
