/** The documentation site as VitePress builds it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@quayside/games'
import { LANGUAGES, LOCALES } from '@quayside/texts'
import { build } from 'vitepress'
import { searchIn, themeIn } from './labels.ts'
import { ROOT } from './pages.ts'

const link = (text: string, page: string) => ({ text, link: `/${page}` })

/** A link to a page of `docs`, with its heading as text. */
const titled = (page: string) => {
  const [, heading = page] = /^# (.+)/.exec(readFileSync(join(ROOT, 'docs', `${page}.md`), 'utf8')) ?? []
  return link(heading, page)
}

const HOSTING = [
  'self-hosting',
  'settings',
  'security',
  'backup',
  'upgrade',
  'logs',
  'capacity',
  'moderation',
  'promises',
].map((name) => `hosting/${name}`)
const PROGRAMS = [
  'interfaces',
  'protocol',
  'bot-api',
  'api',
  'online',
  'bots',
  'training',
  'datasets',
  'benchmarks',
]
const CODE = [
  'architecture',
  'glossary',
  'translating',
  'puzzles',
  'tools',
  'mutation',
  'releasing',
  'licences',
]

const sidebar = [
  {
    text: 'Play',
    items: [
      link('Quayside', ''),
      link('The manual', 'manual'),
      ...games.all.flatMap(({ id, title }) => [
        link(`${title.en}: rules`, `games/${id}/docs/rules`),
        link(`${title.en}: rulings`, `games/${id}/docs/rulings`),
      ]),
      link('What changed', 'CHANGELOG'),
    ],
  },
  { text: 'Host', items: HOSTING.map(titled) },
  {
    text: 'Program',
    items: [
      link('Examples', 'examples/'),
      link('Python', 'clients/python/'),
      link('API reference', 'reference/'),
      ...PROGRAMS.map(titled),
    ],
  },
  {
    text: 'Change the code',
    items: [link('Contributing', 'CONTRIBUTING'), ...CODE.map(titled)],
  },
]

const TRANSLATED = LOCALES.filter((locale) => locale !== 'en')

const locales = {
  root: { label: LANGUAGES.en.name, lang: 'en' },
  ...Object.fromEntries(
    TRANSLATED.map((locale) => [
      locale,
      { label: LANGUAGES[locale].name, lang: locale, link: `/${locale}/`, themeConfig: themeIn(locale) },
    ]),
  ),
}

/** After one visit all pages can be read offline. */
const REGISTER = "navigator.serviceWorker?.register('/docs/service-worker.js')"

/** The theme's grey for the language of a code block has too little contrast for axe. */
const DARKER_LABELS = ':root:root { --vp-code-lang-color: var(--vp-c-text-2) }'

const CONFIGURATION = {
  base: '/docs/',
  title: 'Quayside',
  description: 'Manuals, rules and guides of Quayside',
  locales,
  metaChunk: true,
  head: [
    // The icon of the site; without a link browsers ask for /favicon.ico, which does not exist.
    ['link', { rel: 'icon', href: '/icons/icon.svg', type: 'image/svg+xml' }],
    ['script', {}, REGISTER],
    ['style', {}, DARKER_LABELS],
  ],
  lastUpdated: false,
  cleanUrls: false,
  themeConfig: {
    // Only the manual is translated.
    i18nRouting: false,
    nav: [link('Manual', 'manual'), link('Changes', 'CHANGELOG')],
    sidebar,
    outline: [2, 3],
  },
}

/**
 * The search index splits at spaces, which Chinese does not have: hair spaces are inserted between its words.
 * The content security policy rules out a custom tokenizer.
 */
const SEARCH = `{
  provider: 'local',
  options: {
    locales: ${JSON.stringify(Object.fromEntries(TRANSLATED.map((locale) => [locale, searchIn(locale)])))},
    _render: (source, env, md) => md.render(source, env).replaceAll(/>[^<]+/g, (text) =>
      text.replaceAll(/\\p{Script=Han}+/gu, (words) =>
        ' ' + Array.from(CHINESE.segment(words), ({ segment }) => segment).join('\\u200a') + ' ')),
  },
}`

const HEAD = "const CHINESE = new Intl.Segmenter('zh-Hant', { granularity: 'word' })"

/**
 * HTML is off because angle brackets in our pages are plain text. The default code colours have too little
 * contrast for axe.
 */
const SWITCHES = `markdown: {
  config: (md) => void md.set({ html: false }),
  theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
}`

/** Builds the copied pages into a folder; a broken link between pages is an error. */
export const buildSite = async (pages: string, folder: string): Promise<void> => {
  const { themeConfig, ...rest } = CONFIGURATION
  const theme = `{ ...${JSON.stringify(themeConfig)}, search: ${SEARCH} }`
  const text = `${HEAD}\nexport default { ...${JSON.stringify(rest)}, themeConfig: ${theme}, ${SWITCHES} }\n`
  mkdirSync(join(pages, '.vitepress'), { recursive: true })
  writeFileSync(join(pages, '.vitepress', 'config.mjs'), text)
  await build(pages, { outDir: folder })
}
