import type { Refusal } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { loadLeHavreTexts } from '../../messages/table/index.ts'
import { shortRefusal } from './short-refusal.ts'

const { board } = await loadLeHavreTexts('en')
const french = await loadLeHavreTexts('fr')
const spanish = await loadLeHavreTexts('es')

const why = (code: string, params: Refusal['params'] = {}, say = board): string => {
  const { before, amount, icon, after } = shortRefusal({ code, params }, say, ['You', 'Mateo'])
  return [before, amount, icon, after].filter((part) => part !== null && part !== '').join(' ')
}

describe('a reason in about three words', () => {
  it('names who is in the way and what is missing', () => {
    expect(why('occupied', { seat: 2 })).toBe('Mateo inside')
    expect(why('lacks-material', { missing: ['iron', 'clay'], amounts: [1, 2] })).toBe('1 g-iron short')
    expect(why('lacks-goods', { missing: [] })).toBe('goods missing')
    expect(why('lacks-energy', { need: 3, have: 1 })).toBe('2 m-energy short')
    expect(why('lacks-francs', { need: 8, have: 3 })).toBe('5 m-franc short')
    expect(why('lacks-food')).toBe('goods missing')
    expect(why('cannot-pay-fee', { food: 2, francs: 1, have: 1 })).toBe('1 m-food short')
    expect(why('cannot-pay-fee', { food: 0, francs: 2, haveFrancs: 0 })).toBe('2 m-franc short')
  })

  it('keeps the order of words of its language', () => {
    expect(why('lacks-material', { missing: ['iron'], amounts: [1] }, french.board)).toBe('manque 1 g-iron')
    const short = (amount: number) =>
      why('lacks-material', { missing: ['iron'], amounts: [amount] }, spanish.board)
    expect([short(1), short(2)]).toEqual(['falta 1 g-iron', 'faltan 2 g-iron'])
  })

  it('is short for everything else', () => {
    expect(why('own-disc-inside')).toBe('you are here')
    expect(why('nothing-buildable')).toBe('cannot build')
    expect(why('main-action-done')).toBe('not now')
  })
})
