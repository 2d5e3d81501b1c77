/** The questions with the longest answers fit the tray, and the middle of a game its large cards. */
import { test } from '@playwright/test'
import { LOCALES } from '@quayside/texts'
import { changeLocale } from '../visual/appearance.ts'
import { expectFit } from '../visual/expect-fit.ts'
import { type GoldenGame, goldenGame, MIDDLE_MOVE } from '../visual/golden-games.ts'
import { FROZEN, inWorker, openGame, setSettings, tray } from './open-game.ts'

const SIZES = [
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [820, 1180],
  [1920, 1080],
  [2560, 1440],
] as const

interface QuestionAt {
  readonly name: string
  readonly game: GoldenGame
  readonly at: number
  /** In the usual run, in French only. */
  readonly often: boolean
}

const QUESTIONS: readonly QuestionAt[] = [
  { name: 'what to do in the middle of a game', game: 'full-5', at: MIDDLE_MOVE, often: true },
  { name: 'how many times', game: 'short-5', at: 283, often: true },
  { name: 'how to feed without enough', game: 'full-4', at: 691, often: true },
  { name: 'how to pay the fee', game: 'full-5', at: 567, often: false },
  { name: 'how to pay interest', game: 'full-4', at: 678, often: false },
  { name: 'what to ship', game: 'full-4', at: 681, often: false },
]

for (const { name, game, at, often } of QUESTIONS)
  for (const run of [
    ...(often ? [{ tag: [], locales: ['fr'] as const }] : []),
    { tag: ['@long'], locales: LOCALES },
  ])
    test(`the question ${name} fits, in ${run.locales.join(', ')}`, { tag: run.tag }, async ({ page }) => {
      test.setTimeout(240_000)
      await setSettings(page, { locale: run.locales[0] })
      await inWorker(page, FROZEN)
      await openGame(page, goldenGame(game, at), 'asked')
      await tray(page).locator('[data-confirm]').waitFor()
      for (const locale of run.locales) {
        await changeLocale(page, locale)
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height })
          await expectFit(page, `${width}x${height} ${locale}`)
        }
      }
    })
