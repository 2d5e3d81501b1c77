/** The page for an unknown address, with links to go on. */
import controls from '@quayside/table/controls/controls.module.css'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { useEffect } from 'react'
import tableScreen from '../table/table-screen.module.css'
import { StillScreen } from './still-screen.tsx'

export const NotFound = () => {
  const texts = useSiteTexts()
  const title = texts.shell('not-found')
  useEffect(() => {
    document.title = `${title} · ${texts.shell('app')}`
  }, [title, texts])
  return (
    <StillScreen>
      <h1>{title}</h1>
      <p>{texts.shell('not-found.hint')}</p>
      <div className={`${controls.row} ${tableScreen.row}`}>
        <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'home' })}>
          {texts.shell('home')}
        </a>
        <a className={`${controls.button} ${controls.ghost}`} href={addressOf({ page: 'new-game' })}>
          {texts.shell('home.new')}
        </a>
      </div>
    </StillScreen>
  )
}
