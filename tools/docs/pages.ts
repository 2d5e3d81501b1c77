/** The pages of the documentation site: copies of the repository's pages with adjusted links. */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

const SOURCES = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/**/*.md',
  'games/*/docs/*.md',
  'examples/README.md',
  'clients/python/README.md',
]

const MANUAL = /^docs\/manual\/(.+)\.md$/

/** The path of a page on the site: manuals are at the top of their language. */
const pageOf = (source: string): string => {
  const locale = MANUAL.exec(source)?.[1]
  if (locale !== undefined) return locale === 'en' ? 'manual.md' : `${locale}/index.md`
  if (source === 'README.md') return 'index.md'
  return source.replace(/^docs\//, '').replace(/\/README\.md$/, '/index.md')
}

const LINK = /(!?\[(?:[^\][]|\[[^\]]*\])*\])\(([^)\s]+)\)/g

interface Copied {
  readonly text: string
  /** Paths of pictures in the repository. */
  readonly pictures: readonly string[]
  /** Links without a target on the site or in the repository. */
  readonly broken: readonly string[]
}

/** A page with the links of the site; links to files outside the site become plain text. */
const copied = (source: string, text: string, pages: ReadonlySet<string>): Copied => {
  const pictures: string[] = []
  const broken: string[] = []
  const home = posix.dirname(pageOf(source))
  const moved = text.replaceAll(LINK, (whole, label: string, target: string) => {
    if (/^(?:[a-z]+:|#)/.test(target)) return whole
    const [path = '', anchor] = target.split('#')
    const wanted = posix.normalize(posix.join(posix.dirname(source), path))
    const hash = anchor === undefined ? '' : `#${anchor}`
    if (pages.has(wanted)) return `${label}(${fromHere(home, pageOf(wanted))}${hash})`
    if (!existsSync(join(ROOT, wanted))) broken.push(`${source}: ${target}`)
    if (label.startsWith('!')) {
      pictures.push(wanted)
      return `${label}(${fromHere(home, wanted)})`
    }
    return label.slice(1, -1)
  })
  return { text: moved, pictures, broken }
}

const fromHere = (home: string, path: string): string => {
  const way = posix.relative(home, path)
  return way.startsWith('.') ? way : `./${way}`
}

/** Copies every page into a folder and returns the broken links. */
export const copyPages = (folder: string): readonly string[] => {
  rmSync(folder, { recursive: true, force: true })
  const sources = globSync(SOURCES, { cwd: ROOT })
    .map((path) => path.split(sep).join('/'))
    .toSorted()
  const pages = new Set(sources)
  const broken: string[] = []
  for (const source of sources) {
    const { text, pictures, broken: lost } = copied(source, readFileSync(join(ROOT, source), 'utf8'), pages)
    broken.push(...lost)
    const target = join(folder, pageOf(source))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
    for (const picture of pictures)
      if (statSync(join(ROOT, picture), { throwIfNoEntry: false })?.isFile())
        cpSync(join(ROOT, picture), join(folder, picture))
  }
  return broken
}
