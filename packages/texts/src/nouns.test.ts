import { describe, expect, it } from 'vitest'
import { GRAMMARS, joinNouns } from './nouns.ts'

describe('names with their articles', () => {
  it('English puts the article before a name and leaves out what has none', () => {
    expect(GRAMMARS.en.name('Bakehouse', 'the')).toEqual({
      plain: 'Bakehouse',
      the: 'the Bakehouse',
      of: 'of the Bakehouse',
    })
    expect(GRAMMARS.en.name('Wharf 1').of).toBe('of Wharf 1')
  })

  it('French contracts and elides', () => {
    expect(GRAMMARS.fr.name('Fournil', 'le').of).toBe('du Fournil')
    expect(GRAMMARS.fr.name('Scierie', 'la').of).toBe('de la Scierie')
    expect(GRAMMARS.fr.name('Église', 'l’')).toEqual({
      plain: 'Église',
      the: 'l’Église',
      of: 'de l’Église',
    })
    expect(GRAMMARS.fr.name('Latrines', 'les').of).toBe('des Latrines')
    expect(GRAMMARS.fr.kind('argile').of).toBe('d’argile')
    expect(GRAMMARS.fr.kind('bois').of).toBe('de bois')
  })

  it('Spanish contracts with el alone', () => {
    expect(GRAMMARS.es.name('Banco', 'el').of).toBe('del Banco')
    expect(GRAMMARS.es.name('Tahona', 'la').of).toBe('de la Tahona')
    expect(GRAMMARS.es.name('Juzgados', 'los').the).toBe('los Juzgados')
  })

  it('Chinese says every form alike', () => {
    expect(GRAMMARS['zh-Hant'].name('麵包廠')).toEqual({ plain: '麵包廠', the: '麵包廠', of: '麵包廠' })
  })

  it('a list of names is joined in each form', () => {
    const both = joinNouns([GRAMMARS.fr.kind('poisson'), GRAMMARS.fr.kind('argile')], (items) =>
      items.join(' et '),
    )
    expect(both.of).toBe('de poisson et d’argile')
  })
})
