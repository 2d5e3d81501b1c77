import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SayNotBuilt } from './documentation.ts'
import { openSite } from './open-site.ts'

const SCRIPT = 'console.log("quay")'

const sayNotBuilt: SayNotBuilt = (languages) =>
  Promise.resolve({ language: 'fr', title: 'Pas <encore>', text: languages.join(' ') })

let folder = ''
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-site-'))
  await mkdir(join(folder, 'site', 'assets'), { recursive: true })
  await mkdir(join(folder, 'site', '.vite'))
  const write = (name: string, content: string | Buffer): Promise<void> =>
    writeFile(join(folder, 'site', name), content)
  await write('index.html', '<!doctype html>')
  await write('assets/index-1a2b.js', SCRIPT)
  await write('assets/index-1a2b.js.br', brotliCompressSync(SCRIPT))
  await write('assets/index-1a2b.js.gz', gzipSync(SCRIPT))
  await write('.vite/manifest.json', '{}')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await mkdir(join(folder, 'docs', 'assets'), { recursive: true })
  await writeFile(
    join(folder, 'docs', 'index.html'),
    '<script id="mode">dark()</script><script src="a.js"></script>',
  )
  await writeFile(join(folder, 'docs', 'assets', 'app-1a2b.js'), SCRIPT)
  await writeFile(join(folder, 'docs', '404.html'), 'lost')
  const docs = { folder: join(folder, 'docs'), sayNotBuilt }
  server = createServer(await openSite(join(folder, 'site'), docs))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
}

/** A raw request: `fetch` would normalise the path before sending it. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const sent = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })

describe('the served site', () => {
  it('answers with its page and a policy that forbids other origins', async () => {
    const { status, headers, body } = await ask('/?from=home')
    expect([status, body.toString()]).toEqual([200, '<!doctype html>'])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'")
    expect(policy).not.toContain('unsafe')
  })

  it('sends the smallest encoding that the browser accepts', async () => {
    const best = await ask('/assets/index-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(best.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(best.body).toString()).toBe(SCRIPT)
    const older = await ask('/assets/index-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(older.headers['content-encoding']).toBe('gzip')
    const plain = await ask('/assets/index-1a2b.js')
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, SCRIPT])
  })

  it('lets browsers cache files with a hash in their name for ever', async () => {
    const { headers } = await ask('/assets/index-1a2b.js')
    expect(headers['cache-control']).toContain('immutable')
  })

  it('answers 304 when nothing has changed', async () => {
    const { headers } = await ask('/')
    const again = await ask('/', { 'if-none-match': String(headers['etag']) })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/.vite/manifest.json',
    '/%',
    '//x',
  ])('has no file %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  it("says in the visitor's language that the documentation is not built yet, and retries", async () => {
    const { status, headers, body } = await ask('/docs/fr/', { 'accept-language': 'fr-CA, es;q=0.5' })
    expect([status, headers['retry-after'], headers['refresh']]).toEqual([503, '10', '10'])
    expect(body.toString()).toContain('<html lang="fr">')
    expect(body.toString()).toContain('<h1>Pas &lt;encore&gt;</h1>\n<p>fr-CA es</p>')
    expect((await ask('/docs')).headers['location']).toBe('/docs/')
    expect((await ask('/docsy')).status).toBe(404)
  })

  it('serves the documentation under docs as soon as it is built, and allows only its own scripts by hash', async () => {
    // The build writes this file last.
    await writeFile(join(folder, 'docs', 'service-worker.js'), '')
    const { status, headers } = await ask('/docs/')
    expect(status).toBe(200)
    const digest = createHash('sha256').update('dark()').digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${digest}';`)
    expect((await ask('/docs/index.html')).status).toBe(200)
    expect((await ask('/docs/../secret.txt')).status).toBe(404)
    expect((await ask('/docs/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable')
    const lost = await ask('/docs/none.html')
    expect([lost.status, lost.body.toString()]).toEqual([404, 'lost'])
  })

  it('allows only GET and HEAD', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405)
    const head = await ask('/', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
  })
})
