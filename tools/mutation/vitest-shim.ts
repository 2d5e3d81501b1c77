/**
 * A minimal replacement for vitest without a worker per run: one call collects the tests, another runs them.
 * `expect` is vitest's own.
 */
import { format, inspect } from 'node:util'
import { expect } from 'vitest'
import type { CreateSpecs } from './bundle-specs.ts'

type Body = (...args: unknown[]) => unknown

/** One `describe`, or the root. */
class Suite {
  readonly name: string
  readonly parent: Suite | null
  readonly beforeAll: Body[] = []
  readonly afterAll: Body[] = []
  readonly beforeEach: Body[] = []
  readonly afterEach: Body[] = []
  begun = false

  constructor(name: string, parent: Suite | null) {
    this.name = name
    this.parent = parent
  }

  /** From the outermost to this one. */
  get line(): readonly Suite[] {
    return this.parent === null ? [this] : [...this.parent.line, this]
  }
}

export interface Test {
  /** The spec file, `#`, and the full title. */
  readonly id: string
  readonly run: () => Promise<void>
}

/** Loads fresh specs one by one and returns their tests. */
export interface Collector {
  (file: string): Promise<readonly Test[]>
  readonly files: readonly string[]
}

export const collector = (fresh: CreateSpecs): Collector => {
  let tests: Test[] = []
  let ids = new Set<string>()
  let file = ''
  let suite = new Suite('', null)

  const describe = (name: string, ...rest: readonly unknown[]): void => {
    const outer = suite
    suite = new Suite(name, outer)
    bodyAmong(rest)()
    suite = outer
  }
  const test = (name: string, ...rest: readonly unknown[]): void => {
    const home = suite
    const body = bodyAmong(rest)
    const place = `${file}#${[...home.line.map(({ name: outer }) => outer), name].join(' ').trim()}`
    let id = place
    for (let again = 2; ids.has(id); again++) id = `${place} (${again})`
    ids.add(id)
    tests.push({ id, run: () => runTest(home, body) })
  }
  const hook =
    (kind: 'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach') =>
    (body: Body): void => {
      suite[kind].push(body)
    }
  const withEach = (declare: (name: string, ...rest: readonly unknown[]) => void): object =>
    Object.assign(declare, { each: each(declare) })

  const specs = fresh({
    expect,
    describe: withEach(describe),
    test: withEach(test),
    it: withEach(test),
    beforeAll: hook('beforeAll'),
    afterAll: hook('afterAll'),
    beforeEach: hook('beforeEach'),
    afterEach: hook('afterEach'),
  })
  const collect = async (spec: string): Promise<readonly Test[]> => {
    tests = []
    ids = new Set()
    file = spec
    suite = new Suite('', null)
    await specs[spec]?.()
    return tests
  }
  return Object.assign(collect, { files: Object.keys(specs) })
}

const isBody = (part: unknown): part is Body => typeof part === 'function'

/** Options and time limits may be passed along with the body. */
const bodyAmong = (rest: readonly unknown[]): Body => {
  const body = rest.find(isBody)
  if (!body) throw new Error('a test without a body')
  return body
}

const each =
  (declare: (name: string, ...rest: readonly unknown[]) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, ...rest: readonly unknown[]): void => {
    const body = bodyAmong(rest)
    for (const row of rows) {
      const args: readonly unknown[] = Array.isArray(row) ? row : [row]
      declare(titleOf(name, args), () => body(...args))
    }
  }

const titleOf = (name: string, args: readonly unknown[]): string => {
  const marks = name.match(/%[sdifjoO]/g)?.length ?? 0
  const [first] = args
  return format(name, ...args.slice(0, marks)).replaceAll(/\$(\w+)/g, (mark, key: string) =>
    typeof first === 'object' && first !== null && key in first
      ? inspect((first as Record<string, unknown>)[key])
      : mark,
  )
}

const runTest = async (home: Suite, body: Body): Promise<void> => {
  for (const suite of home.line) {
    if (!suite.begun) for (const before of suite.beforeAll) await before()
    suite.begun = true
  }
  for (const suite of home.line) for (const before of suite.beforeEach) await before()
  try {
    await body()
  } finally {
    for (const suite of home.line.toReversed()) for (const after of suite.afterEach) await after()
  }
}
