import { describe, expect, it } from 'vitest'
import { countedKind, GRAMMARS, joinNouns } from './nouns.ts'

describe('names with their articles', () => {
  it('English puts the article before a name and leaves out what has none', () => {
    expect(GRAMMARS.en.name('Bakehouse', 'the')).toMatchObject({
      plain: 'Bakehouse',
      the: 'the Bakehouse',
      of: 'of the Bakehouse',
      to: 'to the Bakehouse',
    })
    expect(GRAMMARS.en.name('Wharf 1').of).toBe('of Wharf 1')
  })

  it('French contracts and elides', () => {
    expect(GRAMMARS.fr.name('Fournil', 'le').of).toBe('du Fournil')
    expect(GRAMMARS.fr.name('Scierie', 'la').of).toBe('de la Scierie')
    expect(GRAMMARS.fr.name('Église', 'l’', 'f')).toEqual({
      plain: 'Église',
      the: 'l’Église',
      of: 'de l’Église',
      to: 'à l’Église',
      que: 'que l’Église',
      n: 1,
      gender: 'f',
      measure: '',
    })
    expect(GRAMMARS.fr.name('Latrines', 'les').of).toBe('des Latrines')
    expect(GRAMMARS.fr.kind('argile').of).toBe('d’argile')
    expect(GRAMMARS.fr.kind('bois').of).toBe('de bois')
    expect(GRAMMARS.fr.name('Marché', 'le')).toMatchObject({ to: 'au Marché', n: 1, gender: 'm' })
    expect(GRAMMARS.fr.name('Latrines', 'les')).toMatchObject({ to: 'aux Latrines', n: 2 })
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
    ['Le Havre', 'du Havre', 'que Le Havre'],
  ])('French says of %s: %s, %s', (name, of, que) => {
    expect(GRAMMARS.fr.name(name)).toMatchObject({ of, que, the: name })
  })

  it('Spanish contracts with el alone', () => {
    expect(GRAMMARS.es.name('Banco', 'el').of).toBe('del Banco')
    expect(GRAMMARS.es.name('Tahona', 'la').of).toBe('de la Tahona')
    expect(GRAMMARS.es.name('Juzgados', 'los')).toMatchObject({ the: 'los Juzgados', n: 2, gender: 'm' })
    expect(GRAMMARS.es.name('Banco', 'el').to).toBe('al Banco')
    expect(GRAMMARS.es.name('Anna')).toMatchObject({ of: 'de Anna', to: 'a Anna', que: 'que Anna' })
  })

  it('Chinese says every form alike', () => {
    expect(GRAMMARS['zh-Hant'].name('麵包廠')).toMatchObject({ plain: '麵包廠', the: '麵包廠', of: '麵包廠' })
  })

  it('a list of names is joined in each form', () => {
    const both = joinNouns([GRAMMARS.fr.kind('poisson'), GRAMMARS.fr.kind('argile')], (items) =>
      items.join(' et '),
    )
    expect(both).toMatchObject({ of: 'de poisson et d’argile', n: 2 })
  })

  it('a kind has the measure word of its count', () => {
    const grammar = GRAMMARS['zh-Hant']
    const measures = [
      { name: '牛', kind: '牛', count: '{amount}頭牛' },
      { name: '法郎', kind: '法郎', count: '{amount}法郎' },
    ].map((counted) => countedKind(grammar, counted).measure)
    expect(measures).toEqual(['頭', ''])
    expect(countedKind(GRAMMARS.en, { name: 'Fish', kind: 'fish', count: '{amount} fish' }).measure).toBe('')
  })
})
