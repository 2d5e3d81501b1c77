import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import type { Locale } from '@quayside/texts'

/** Paths of the manuals in the documentation, which the server adds to the site. */
const MANUALS: Readonly<Record<Locale, string>> = {
  en: 'docs/manual.html',
  fr: 'docs/fr/',
  es: 'docs/es/',
  'zh-Hant': 'docs/zh-Hant/',
}

interface ManualLinkProps {
  readonly className?: string | undefined
  /** Opens in a new tab, so that the game stays open. */
  readonly besideGame?: boolean
}

/** Link to the manual in the player's language. */
export const ManualLink = ({ className, besideGame = false }: ManualLinkProps) => {
  const texts = useSiteTexts()
  return (
    <a className={className} href={MANUALS[texts.locale]} target={besideGame ? '_blank' : undefined}>
      {besideGame && <SiteIcon name="u-info" />}
      {texts.shell('manual')}
    </a>
  )
}
