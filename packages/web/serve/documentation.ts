/** The documentation under `docs/`: read when somebody asks for it, because it may be built while the server runs. */
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { siteFiles } from '../build/site-files.ts'
import { madePage, type Page, POLICY, readPage } from './page.ts'

/** What is said until there is documentation. */
interface Notice {
  readonly language: string
  readonly title: string
  readonly text: string
}

/** Told in one of the languages that a browser prefers. */
export type SayNotBuilt = (languages: readonly string[]) => Promise<Notice>

/** The folder of the documentation in addresses. */
export const DOCS_ADDRESS = '/docs/'

/** Written last, so it tells one build from another and whether there is one. */
const LAST_FILE = 'service-worker.js'

interface Build {
  readonly names: ReadonlySet<string>
  /** Those that were asked for. */
  readonly pages: Map<string, Page | null>
}

export class Documentation {
  readonly #folder: string
  readonly #sayNotBuilt: SayNotBuilt | null
  #build: Promise<Build> | null = null
  #builtAt = 0

  constructor(folder: string, sayNotBuilt: SayNotBuilt | null) {
    this.#folder = folder
    this.#sayNotBuilt = sayNotBuilt
  }

  /** The page at an address that begins with that of the documentation; null where there is none. */
  async find(address: string, languages: string): Promise<Page | null> {
    const build = await this.#current()
    if (build === null) return this.#sayNotBuilt && waiting(await this.#sayNotBuilt(preferred(languages)))
    const path = address.slice(DOCS_ADDRESS.length)
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path
    return this.#page(build, name) ?? notFound(this.#page(build, '404.html'))
  }

  #current(): Promise<Build | null> {
    const builtAt = statSync(join(this.#folder, LAST_FILE), { throwIfNoEntry: false })?.mtimeMs
    if (builtAt === undefined) return Promise.resolve(null)
    if (this.#build === null || builtAt !== this.#builtAt) {
      this.#builtAt = builtAt
      this.#build = siteFiles(this.#folder).then((names) => ({ names: new Set(names), pages: new Map() }))
    }
    return this.#build
  }

  #page({ names, pages }: Build, name: string): Page | null {
    const known = pages.get(name)
    if (known !== undefined) return known
    // Only names of files are kept, so that nobody can fill the memory by asking.
    if (!names.has(name)) return null
    const page = readPage(this.#folder, name, names, guidePolicy)
    pages.set(name, page)
    return page
  }
}

const preferred = (accepted: string): readonly string[] =>
  accepted.split(',').map((part) => part.split(';')[0]?.trim() ?? '')

const notFound = (page: Page | null): Page | null => page && { ...page, status: 404 }

/** How soon a browser looks again, in seconds. */
const AGAIN = 10

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const waiting = ({ language, title, text }: Notice): Page =>
  madePage(
    503,
    `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
</main>
</html>
`,
    { 'Retry-After': String(AGAIN), Refresh: String(AGAIN) },
  )

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Pages of the documentation have short scripts inside, each allowed by its digest, and colours of code as styles. */
const guidePolicy = (html: string): string => {
  const digests = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return POLICY.replace("script-src 'self'", ["script-src 'self'", ...new Set(digests)].join(' ')).replace(
    "style-src 'self'",
    "style-src 'self' 'unsafe-inline'",
  )
}
