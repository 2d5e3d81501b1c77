/** The search for misplaced things finds each kind of fault, and nothing where all is well. */
import { expect, test } from '@playwright/test'
import { findMisplaced } from './find-misplaced.ts'

const ICON = '<svg width="24" height="24" viewBox="0 0 24 24"><rect width="24" height="24" /></svg>'

const at = (left: number, html: string, style = ''): string =>
  `<div style="position: absolute; left: ${left}px; top: 20px; ${style}">${html}</div>`

const FAULTS = {
  'a text on a text': [at(20, 'harbour') + at(40, 'market'), /runs into/],
  'a text on a small picture': [at(20, '<b>12</b>') + at(24, ICON, 'z-index: -1'), /lies on the picture/],
  'a text under a badge': [at(20, '134') + at(38, '&nbsp;', 'background: pink; width: 30px'), /lies under/],
  'a cut name': [at(20, 'Thomas', 'width: 30px; overflow: hidden; text-overflow: ellipsis'), /is cut/],
  'a text that leaves its card': [
    at(20, '<button data-place="card" style="width: 40px; padding: 0">Construction</button>'),
    /leaves its card/,
  ],
  'an answer that is higher than its card': [
    at(20, '<div data-zone="tray"><label style="display: block; height: 10px">Build</label></div>'),
    /leaves its card/,
  ],
  'a text that leaves the window': [
    '<p style="position: fixed; margin: 0; bottom: -12px">Build</p>',
    /leaves the window/,
  ],
  'a button on a button': [at(20, '<button>One</button>') + at(44, '<button>Two</button>'), /lies over/],
} as const

for (const [fault, [html, expected]] of Object.entries(FAULTS))
  test(`${fault} is found`, async ({ page }) => {
    await page.setContent(html)
    expect((await findMisplaced(page)).join('\n')).toMatch(expected)
  })

test('nothing is found where everything has its place', async ({ page }) => {
  await page.setContent(at(20, 'harbour') + at(120, ICON) + at(160, '<button>Take it</button>'))
  expect(await findMisplaced(page)).toEqual([])
})
