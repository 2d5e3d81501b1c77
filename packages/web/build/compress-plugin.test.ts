import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { CompressionCache, compressFiles } from './compress-plugin.ts'

it('files are compressed once, again when they change, and deleted from the cache when they are gone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-compress-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [site, cacheFolder] = [join(folder, 'site'), join(folder, 'kept')]
  await mkdir(site)
  const build = async (text: string): Promise<readonly string[]> => {
    await writeFile(join(site, 'page.html'), text)
    await writeFile(join(site, 'font.woff2'), text)
    const cache = new CompressionCache(cacheFolder)
    await compressFiles(site, cache.compress)
    await cache.prune()
    expect(brotliDecompressSync(await readFile(join(site, 'page.html.br'))).toString()).toBe(text)
    expect(gunzipSync(await readFile(join(site, 'page.html.gz'))).toString()).toBe(text)
    return readdir(cacheFolder)
  }
  const first = await build('one')
  expect(first).toHaveLength(2)
  // Other valid compressed bytes in the cache show whether they are reused.
  const zipped = gzipSync('one', { level: 1 })
  await writeFile(join(cacheFolder, first.find((name) => name.endsWith('.gz')) ?? ''), zipped)
  expect(await build('one')).toEqual(first)
  expect(await readFile(join(site, 'page.html.gz'))).toEqual(zipped)
  const second = await build('two')
  expect(second).toHaveLength(2)
  expect(second.filter((name) => first.includes(name))).toEqual([])
  expect((await readdir(site)).toSorted()).toEqual([
    'font.woff2',
    'page.html',
    'page.html.br',
    'page.html.gz',
  ])
})
