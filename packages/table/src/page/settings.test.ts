import { describe, expect, it } from 'vitest'
import type { TextStorage } from './browser-storage.ts'
import { DEFAULT_SETTINGS, loadSettings, readSettings, saveSettings } from './settings.ts'

const BLOCKED = (): TextStorage => {
  throw new DOMException('not allowed here', 'SecurityError')
}

const storage = (): TextStorage => {
  const stored = new Map<string, string>()
  return { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) }
}

describe('settings', () => {
  it('are read back as they were stored', () => {
    const keep = storage()
    const mine = {
      ...DEFAULT_SETTINGS,
      locale: 'fr',
      pace: 'step',
      silenced: ['loan'],
      preferences: { chess: { hints: false } },
    } as const
    expect(saveSettings(() => keep, mine)).toBe(true)
    expect(loadSettings(() => keep)).toEqual(mine)
  })

  it('keep valid values and use defaults for the rest', () => {
    const stored = {
      locale: 'zh-Hant',
      theme: 'purple',
      pace: 3,
      doubleClick: false,
      preferences: { chess: { hints: 'yes' } },
      music: true,
      silenced: [1],
    }
    expect(readSettings(JSON.stringify(stored))).toEqual({
      ...DEFAULT_SETTINGS,
      locale: 'zh-Hant',
      doubleClick: false,
    })
  })

  it.each([null, '', '{', '[]', 'null', '7', '"fr"'])('are the defaults when %j was stored', (text) => {
    expect(readSettings(text)).toEqual(DEFAULT_SETTINGS)
  })

  it('last for the visit where storage is blocked', () => {
    expect(loadSettings(BLOCKED)).toEqual(DEFAULT_SETTINGS)
    expect(saveSettings(BLOCKED, DEFAULT_SETTINGS)).toBe(false)
  })
})
