import { games } from '@quayside/games'
import { OTHER_TITLE, SAMPLE_TITLE } from '@quayside/games/testing'
import { LOCALES, type Locale } from '@quayside/texts'
import { loadDaily } from '@quayside/texts/messages/daily'
import { describe, expect, it } from 'vitest'
import { offeredDeals } from './deal.ts'
import { comparisonSentences, type DealTexts, resultLine, type Shared, shareText } from './result-text.ts'

const tableTexts = async (kind: string, locale: Locale = 'en'): Promise<DealTexts> => {
  const offer = (await offeredDeals(games)).find(({ deal }) => deal.kind === kind)
  if (offer === undefined) throw new Error(`unknown deal: ${kind}`)
  const [texts, say] = await Promise.all([offer.daily.texts(locale), loadDaily(locale)])
  return { deal: offer.deal, texts, say, locale }
}

const BOTS = { deckhand: 60, bosun: 70, mate: 90, captain: 109, commodore: 116 }
const TRY = { points: 112, result: 112, place: 1, course: [14, 39, 71, 112], figure: 0 }
const SHARED: Shared = {
  date: '2026-11-16',
  attempt: TRY,
  comparison: BOTS,
  streak: 9,
  link: 'https://quayside.example/#/daily/2026-11-16',
}

describe('the text to share', () => {
  it('describes a solo attempt without spoilers', async () => {
    expect(shareText(SHARED, await tableTexts('solo'))).toBe(
      [
        'Quayside, harbor of Nov 16',
        `${SAMPLE_TITLE} solo: 112 francs, rank Captain`,
        'After each round: 14, 39, 71, 112',
        'No loans, everyone fed',
        '9 days in a row',
        'https://quayside.example/#/daily/2026-11-16',
      ].join('\n'),
    )
  })

  it('gives the place and the deliveries', async () => {
    const attempt = { points: 29, result: 4, place: 1, course: [1, 2, 4], figure: 7 }
    const comparison = { deckhand: -9, bosun: -7, mate: -3, captain: 2, commodore: 6 }
    const text = shareText({ ...SHARED, attempt, comparison, streak: 0 }, await tableTexts('packet'))
    expect(text.split('\n').slice(1, -1)).toEqual([
      `${OTHER_TITLE}, two bots: 29 points, 1st, rank Captain`,
      'Deliveries in each third of the game: 1, 2, 4',
      '7 deliveries',
    ])
  })

  it('only says that an attempt was abandoned', async () => {
    const text = shareText({ ...SHARED, attempt: null, streak: 0 }, await tableTexts('solo'))
    expect(text.split('\n')[1]).toBe(`${SAMPLE_TITLE} solo: given up`)
  })

  it.each(LOCALES)('has no emoji and ends with the link in %s', async (locale) => {
    const text = shareText(SHARED, await tableTexts('solo', locale))
    expect(text).not.toMatch(/\p{Extended_Pictographic}/u)
    expect(text.split('\n').at(-1)).toBe(SHARED.link)
  })
})

describe('a result', () => {
  it('gives points, place and rank, and only the points while the bots are still playing', async () => {
    expect(resultLine(TRY, BOTS, await tableTexts('solo'))).toBe('112 francs, rank Captain')
    expect(resultLine(TRY, {}, await tableTexts('solo'))).toBe('112 francs')
    expect(resultLine({ ...TRY, result: -20 }, BOTS, await tableTexts('bots'))).toBe(
      '112 francs, 1st, rank Finished',
    )
    expect(resultLine(null, {}, await tableTexts('solo'))).toBe('Given up, no rank')
  })

  it('is compared with the bot that it equals and the next stronger one', async () => {
    expect(comparisonSentences(TRY, BOTS, await tableTexts('solo'))).toEqual([
      'You match the Captain on this deal (109 francs).',
      'Next rank: Commodore (116 francs).',
    ])
    expect(comparisonSentences({ result: 120 }, BOTS, await tableTexts('solo'))).toEqual([
      'You beat the Commodore on this deal (116 francs).',
    ])
    expect(comparisonSentences({ result: -5 }, { ...BOTS, deckhand: -3 }, await tableTexts('bots'))).toEqual([
      'Next rank: Deckhand (3 francs behind the best opponent).',
    ])
  })
})
