/** The site's menu: in the header, on a phone as a bar of tabs at the bottom. */
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { useRoute } from '../../state/routing.ts'
import { MENU } from '../navigation.ts'
import styles from './page.module.css'

export const SiteMenu = () => {
  const words = useSiteTexts()
  const { page } = useRoute(({ route }) => route)
  return (
    <nav className={styles.menu} aria-label={words.shell('nav')}>
      <ul className={layout.row}>
        {MENU.map(({ name, icon, route, also, within }) => (
          <li key={name} data-within={within}>
            <a
              className={layout.row}
              href={addressOf(route)}
              aria-current={page === route.page ? 'page' : also.includes(page) ? 'true' : undefined}
            >
              <SiteIcon name={icon} />
              {words.shell(`nav.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
