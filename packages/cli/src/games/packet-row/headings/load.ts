import type { Language } from '../../../language.ts'
import type { Headings } from './headings.ts'

export const loadHeadings = async (language: Language): Promise<Headings> => {
  switch (language) {
    case 'en':
      return (await import('./en.ts')).headings
    case 'fr':
      return (await import('./fr.ts')).headings
    case 'es':
      return (await import('./es.ts')).headings
    case 'zh-Hant':
      return (await import('./zh-Hant.ts')).headings
    default:
      return language satisfies never
  }
}
