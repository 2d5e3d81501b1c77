import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { FONT_FOLDER, makeFonts } from './fonts.ts'

/** `virtual:fonts.css` is the style sheet of the fonts made for our texts. */
export const fontsPlugin = (): Plugin => ({
  name: 'quayside:fonts',
  buildStart: () => makeFonts(),
  resolveId: (id) => (id === 'virtual:fonts.css' ? join(FONT_FOLDER, 'fonts.css') : null),
  /** The two that every page begins with are fetched along with the style sheet, not after it. */
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /^assets\/(?:inter|vollkorn)-(?!ext-)[\w-]+\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
          injectTo: 'head',
        })),
  },
  async generateBundle() {
    if (this.environment.name !== 'client') return
    const source = await readFile(join(FONT_FOLDER, 'licences.txt'), 'utf8')
    this.emitFile({ type: 'asset', fileName: 'font-licences.txt', source })
  },
})
