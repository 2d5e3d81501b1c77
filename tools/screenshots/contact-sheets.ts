/** After the pictures: puts those of one scene, size and theme on one sheet, to compare the languages. */
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { LOCALES } from '@quayside/texts'
import { executablePath, FLAGS } from '../../tests/browser/chromium.ts'
import { THEMES } from '../../tests/browser/visual/appearance.ts'
import { SCENES } from '../../tests/browser/visual/scenes.ts'
import { PICTURE_SIZES, PICTURES, type PictureSize, pictureName, SHEETS } from './picture-names.ts'

/** Landscape pictures stand in two columns, upright ones in one row. */
const layout = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width > height
    ? { columns: 2, cell: Math.min(width, 1000) }
    : { columns: LOCALES.length, cell: Math.min(width, 500) }

const modified = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0)

const writeSheets = async (): Promise<void> => {
  mkdirSync(SHEETS, { recursive: true })
  const browser = await chromium.launch({ executablePath: await executablePath(), args: FLAGS })
  const page = await browser.newPage()
  // Pictures are files, which only a page that is a file may show.
  await page.goto(pathToFileURL(PICTURES).href)
  for (const { name: scene } of SCENES)
    for (const size of Object.keys(PICTURE_SIZES) as PictureSize[])
      for (const theme of THEMES) {
        const pictures = LOCALES.map((locale) => join(PICTURES, pictureName({ scene, size, locale, theme })))
        const sheet = join(SHEETS, `${scene}-${size}-${theme}.jpg`)
        if (pictures.every((picture) => modified(picture) <= modified(sheet))) continue
        const { columns, cell } = layout(PICTURE_SIZES[size])
        await page.setViewportSize({ width: columns * (cell + 8) + 8, height: 400 })
        await page.setContent(`
          <body style="margin: 8px; display: grid; gap: 8px; grid-template-columns: repeat(${columns}, ${cell}px)">
          ${pictures.map((picture) => `<img width="${cell}" src="${pathToFileURL(picture).href}">`).join('')}
        `)
        await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
        await page.screenshot({ path: sheet, type: 'jpeg', quality: 85, fullPage: true })
      }
  await browser.close()
}

export default writeSheets
