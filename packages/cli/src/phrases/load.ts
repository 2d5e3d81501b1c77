import type { Language } from '../language.ts'
import type { Phrases } from './phrases.ts'

export const loadPhrases = async (language: Language): Promise<Phrases> => {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).phrases
    case 'fr':
      return (await import('./fr.ts')).phrases
    case 'es':
      return (await import('./es.ts')).phrases
    case 'zh-Hant':
      return (await import('./zh-Hant.ts')).phrases
    default:
      return language satisfies never
  }
}
