/** Report for translators: missing, unused, incorrect or long messages, and sample sentences. */
import { execFileSync } from 'node:child_process'
import { random, shuffle } from '@quayside/kernel'
import { type Bundle, LOCALES } from '@quayside/texts'
import { forbidden, pending, wordFaults } from '../../tests/app-glossary.ts'
import { type Area, areas, faultsOf, isNoun } from '../../tests/messages.ts'
import { renderArea, renderFaults } from '../../tests/rendered-messages.ts'
import { choice, readOptions, text, whole } from '../options.ts'

const { lang, sample, seed } = readOptions('translations', {
  lang: choice(LOCALES, null, 'only this language'),
  sample: whole(null, 'print this many rendered sentences instead'),
  seed: text('TEXT', '1', 'other sentences for another seed'),
})

const locales = LOCALES.filter((locale) => lang === null || locale === lang)

/** A label may be at most 1.6 times as long as in English; Chinese is never the longest. Phrases to type are not shown. */
const LABEL = 24
const ROOM = 1.6

const longLabels = (english: Bundle, bundle: Bundle): string[] =>
  Object.entries(english).flatMap(([id, text]) => {
    const own = bundle[id] ?? ''
    const isLabel = text.length <= LABEL && !/[{.|]/.test(text)
    return isLabel && own.length > Math.max(LABEL, text.length * ROOM) ? [`long: ${id} “${own}”`] : []
  })

const source = (): string =>
  execFileSync(
    'git',
    ['grep', '-hE', '[\'`"][a-zA-Z-]+[.\'`"]', '--', '*.ts', '*.tsx', ':!*types.ts', ':!*.test.ts'],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  )

/** A message is used if the code contains its key, or the beginning of it in a template string. */
const unused = ({ bundles }: Area, code: string): string[] =>
  Object.keys(bundles.en).filter((id) => {
    if (isNoun(id) || code.includes(`'${id}'`)) return false
    const parts = id.split('.')
    return !parts.some((_, place) =>
      code.includes(`\`${parts.slice(0, place).join('.')}${place > 0 ? '.' : ''}\${`),
    )
  })

if (sample === null) {
  const code = source()
  for (const area of areas) {
    const found = [
      ...faultsOf(area),
      ...unused(area, code).map((id) => `not used: ${id}`),
      ...locales.flatMap((locale) => [
        ...longLabels(area.bundles.en, area.bundles[locale]).map((fault) => `${locale} ${fault}`),
        ...wordFaults(area.bundles[locale], locale, { ...pending[locale], ...forbidden[locale] }).map(
          (fault) => `${locale} glossary: ${fault}`,
        ),
        ...renderFaults(area, locale).map((fault) => `${locale} ${fault}`),
      ]),
    ]
    if (found.length > 0) console.log([area.folder, ...found.map((line) => `  ${line}`)].join('\n'))
  }
} else
  for (const locale of locales) {
    const draw = random(seed)
    const all = shuffle(
      areas.flatMap((area) => renderArea(area, locale)),
      draw,
    )
    const chosen = [...new Map(all.map((one) => [`${one.folder} ${one.id}`, one])).values()].slice(0, sample)
    for (const { folder, id, text: sentence } of chosen) console.log(`${folder} ${id}\n  ${sentence}`)
  }
