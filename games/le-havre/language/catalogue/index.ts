import type { GameCatalogue } from '@quayside/game'
import type { Locale } from '@quayside/texts'
import { loadBrief } from '../../messages/brief/index.ts'
import { MODULES } from '../../rules/index.ts'
import { loadTexts } from '../load.ts'
import { chapters } from './chapters.ts'
import { catalogueFacts } from './facts.ts'

export const loadCatalogue = async (locale: Locale): Promise<GameCatalogue> => {
  const [texts, brief] = await Promise.all([loadTexts(locale), loadBrief(locale)])
  return {
    title: texts.names.title,
    modules: MODULES,
    chapters: (modules) => chapters({ texts, brief }, modules),
    facts: (modules) => catalogueFacts(texts, modules),
  }
}
