import { LOCALES } from '@quayside/texts'
import { describe, expect, it } from 'vitest'
import { type Area, areas } from './messages.ts'
import { renderArea, renderFaults } from './rendered-messages.ts'

describe.each(LOCALES)('every message of every area in %s', (locale) => {
  it('follows the rules of the language with every number and name', () => {
    expect(areas.flatMap((area) => renderFaults(area, locale))).toEqual([])
  })

  it('is rendered in all its forms', () => {
    expect(areas.flatMap((area) => renderArea(area, locale)).length).toBeGreaterThan(4000)
  })
})

describe('the check', () => {
  const area = (message: string): Area => ({
    folder: 'games/toy/messages',
    bundles: { en: { a: message }, fr: { a: message }, es: { a: message }, 'zh-Hant': { a: message } },
  })

  it.each([
    ['fr', 'à la place de {player}', 'does not elide'],
    ['fr', 'Règles de {game}', 'does not contract a title'],
    ['fr', '{n, plural, other {#\u00a0joueurs}}', 'has a plural after 0 or 1'],
    ['fr', 'Combien\u00a0?', 'lacks the narrow space'],
    ['fr', '{The_building} compte', 'does not agree with a plural name'],
    ['es', 'Te faltan {food}', 'has a plural verb before 1'],
    ['es', 'gracias a {the_building}', 'does not contract'],
    ['es', '{n, plural, other {# cartas}}', 'tears a number from its noun'],
    ['en', '{n, plural, other {# cards}}', 'has a plural after 1'],
    ['en', '{games} games reached this position', 'has a plural after a number that may be 1'],
    ['zh-Hant', '缺{n, plural, other {#}}食物', 'lacks a measure word'],
    ['zh-Hant', '每個{good}', 'has a wrong measure word'],
    ['zh-Hant', '正在統計…', 'has half an ellipsis'],
    ['fr', 'le niveau de {theme}', 'does not contract'],
    ['es', 'Con esto faltan {points}', 'has a plural verb before 1'],
    ['es', '{games} partidas llegaron aquí', 'tears a number from its noun'],
    ['fr', '{n, plural, one {# erreur} other {# erreurs}}', 'tears a number from its noun'],
    ['fr', 'Qui a des emprunts paie.', 'has no noun before qui'],
    ['fr', 'C’est ton tour.', 'says tu'],
    ['es', 'Es el turno de ustedes.', 'says usted or vosotros'],
    ['es', 'reglas y imágenes', 'has y before i or o before o'],
    ['zh-Hant', '支付$6', 'has an English price'],
    ['zh-Hant', '另有{n, plural, other {#}}座無法使用', 'has a wrong measure word'],
    ['zh-Hant', '觀戰{game}', 'has a title without brackets'],
  ] as const)('finds in %s: %s', (locale, message, fault) => {
    expect(renderFaults(area(message), locale).join('\n')).toContain(fault)
  })

  it('renders a parameter as a number if another language counts it', () => {
    const { folder, bundles } = area('{n, plural, one {# ship} other {# ships}}')
    const chinese = { folder, bundles: { ...bundles, 'zh-Hant': { a: '有{n}船' } } }
    expect(renderFaults(chinese, 'zh-Hant').join('\n')).toContain('lacks a measure word')
  })

  it.each([
    ['fr', 'à la place {of_player}'],
    ['fr', 'Règles {of_game}'],
    ['es', '{n_food, plural, one {Te falta} other {Te faltan}} {food}'],
    ['es', 'gracias {to_building}'],
    ['zh-Hant', '每{measure_good}{good}'],
    ['zh-Hant', '觀戰《{game}》'],
  ] as const)('finds nothing in %s: %s', (locale, message) => {
    expect(renderFaults(area(message), locale)).toEqual([])
  })
})
