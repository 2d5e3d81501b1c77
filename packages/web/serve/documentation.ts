/** Serves the documentation under `docs/`. Files are read on request, because it may be built while the server runs. */
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { siteFiles } from '../build/site-files.ts'
import { madePage, type Page, POLICY, readPage } from './page.ts'

/** A page to show until the documentation is built. */
interface Notice {
  readonly language: string
  readonly title: string
  readonly text: string
}

/** In one of the browser's preferred languages. */
export type SayNotBuilt = (languages: readonly string[]) => Promise<Notice>

/** URL prefix of the documentation. */
export const DOCS_ADDRESS = '/docs/'

/** The build writes this file last, so its time identifies the build and shows that it is complete. */
const LAST_FILE = 'service-worker.js'

interface Build {
  readonly names: ReadonlySet<string>
  /** Pages that were requested, by name. */
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

  /** The page at an address below `DOCS_ADDRESS`; null where there is none. */
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
    // Only existing files are cached, so that requests cannot fill the memory.
    if (!names.has(name)) return null
    const page = readPage(this.#folder, name, names, guidePolicy)
    pages.set(name, page)
    return page
  }
}

const preferred = (accepted: string): readonly string[] =>
  accepted.split(',').map((part) => part.split(';')[0]?.trim() ?? '')

const notFound = (page: Page | null): Page | null => page && { ...page, status: 404 }

/** Retry interval of the placeholder page, in seconds. */
const RETRY_SECONDS = 10

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
    { 'Retry-After': String(RETRY_SECONDS), Refresh: String(RETRY_SECONDS) },
  )

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * Content security policy for pages with inline scripts, which are allowed by their hashes, and inline styles for code.
 */
const guidePolicy = (html: string): string => {
  const digests = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return POLICY.replace("script-src 'self'", ["script-src 'self'", ...new Set(digests)].join(' ')).replace(
    "style-src 'self'",
    "style-src 'self' 'unsafe-inline'",
  )
}
