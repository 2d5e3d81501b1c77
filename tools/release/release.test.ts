import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { root } from '../prepare.mjs'
import {
  changelogWith,
  manifestFiles,
  puttingBack,
  versionFault,
  withVersion,
  writeRelease,
} from './release.ts'

const CURRENT = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

const copyOfManifests = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of [...manifestFiles(root), 'package-lock.json', 'CHANGELOG.md']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  writeFileSync(
    join(folder, 'CHANGELOG.md'),
    '# Changelog\n\n## [Unreleased]\n\n- New.\n\n## [0.0.1] - 2020-01-01\n',
  )
  return folder
}

describe('a release', () => {
  it('sets the version everywhere', () => {
    const folder = copyOfManifests()
    writeRelease(folder, '9.8.7', '2030-01-02')
    for (const file of manifestFiles(folder)) {
      const text = readFileSync(join(folder, file), 'utf8')
      expect((JSON.parse(text) as { version: string }).version).toBe('9.8.7')
      expect([file, [...text.matchAll(/"@quayside\/[\w-]+": "(?!9\.8\.7)[^"]+"/g)].map(String)]).toEqual([
        file,
        [],
      ])
    }
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string; license?: string }>
    }
    expect(lock.packages['packages/kernel']?.version).toBe('9.8.7')
    const before = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as typeof lock
    expect(Object.keys(lock.packages)).toEqual(Object.keys(before.packages))
    expect(lock.packages['node_modules/react']).toEqual(before.packages['node_modules/react'])
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toBe(
      '# Changelog\n\n## [Unreleased]\n\n## [9.8.7] - 2030-01-02\n\n- New.\n\n## [0.0.1] - 2020-01-01\n',
    )
  })

  it('changes nothing if the version is not newer or the changelog is empty', () => {
    const folder = copyOfManifests()
    expect(() => writeRelease(folder, CURRENT, '2030-01-02')).toThrow('not newer')
    writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## [Unreleased]\n\n## [0.0.1]\n\n- Old.\n')
    expect(() => writeRelease(folder, '9.8.7', '2030-01-02')).toThrow('nothing under')
    expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe(
      readFileSync(join(root, 'package.json'), 'utf8'),
    )
  })

  it('restores everything after a dry run, even if it fails', async () => {
    const folder = copyOfManifests()
    const read = (): readonly string[] =>
      [...manifestFiles(folder), 'package-lock.json', 'CHANGELOG.md'].map((file) =>
        readFileSync(join(folder, file), 'utf8'),
      )
    const before = read()
    const failing = puttingBack(folder, async () => {
      writeRelease(folder, '9.8.7', '2030-01-02')
      expect(read()).not.toEqual(before)
      throw new Error('no room left')
    })
    await expect(failing).rejects.toThrow('no room left')
    expect(read()).toEqual(before)
  })

  it('orders versions by semantic versioning', () => {
    expect(versionFault('0.10.0', '0.9.9')).toBeNull()
    expect(versionFault('0.2', '0.1.0')).toContain('no version')
    expect(versionFault('1.0.0', '1.0.1')).toContain('not newer')
  })

  it('leaves the versions of other packages unchanged', () => {
    const text = '{ "version": "0.1.0", "dependencies": { "@quayside/kernel": "0.1.0", "pg": "0.1.0" } }'
    expect(withVersion(text, '0.1.0', '0.2.0')).toBe(
      '{ "version": "0.2.0", "dependencies": { "@quayside/kernel": "0.2.0", "pg": "0.1.0" } }',
    )
    expect(changelogWith('# Changelog\n', '0.2.0', '2030-01-02')).toBeNull()
  })
})
