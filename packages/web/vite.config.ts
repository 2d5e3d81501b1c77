import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { CHUNK_GROUPS } from './build/chunks.ts'
import { cssModules } from './build/class-names.ts'
import { compressPlugin } from './build/compress-plugin.ts'
import { fontsPlugin } from './build/fonts-plugin.ts'
import { leftOutOfPage, leftOutOfWorkers } from './build/leave-out-plugin.ts'
import { messagesPlugin } from './build/messages-plugin.ts'
import { offlinePlugin } from './build/offline-plugin.ts'
import { firstFilesPlugin } from './build/preload-plugin.ts'

const JSON_ATTRIBUTE =
  /,\s*\{\s*with:\s*\{\s*type:\s*(['"])json\1\s*,?\s*\},?\s*\}|\s+with\s*\{\s*type:\s*(['"])json\2\s*\}/g

/** The development server turns JSON into JavaScript, which browsers refuse where an import calls it JSON. */
const jsonAsScript = (): Plugin => ({
  name: 'json-as-script',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) => (/\.tsx?$/.test(id) ? code.replace(JSON_ATTRIBUTE, '') : null),
})

/** Vite would write `var`, which V8 has to read again at every use: bots and rules take a third more time with it. */
const topLevelVar = false

export default defineConfig(({ command }) => {
  const { modules, plugins } = cssModules(command)
  return {
    root: import.meta.dirname,
    // Relative addresses, so that the built site works in any folder of any host.
    base: './',
    // In this order: the list for offline use is written when all files are there, and compressed with them.
    plugins: [
      react(),
      jsonAsScript(),
      messagesPlugin(),
      ...plugins,
      leftOutOfPage(),
      fontsPlugin(),
      firstFilesPlugin(),
      offlinePlugin(),
      compressPlugin(),
    ],
    css: { modules },
    worker: {
      format: 'es',
      plugins: () => [leftOutOfWorkers()],
      rolldownOptions: { output: { topLevelVar } },
    },
    // Messages and weights are read whole, never by name.
    json: { namedExports: false, stringify: true },
    build: {
      target: 'es2023',
      // The first versions with light-dark(), which would otherwise be written twice for each color.
      cssTarget: ['chrome123', 'safari17.5', 'firefox125'],
      outDir: 'dist',
      emptyOutDir: true,
      sourcemap: false,
      // Everything is a file of its own: the page's policy allows no data inside style sheets.
      assetsInlineLimit: 0,
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Compressing takes longer than building; the warning about it would be the first thing that a host reads.
        checks: { bundlerTimings: false },
        // Class names pass through two files before they stand where they are used.
        optimization: { inlineConst: { mode: 'smart', pass: 3 } },
        output: { topLevelVar, codeSplitting: { groups: CHUNK_GROUPS } },
      },
      reportCompressedSize: false,
    },
  }
})
