/** Builds subset fonts with only the characters that our texts use. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { fontCharacters, unicodeRange } from './font-characters.ts'
import { FEATURES, type FontFace, fontFaces } from './font-faces.ts'

export const FONT_FOLDER = join(import.meta.dirname, '..', '.cache', 'fonts')

/** Raise this when the way fonts are made changes, so that cached fonts are rebuilt. */
const RECIPE = 4

/** Makes the fonts if they are missing; if two runs race, the first one's files stay. */
export const makeFonts = async (folder: string = FONT_FOLDER): Promise<void> => {
  const faces = await fontFaces()
  const recipe = createHash('sha256')
    .update(JSON.stringify([RECIPE, FEATURES, faces]))
    .digest('hex')
  if (await isMade(folder, recipe)) return
  const fresh = `${folder}.${process.pid}`
  await mkdir(fresh, { recursive: true })
  const rules: string[] = []
  const coverage: Record<string, string> = {}
  for (const face of faces) {
    const covered = await makeFont(face, fresh)
    rules.push(fontRule(face, covered))
    coverage[face.family] = (coverage[face.family] ?? '') + [...covered].join('')
  }
  await writeFile(join(fresh, 'fonts.css'), [`/* ${recipe} */`, ...rules, ''].join('\n'))
  await writeFile(join(fresh, 'coverage.json'), JSON.stringify(coverage))
  await writeFile(join(fresh, 'licences.txt'), await licences(faces))
  if (await isMade(folder, recipe)) {
    await rm(fresh, { recursive: true })
    return
  }
  await rm(folder, { recursive: true, force: true })
  await rename(fresh, folder)
}

const isMade = async (folder: string, recipe: string): Promise<boolean> => {
  const sheet = join(folder, 'fonts.css')
  return existsSync(sheet) && (await readFile(sheet, 'utf8')).includes(recipe)
}

/** Returns the characters that the font really has; a source may lack some. */
const makeFont = async (face: FontFace, folder: string): Promise<ReadonlySet<string>> => {
  const source = await readFile(face.source)
  const text = face.characters.join('')
  const shape = { keepFeatures: FEATURES, ...(face.axes ? { variationAxes: face.axes } : {}) }
  const has = fontCharacters(await subsetFont(source, text, { targetFormat: 'sfnt', ...shape }))
  await writeFile(
    join(folder, `${face.name}.woff2`),
    await subsetFont(source, text, { targetFormat: 'woff2', ...shape }),
  )
  // A subset also contains components, such as the A of Ā, which another file covers better.
  return new Set(face.characters.filter((character) => has.has(character)))
}

const fontRule = (face: FontFace, covered: ReadonlySet<string>): string => `@font-face {
  font-family: "${face.family}";
  font-weight: ${face.weight};
  font-display: swap;
  src: url("./${face.name}.woff2") format("woff2");
  unicode-range: ${face.unicodeRange ?? unicodeRange(covered)};
}`

/** The licences must be distributed with the fonts. */
const licences = async (faces: readonly FontFace[]): Promise<string> => {
  const folders = new Set(faces.map(({ source }) => dirname(dirname(source))))
  const texts = await Promise.all([...folders].map((folder) => readFile(join(folder, 'LICENSE'), 'utf8')))
  return texts.join('\n\n')
}

/** Provides `virtual:fonts.css`, the style sheet of the subset fonts. */
export const fontsPlugin = (): Plugin => ({
  name: 'quayside:fonts',
  buildStart: () => makeFonts(),
  resolveId: (id) => (id === 'virtual:fonts.css' ? join(FONT_FOLDER, 'fonts.css') : null),
  /** Preloads the two fonts that every page needs, in parallel with the style sheet. */
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
