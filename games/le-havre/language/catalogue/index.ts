import type { GameCatalogue } from '@quayside/game'
import type { Locale } from '@quayside/texts'
import { loadBrief } from '../../messages/brief/index.ts'
import { MODULES } from '../../rules/index.ts'
import { loadTexts } from '../texts.ts'
import { catalogueJson } from './catalogue-json.ts'
import { catalogueChapters } from './catalogue-text.ts'

export const loadCatalogue = async (locale: Locale): Promise<GameCatalogue> => {
  const [texts, brief] = await Promise.all([loadTexts(locale), loadBrief(locale)])
  return {
    title: texts.names.title,
    modules: MODULES,
    chapters: (modules) => catalogueChapters({ texts, brief }, modules),
    facts: (modules) => catalogueJson(texts, modules),
  }
}
