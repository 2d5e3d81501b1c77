import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './languages/index.ts'
import { countedKind, joinNouns } from './nouns.ts'

describe('names with their articles', () => {
  it('English puts the article before a name, if it has one', () => {
    expect(LANGUAGES.en.grammar.name('Bakehouse', 'the')).toMatchObject({
      plain: 'Bakehouse',
      the: 'the Bakehouse',
      of: 'of the Bakehouse',
      to: 'to the Bakehouse',
    })
    expect(LANGUAGES.en.grammar.name('Wharf 1').of).toBe('of Wharf 1')
  })

  it('French contracts and elides', () => {
    expect(LANGUAGES.fr.grammar.name('Fournil', 'le').of).toBe('du Fournil')
    expect(LANGUAGES.fr.grammar.name('Scierie', 'la').of).toBe('de la Scierie')
    expect(LANGUAGES.fr.grammar.name('Église', 'l’', 'f')).toEqual({
      plain: 'Église',
      the: 'l’Église',
      of: 'de l’Église',
      to: 'à l’Église',
      que: 'que l’Église',
      n: 1,
      gender: 'f',
      measure: '',
    })
    expect(LANGUAGES.fr.grammar.name('Latrines', 'les').of).toBe('des Latrines')
    expect(LANGUAGES.fr.grammar.kind('argile').of).toBe('d’argile')
    expect(LANGUAGES.fr.grammar.kind('bois').of).toBe('de bois')
    expect(LANGUAGES.fr.grammar.name('Marché', 'le')).toMatchObject({ to: 'au Marché', n: 1, gender: 'm' })
    expect(LANGUAGES.fr.grammar.name('Latrines', 'les')).toMatchObject({ to: 'aux Latrines', n: 2 })
  })

  it.each([
    ['Anna', 'd’Anna', 'qu’Anna'],
    ['Étienne', 'd’Étienne', 'qu’Étienne'],
    ['Œdipe', 'd’Œdipe', 'qu’Œdipe'],
    ['Hélène', 'd’Hélène', 'qu’Hélène'],
    ['Yves', 'd’Yves', 'qu’Yves'],
    ['Yann', 'de Yann', 'que Yann'],
    ['Hugo', 'de Hugo', 'que Hugo'],
    ['Zoé', 'de Zoé', 'que Zoé'],
    ['雅婷', 'de 雅婷', 'que 雅婷'],
    ['Le Mans', 'du Mans', 'que Le Mans'],
  ])('French says of %s: %s, %s', (name, of, que) => {
    expect(LANGUAGES.fr.grammar.name(name)).toMatchObject({ of, que, the: name })
  })

  it('Spanish contracts with el alone', () => {
    expect(LANGUAGES.es.grammar.name('Banco', 'el').of).toBe('del Banco')
    expect(LANGUAGES.es.grammar.name('Tahona', 'la').of).toBe('de la Tahona')
    expect(LANGUAGES.es.grammar.name('Juzgados', 'los')).toMatchObject({
      the: 'los Juzgados',
      n: 2,
      gender: 'm',
    })
    expect(LANGUAGES.es.grammar.name('Banco', 'el').to).toBe('al Banco')
    expect(LANGUAGES.es.grammar.name('Anna')).toMatchObject({ of: 'de Anna', to: 'a Anna', que: 'que Anna' })
  })

  it('Chinese uses the same word for every form', () => {
    expect(LANGUAGES['zh-Hant'].grammar.name('麵包廠')).toMatchObject({
      plain: '麵包廠',
      the: '麵包廠',
      of: '麵包廠',
    })
  })

  it('a list of names is joined in each form', () => {
    const both = joinNouns(
      [LANGUAGES.fr.grammar.kind('poisson'), LANGUAGES.fr.grammar.kind('argile')],
      (items) => items.join(' et '),
    )
    expect(both).toMatchObject({ of: 'de poisson et d’argile', n: 2 })
  })

  it('a kind has the measure word of its counting message', () => {
    const grammar = LANGUAGES['zh-Hant'].grammar
    const measures = [
      { name: '牛', kind: '牛', count: '{amount}頭牛' },
      { name: '法郎', kind: '法郎', count: '{amount}法郎' },
    ].map((counted) => countedKind(grammar, counted).measure)
    expect(measures).toEqual(['頭', ''])
    expect(
      countedKind(LANGUAGES.en.grammar, { name: 'Fish', kind: 'fish', count: '{amount} fish' }).measure,
    ).toBe('')
  })
})
