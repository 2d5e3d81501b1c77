import type { Locale } from '@quayside/texts'
import { makeArea } from '@quayside/texts'
import type { PACKET, PacketCatalogue, PacketTexts } from './parameters.ts'

/** One import a language, written out so that a bundler makes one chunk of each. */
const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly messages: PacketCatalogue }>>> = {
  en: () => import('./messages/en.ts'),
  fr: () => import('./messages/fr.ts'),
  es: () => import('./messages/es.ts'),
  'zh-Hant': () => import('./messages/zh-Hant.ts'),
}

export const loadPacketTexts = async (locale: Locale): Promise<PacketTexts> =>
  makeArea<typeof PACKET>(locale, (await LOADERS[locale]()).messages)
