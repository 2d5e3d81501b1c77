import { describe, expect, test } from 'vitest'
import { pagesIn, rulePages, testPages } from './rule-pages.ts'
import {
  faultsBetween,
  type Page,
  referencesOf,
  statementsOf,
  strayNumbers,
  withTestLinks,
} from './rule-statements.ts'

describe('the rules and the tests of this repository', () => {
  const rules = rulePages()
  const tests = testPages()

  test('every statement has a test, and every test names a statement', () => {
    expect(faultsBetween(rules, tests)).toEqual([])
  })

  test('the rulings mention only statements that exist', () => {
    const rulings = pagesIn('games/*/docs/rulings.md')
    expect(rulings.length).toBeGreaterThan(0)
    expect(rulings.flatMap((page) => strayNumbers(rules, page))).toEqual([])
  })

  test('every statement links to the tests that prove it', () => {
    for (const page of rules) expect(withTestLinks(page, tests), page.path).toBe(page.text)
  })

  test('there are statements to prove', () => {
    expect(rules.flatMap(statementsOf).length).toBeGreaterThan(200)
  })
})

const rule = (text: string, path = 'games/a/docs/rules.md'): Page => ({ path, text })
const spec = (text: string, path = 'a.test.ts'): Page => ({ path, text })

describe('statements', () => {
  test('a list item that opens with a bold number is a statement', () => {
    const page = rule('# Rules\n\n- **LH-1.2** Seven turns.\n- **PR-3.4** A row.\n* **LH-05.1** Bread.\n')
    expect(statementsOf(page)).toEqual([
      { id: 'LH-1.2', path: 'games/a/docs/rules.md' },
      { id: 'PR-3.4', path: 'games/a/docs/rules.md' },
      { id: 'LH-05.1', path: 'games/a/docs/rules.md' },
    ])
  })

  test('a number inside a sentence is not a statement', () => {
    expect(statementsOf(rule('See **LH-1.2** and LH-1.3.\n- As **LH-1.4** says.\n'))).toEqual([])
  })
})

describe('references', () => {
  test('a title may name several statements', () => {
    expect(referencesOf(spec("test('seven turns [LH-1.2] [LH-1.3]')")).map(({ id }) => id)).toEqual([
      'LH-1.2',
      'LH-1.3',
    ])
    expect(referencesOf(spec("test('a row [PR-1.2, LH-1.30]')")).map(({ id }) => id)).toEqual([
      'PR-1.2',
      'LH-1.30',
    ])
  })

  test('a row of a table names its statements in the last cell, and only there', () => {
    const rows = '| bank | 16 | [LH-1.2] [LH-1.3] |\n| [LH-1.4] | dock |\n'
    expect(referencesOf(spec(rows)).map(({ id }) => id)).toEqual(['LH-1.2', 'LH-1.3'])
  })

  test('brackets with other content are not references', () => {
    expect(referencesOf(spec("'list[0]', '[seat]', '[LH]', '[1.2]'"))).toEqual([])
  })

  test('a number in a comment or in the middle of a title proves nothing', () => {
    expect(referencesOf(spec("// proves [LH-1.2]\ntest('seven [LH-1.3] turns')"))).toEqual([])
  })
})

describe('other pages', () => {
  const rules = [rule('- **LH-1.1** Seven turns.\n- **LH-1.10** Ten turns.\n')]

  test('may mention statements', () => {
    expect(strayNumbers(rules, spec('| seven | LH-1.1, LH-1.10 |'))).toEqual([])
  })

  test('may not mention others', () => {
    expect(strayNumbers(rules, spec('LH-1.1 to LH-1.2.'))).toEqual([
      'a.test.ts mentions LH-1.2, which no page states',
    ])
  })
})

describe('faults', () => {
  const seven = rule('- **LH-1.1** Seven turns.\n')

  test('matching rules and tests have none', () => {
    expect(faultsBetween([seven], [spec("test('seven turns [LH-1.1]')")])).toEqual([])
  })

  test('a statement without a test is one', () => {
    expect(faultsBetween([seven], [spec("test('seven turns')")])).toEqual([
      'LH-1.1 of games/a/docs/rules.md is proved by no test',
    ])
  })

  test('a number is not proved by a longer one', () => {
    const rules = [rule('- **LH-1.1** Seven turns.\n- **LH-1.10** Ten turns.\n')]
    expect(faultsBetween(rules, [spec("test('ten turns [LH-1.10]')")])).toEqual([
      'LH-1.1 of games/a/docs/rules.md is proved by no test',
    ])
  })

  test('a test that names an unknown statement is one', () => {
    expect(faultsBetween([seven], [spec("test('seven turns [LH-1.1] [PR-9.9]')")])).toEqual([
      'a.test.ts names PR-9.9, which no page states',
    ])
  })

  test('a statement on two pages is one', () => {
    const again = rule('- **LH-1.1** Seven.\n', 'docs/rules/b.md')
    expect(faultsBetween([seven, again], [spec("test('seven turns [LH-1.1]')")])).toEqual([
      'LH-1.1 is stated in games/a/docs/rules.md and again in docs/rules/b.md',
    ])
  })

  test('a statement twice on one page is one', () => {
    const page = rule('- **PR-1.1** Seven.\n- **PR-1.1** Eight.\n')
    expect(faultsBetween([page], [spec("test('seven turns [PR-1.1]')")])).toEqual([
      'PR-1.1 is stated in games/a/docs/rules.md and again in games/a/docs/rules.md',
    ])
  })

  test('a malformed number is one', () => {
    expect(faultsBetween([seven], [spec("test('seven turns [LH-1.1 and more] [LH-1.1]')")])).toEqual([
      'a.test.ts has [LH-1.1 and more], which is no number at the end of a title',
    ])
  })

  test('a number outside the end of a title is one', () => {
    expect(faultsBetween([seven], [spec("// [LH-1.1]\ntest('seven turns [LH-1.1]')")])).toEqual([
      'a.test.ts has [LH-1.1], which is no number at the end of a title',
    ])
  })
})

describe('links to tests', () => {
  const tests = [spec("test('seven turns [LH-1.1]')", 'packages/a/turn.test.ts')]

  test('are placed under their statements, however many lines those have', () => {
    expect(withTestLinks(rule('# Turns\n\n- **LH-1.1** Seven\n  turns.\n'), tests)).toBe(
      '# Turns\n\n- **LH-1.1** Seven\n  turns.\n  → [turn](../../../packages/a/turn.test.ts)\n',
    )
  })

  test('are updated, not added twice', () => {
    const once = withTestLinks(rule('- **LH-1.1** Seven turns.\n'), tests)
    expect(withTestLinks(rule(once), tests)).toBe(once)
  })
})
