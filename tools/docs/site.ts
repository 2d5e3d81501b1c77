/** The documentation site as VitePress builds it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@quayside/games'
import { LANGUAGES, LOCALES } from '@quayside/texts'
import { build } from 'vitepress'

const link = (text: string, page: string) => ({ text, link: `/${page}` })

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
]
const PROGRAMS = ['interfaces', 'protocol', 'bot-api', 'api', 'online', 'bots', 'training', 'benchmarks']
const CODE = ['architecture', 'glossary', 'tools', 'mutation', 'releasing', 'licences']

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
  { text: 'Host', items: HOSTING.map((name) => link(name, `hosting/${name}`)) },
  {
    text: 'Program',
    items: [
      link('Examples', 'examples/'),
      link('Python', 'clients/python/'),
      link('API reference', 'reference/'),
      ...PROGRAMS.map((name) => link(name, name)),
    ],
  },
  {
    text: 'Change the code',
    items: [link('Contributing', 'CONTRIBUTING'), ...CODE.map((name) => link(name, name))],
  },
]

const locales = Object.fromEntries(
  LOCALES.map((locale) => [
    locale === 'en' ? 'root' : locale,
    { label: LANGUAGES[locale].name, lang: locale, ...(locale === 'en' ? {} : { link: `/${locale}/` }) },
  ]),
)

const CONFIGURATION = {
  base: '/docs/',
  title: 'Quayside',
  description: 'Manuals, rules and guides of Quayside',
  locales,
  metaChunk: true,
  lastUpdated: false,
  cleanUrls: false,
  themeConfig: {
    // Only the manual is there in other languages.
    i18nRouting: false,
    nav: [link('Manual', 'manual'), link('Changes', 'CHANGELOG')],
    sidebar,
    outline: [2, 3],
    search: { provider: 'local' },
  },
}

/** What looks like a tag in our pages is a word in angle brackets. The usual colours of code are too pale for axe. */
const SWITCHES = `markdown: {
  config: (md) => void md.set({ html: false }),
  theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
}`

/** Builds the copied pages into a folder; a link between pages that leads nowhere is an error. */
export const buildSite = async (pages: string, folder: string): Promise<void> => {
  const text = `export default { ...${JSON.stringify(CONFIGURATION)}, ${SWITCHES} }\n`
  mkdirSync(join(pages, '.vitepress'), { recursive: true })
  writeFileSync(join(pages, '.vitepress', 'config.mjs'), text)
  await build(pages, { outDir: folder })
}
