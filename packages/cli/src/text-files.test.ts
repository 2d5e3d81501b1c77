import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { folder } from './testing/run-cli.ts'
import { MAX_FILE_BYTES, makeFolder, readText, writeText } from './text-files.ts'

describe('writing a file', () => {
  it('replaces it atomically, and leaves no temporary file behind', () => {
    const home = folder()
    const file = join(home, 'game.quay')
    writeText(file, 'one', false)
    writeText(file, 'two', true)
    expect(readFileSync(file, 'utf8')).toBe('two')
    expect(() => writeText(file, 'three', false)).toThrow('file-exists')
    expect(readFileSync(file, 'utf8')).toBe('two')
    expect(readdirSync(home)).toEqual(['game.quay'])
  })

  it('fails without a trace when it is impossible', () => {
    const home = folder()
    mkdirSync(join(home, 'taken'))
    expect(() => writeText(join(home, 'taken'), 'x', true)).toThrow('file-unwritable')
    expect(() => writeText(join(home, 'no', 'such'), 'x', true)).toThrow('file-unwritable')
    expect(readdirSync(home)).toEqual(['taken'])
  })
})

it('a folder is created with its parents, or refused with the reason', () => {
  const home = folder()
  makeFolder(join(home, 'a', 'b'))
  makeFolder(join(home, 'a', 'b'))
  writeFileSync(join(home, 'file'), '')
  expect(readdirSync(join(home, 'a'))).toEqual(['b'])
  for (const [path, reason] of [
    [join(home, 'file'), 'EEXIST'],
    [join(home, 'file', 'below'), 'ENOTDIR'],
  ] as const) {
    const refusal = { code: 'file-unwritable', params: { file: path, reason } }
    expect(() => makeFolder(path)).toThrow(expect.objectContaining({ report: refusal }))
  }
})

describe('reading a file', () => {
  it('distinguishes a missing file, an empty one, a folder and one that is too large', async () => {
    const home = folder()
    writeFileSync(join(home, 'empty'), '')
    writeFileSync(join(home, 'huge'), Buffer.alloc(MAX_FILE_BYTES + 1))
    await expect(readText(join(home, 'missing'), process)).rejects.toThrow('file-missing')
    await expect(readText(join(home, 'empty'), process)).rejects.toThrow('empty-input')
    await expect(readText(home, process)).rejects.toThrow('file-unreadable')
    await expect(readText(join(home, 'huge'), process)).rejects.toThrow('file-too-large')
  })
})
