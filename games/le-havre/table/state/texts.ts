/** Texts of all tables together with those of Le Havre. */
import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { type TableTexts, useTexts as useTableTexts } from '@quayside/table/page/texts.ts'
import { useMemo } from 'react'
import { loadTexts, type Texts } from '../../language/index.ts'
import { loadOwnTexts, type OwnTexts } from '../../messages/table/index.ts'

interface AllOwnTexts extends OwnTexts {
  readonly game: Texts
}

export interface GameTexts extends Omit<TableTexts, keyof AllOwnTexts>, AllOwnTexts {}

const useAllOwnTexts = lazyTexts(async (locale): Promise<AllOwnTexts> => {
  const [own, game] = await Promise.all([loadOwnTexts(locale), loadTexts(locale)])
  return { ...own, game }
})

export const useGameTexts = (): GameTexts => {
  const texts = useTableTexts()
  const own = useAllOwnTexts()
  return useMemo(() => ({ ...texts, ...own }), [texts, own])
}
