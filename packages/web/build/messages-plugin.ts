import { parse } from '@formatjs/icu-messageformat-parser'
import { preparsed } from '@quayside/texts'
import type { Plugin } from 'vite'

const IS_MESSAGES = /[\\/]messages[\\/](?:[\w-]+[\\/])*[\w-]+\.json$/

const PARSER = '@formatjs/icu-messageformat-parser'

/** Parses all ICU messages at build time, so that visitors need no parser. */
export const messagesPlugin = (): Plugin => ({
  name: 'quayside:messages',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === PARSER ? this.resolve(`${PARSER}/no-parser.js`, importer) : null
  },
  transform: {
    filter: { id: IS_MESSAGES },
    handler: (code) => {
      const messages = JSON.parse(code) as Readonly<Record<string, string>>
      const parsed = Object.entries(messages).map(([id, message]) => [
        id,
        preparsed(message, (text) => parse(text, { ignoreTag: true })),
      ])
      return { code: JSON.stringify(Object.fromEntries(parsed)), map: null }
    },
  },
})
