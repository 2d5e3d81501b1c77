import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { FIRST_CHUNKS } from './chunks.ts'

/**
 * Puts the two first scripts into the page directly. The bundler would add a third one that imports both, and the first
 * would wait for the second.
 */
export const firstFilesPlugin = (): Plugin => ({
  name: 'quayside:preload',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const [start, home] = FIRST_CHUNKS.map((wanted) => chunks.find(({ name }) => name === wanted))
      if (start === undefined || home === undefined) throw new Error('the first files are missing')
      const script = (chunk: Rolldown.OutputChunk, async: boolean): HtmlTagDescriptor => ({
        tag: 'script',
        attrs: { type: 'module', crossorigin: '', fetchpriority: 'high', async, src: `./${chunk.fileName}` },
        injectTo: 'head',
      })
      const others = new Set([...start.imports, ...home.imports].filter((file) => file !== start.fileName))
      return {
        html: html.replace(/ *<(?:script|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/g, ''),
        tags: [
          script(start, true),
          ...[...others].map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: '', href: `./${file}` },
            injectTo: 'head' as const,
          })),
          script(home, false),
        ],
      }
    },
  },
  generateBundle: (_, bundle) => {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk' && output.facadeModuleId?.endsWith('index.html'))
        delete bundle[output.fileName]
  },
})
