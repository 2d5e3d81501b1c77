import { describe, expect, it } from 'vitest'
import { chatPlaceAtTable, chatPlaceOnPage, type Edges } from './chat-place.ts'

const box = (left: number, top: number, right: number, bottom: number): Edges => ({
  left,
  top,
  right,
  bottom,
})

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const ON_ITS_SIDE = { width: 844, height: 390 }

describe('beside the decision of a drawn table', () => {
  it('the chat is a column at the right where nothing is asked', () => {
    expect(chatPlaceAtTable(DESKTOP, [])).toMatchObject(box(1020, 0, 1440, 900))
  })

  it('the chat ends above a tray that is as wide as the window', () => {
    expect(chatPlaceAtTable(DESKTOP, [box(0, 762, 1440, 900)])).toMatchObject(box(1020, 0, 1440, 762))
    expect(chatPlaceAtTable(PHONE, [box(0, 674.6, 390, 844)])).toMatchObject(box(0, 0, 390, 675))
  })

  it('the chat ends before a tray that is a column at the right', () => {
    expect(chatPlaceAtTable(ON_ITS_SIDE, [box(540, 50, 844, 390)])).toMatchObject(box(120, 0, 540, 390))
  })

  it('an open list above the tray counts as part of the decision', () => {
    const tray = box(0, 762, 1440, 900)
    expect(chatPlaceAtTable(DESKTOP, [tray, box(0, 402, 1440, 762)])).toMatchObject({ bottom: 402 })
  })

  it('there is no place for the chat where a list covers nearly everything', () => {
    expect(chatPlaceAtTable(PHONE, [box(0, 769, 390, 844), box(0, 135, 390, 844)])).toBeNull()
  })
})

describe('beside a page that scrolls', () => {
  it('the page keeps out of a column at the right', () => {
    expect(chatPlaceOnPage(DESKTOP)).toEqual({ ...box(1020, 0, 1440, 900), aside: { end: 420, bottom: 0 } })
    expect(chatPlaceOnPage(ON_ITS_SIDE)).toMatchObject({ left: 506, aside: { end: 338, bottom: 0 } })
  })

  it('on a narrow window the page keeps out of the lower half', () => {
    expect(chatPlaceOnPage(PHONE)).toEqual({ ...box(0, 422, 390, 844), aside: { end: 0, bottom: 422 } })
  })
})
