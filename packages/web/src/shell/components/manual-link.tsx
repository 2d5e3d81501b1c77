import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import type { Locale } from '@quayside/texts'

/** Where the documentation has its manuals. The server adds it to the site; it is no part of this program. */
const MANUALS: Readonly<Record<Locale, string>> = {
  en: 'docs/manual.html',
  fr: 'docs/fr/',
  es: 'docs/es/',
  'zh-Hant': 'docs/zh-Hant/',
}

interface ManualLinkProps {
  readonly className?: string | undefined
  /** Beside a game, which goes on in its own tab. */
  readonly besideGame?: boolean
}

/** To the manual in one's language; everything else of the documentation is reached from there. */
export const ManualLink = ({ className, besideGame = false }: ManualLinkProps) => {
  const words = useSiteTexts()
  return (
    <a className={className} href={MANUALS[words.locale]} target={besideGame ? '_blank' : undefined}>
      {besideGame && <SiteIcon name="u-info" />}
      {words.shell('manual')}
    </a>
  )
}
