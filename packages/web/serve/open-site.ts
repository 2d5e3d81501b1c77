/** A built site as a request handler that a server can mount. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCompressed, siteFiles } from '../build/site-files.ts'
import { DOCS_ADDRESS, Documentation, type SayNotBuilt } from './documentation.ts'
import { ENDINGS, type Encoding, type Page, readPage, SECURITY_HEADERS } from './page.ts'

export type Site = (request: IncomingMessage, response: ServerResponse) => void

/** The folder of the documentation, and the page to show until it is built. */
export interface DocsOptions {
  readonly folder: string
  readonly sayNotBuilt?: SayNotBuilt
}

/**
 * Reads all files once: the site is small, and a request can then only name a file of it. The documentation below
 * `docs/` is read on request.
 */
export const openSite = async (folder: string, docs: DocsOptions | null = null): Promise<Site> => {
  const names = new Set(await siteFiles(folder))
  const pages = new Map<string, Page>()
  for (const name of names) {
    const address = `/${name}`
    if (isCompressed(name) || address.startsWith(DOCS_ADDRESS)) continue
    const page = readPage(folder, name, names)
    if (page === null) continue
    pages.set(address, page)
    if (address.endsWith('/index.html')) pages.set(address.slice(0, -'index.html'.length), page)
  }
  const documentation = docs && new Documentation(docs.folder, docs.sayNotBuilt ?? null)
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...SECURITY_HEADERS, Allow: 'GET, HEAD' }).end()
      return
    }
    const path = pathOf(request.url ?? '/')
    if (documentation === null || !`${path}/`.startsWith(DOCS_ADDRESS)) {
      answer(pages.get(path) ?? null, request, response)
      return
    }
    if (!path.startsWith(DOCS_ADDRESS)) {
      response.writeHead(308, { ...SECURITY_HEADERS, Location: DOCS_ADDRESS }).end()
      return
    }
    documentation.find(path, request.headers['accept-language'] ?? '').then(
      (page) => answer(page, request, response),
      () => response.writeHead(500, SECURITY_HEADERS).end(),
    )
  }
}

const answer = (page: Page | null, request: IncomingMessage, response: ServerResponse): void => {
  if (page === null) {
    response.writeHead(404, SECURITY_HEADERS).end()
    return
  }
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '', page)
  const content = page.forms.get(encoding) ?? Buffer.alloc(0)
  const etag = `"${page.etag}-${encoding}"`
  const headers = { ...page.headers, ETag: etag }
  if (page.status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(page.status, {
    ...headers,
    'Content-Length': content.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : content)
}

const pathOf = (address: string): string => {
  try {
    return decodeURIComponent(address.split(/[?#]/)[0] ?? '')
  } catch {
    return ''
  }
}

/** The smallest encoding that the browser accepts; `q=0` means not accepted. */
const bestEncoding = (accepted: string, { forms }: Page): Encoding => {
  const taken = new Set(
    accepted
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  )
  for (const [encoding] of ENDINGS) if (forms.has(encoding) && taken.has(encoding)) return encoding
  return 'identity'
}
