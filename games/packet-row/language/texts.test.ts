import { LOCALES } from '@quayside/texts'
import { expect, it } from 'vitest'
import { loadTexts } from './texts.ts'

it.each(LOCALES)('%s can be loaded on its own', async (locale) => {
  expect((await loadTexts(locale)).locale).toBe(locale)
})
