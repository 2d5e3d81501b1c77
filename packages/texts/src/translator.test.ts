import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './languages/index.ts'
import type { Noun } from './nouns.ts'
import { createTranslator, preparsed } from './translator.ts'

interface Toy {
  plain: null
  'event.entered': { building: Noun }
  'refusal.too-far': { have: number; need: number }
  'refusal.too-far.plain': null
  'refusal.closed': { building: Noun }
  'refusal.other': null
}

const MESSAGES = {
  plain: 'Done',
  'event.entered': '{The_building} is open; a friend {of_building} enters {the_building}, {building}',
  'refusal.too-far': 'Needs {need, plural, one {# day} other {# days}}, has {have}.',
  'refusal.too-far.plain': 'Too far.',
  'refusal.closed': '{The_building} is closed.',
  'refusal.other': 'Not possible.',
}

const toy = createTranslator<Toy>('en', MESSAGES)

describe('a preparsed message', () => {
  const parsed = Object.fromEntries(
    Object.entries(MESSAGES).map(([id, message]) => [
      id,
      preparsed(message, (text) =>
        new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst(),
      ),
    ]),
  )
  const quick = createTranslator<Toy>('en', parsed)

  it('gives the same text and the same parameters', () => {
    expect(parsed['refusal.too-far']).not.toBe(MESSAGES['refusal.too-far'])
    const building = LANGUAGES.en.grammar.name('Inn', 'the')
    for (const texts of [toy, quick]) {
      expect(texts.say('plain')).toBe('Done')
      expect(texts.say('event.entered', { building })).toContain('a friend of the Inn enters the Inn')
      expect(texts.say('refusal.too-far', { need: 1, have: 0 })).toBe('Needs 1 day, has 0.')
      expect(texts.argumentsOf('refusal.too-far').toSorted()).toEqual(['have', 'need'])
    }
  })

  it('stays unchanged if it is plain text, and loses its quotes', () => {
    const parse = (text: string) => new IntlMessageFormat(text, 'en').getAst()
    expect(preparsed('Done.', parse)).toBe('Done.')
    const quoted = createTranslator<{ quoted: null }>('en', { quoted: preparsed("'{'as written'}'", parse) })
    expect(quoted.say('quoted')).toBe('{as written}')
  })
})

describe('a translator', () => {
  it('formats a noun in all its forms', () => {
    expect(toy.say('plain')).toBe('Done')
    expect(toy.say('event.entered', { building: LANGUAGES.en.grammar.name('Inn', 'the') })).toBe(
      'The Inn is open; a friend of the Inn enters the Inn, Inn',
    )
  })

  it('knows its messages and their parameters', () => {
    expect([toy.has('refusal.closed'), toy.has('toString')]).toEqual([true, false])
    expect(new Set(toy.argumentsOf('refusal.too-far'))).toEqual(new Set(['need', 'have']))
    expect(toy.argumentsOf('refusal.none')).toEqual([])
  })

  it('uses the first message whose parameters are known', () => {
    const ids = ['refusal.none', 'refusal.too-far', 'refusal.too-far.plain']
    expect(toy.sayFirst(ids, { need: 1, have: 0 })).toBe('Needs 1 day, has 0.')
    expect(toy.sayFirst(ids, { need: 1 })).toBe('Too far.')
    expect(toy.sayFirst(['refusal.closed'], {})).toBe('Not possible.')
    // A plain string has no article.
    expect(toy.sayFirst(['refusal.closed'], { building: 'inn' })).toBe('Not possible.')
  })

  it('throws for a message that does not exist', () => {
    expect(() => createTranslator<Toy>('en', {}).say('plain')).toThrow('there is no message plain')
  })
})
