import { describe, expect, it } from 'vitest'
import type { TextStorage } from './browser-storage.ts'
import { DEFAULT_SETTINGS, loadSettings, readSettings, saveSettings } from './settings.ts'

const BLOCKED = (): TextStorage => {
  throw new DOMException('not allowed here', 'SecurityError')
}

const shelf = (): TextStorage => {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

describe('settings', () => {
  it('come back as they were kept', () => {
    const keep = shelf()
    const mine = { ...DEFAULT_SETTINGS, locale: 'fr', pace: 'step', silenced: ['loan'] } as const
    expect(saveSettings(() => keep, mine)).toBe(true)
    expect(loadSettings(() => keep)).toEqual(mine)
  })

  it('keep what can be understood and fall back to the usual for the rest', () => {
    const stored = {
      locale: 'zh-Hant',
      theme: 'purple',
      pace: 3,
      forecast: false,
      music: true,
      silenced: [1],
    }
    expect(readSettings(JSON.stringify(stored))).toEqual({
      ...DEFAULT_SETTINGS,
      locale: 'zh-Hant',
      forecast: false,
    })
  })

  it.each([null, '', '{', '[]', 'null', '7', '"fr"'])('are the usual ones when %j was kept', (text) => {
    expect(readSettings(text)).toEqual(DEFAULT_SETTINGS)
  })

  it('hold for the visit where the browser keeps nothing', () => {
    expect(loadSettings(BLOCKED)).toEqual(DEFAULT_SETTINGS)
    expect(saveSettings(BLOCKED, DEFAULT_SETTINGS)).toBe(false)
  })
})
