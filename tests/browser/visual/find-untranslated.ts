import type { Page } from '@playwright/test'

/** Letters that the pseudo-locale replaces by accented ones: a text with a plain one comes from no message. */
export const PLAIN_LETTERS = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz'

/**
 * Allowed: names of the site and of people in stored games, codes of countries and cards, and dates, durations and
 * lists, which the browser formats as English.
 */
const FROM_OUTSIDE =
  /Quayside|Odile|^[A-Z]{2}$|^R\d\d$|[A-Z][a-z]{2} \d{1,2}, \d{4}|[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}|\d (?:hr|min|sec)\b|[AP]M|(?<!\p{L})(?:and|or)(?!\p{L})/gu

/** All visible and accessible texts, without input and language names. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SPOKEN = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']
    const isForeign = (element: Element): boolean =>
      element.closest('code, kbd, script, style, noscript, [lang]') !== document.documentElement
    const own = [...document.querySelectorAll('body, body *')].filter((element) => !isForeign(element))
    const texts = own.flatMap((element) => [
      ...SPOKEN.map((name) => element.getAttribute(name) ?? ''),
      ...[...element.childNodes].map((node) =>
        node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
      ),
    ])
    return [document.title, ...new Set(texts)]
  })

/** Texts of a page in the pseudo-locale that come from no message. */
export const findUntranslated = async (page: Page): Promise<string[]> => {
  const plain = new RegExp(`[${PLAIN_LETTERS}]`)
  return (await textsOn(page)).filter((text) => plain.test(text.replaceAll(FROM_OUTSIDE, '')))
}
