/** The page for an unknown address, with links to go on. */
import controls from '@quayside/table/controls/controls.module.css'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { useEffect } from 'react'
import tableScreen from '../table/table-screen.module.css'
import { StillScreen } from './still-screen.tsx'

export const NotFound = () => {
  const words = useSiteTexts()
  const title = words.shell('not-found')
  useEffect(() => {
    document.title = `${title} · ${words.shell('app')}`
  }, [title, words])
  return (
    <StillScreen>
      <h1>{title}</h1>
      <p>{words.shell('not-found.hint')}</p>
      <div className={`${controls.row} ${tableScreen.row}`}>
        <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'home' })}>
          {words.shell('home')}
        </a>
        <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'new-game' })}>
          {words.shell('home.new')}
        </a>
      </div>
    </StillScreen>
  )
}
