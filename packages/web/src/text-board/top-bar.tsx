import { Lighthouse } from '@quayside/table/controls/glyphs.tsx'
import { TEXT_SIZES, useSettings } from '@quayside/table/page/settings.ts'
import { useTextBoardTexts } from '@quayside/table/text/board-texts.ts'
import type { ReactNode } from 'react'
import shared from '../shell/components/shared.module.css'
import styles from './text-board.module.css'

const PLACES = [
  ['tb-command', 'command'],
  ['tb-situation', 'situation'],
  ['tb-answers', 'answers'],
  ['tb-announcements', 'announcements'],
] as const

/** Skip buttons instead of links, because the address hash is used for routing. */
const goTo = (place: string): void => document.getElementById(place)?.focus()

interface TopBarProps {
  readonly game: string
  readonly stage: string
  readonly menu: ReactNode
  /** Other names for the sections, where a replay shows something else in their place. */
  readonly called?: Readonly<Partial<Record<(typeof PLACES)[number][1], string>>>
}

export const TopBar = ({ game, stage, menu, called = {} }: TopBarProps) => {
  const { text } = useTextBoardTexts()
  const { textSize, change } = useSettings()
  const larger = TEXT_SIZES[(TEXT_SIZES.indexOf(textSize) + 1) % TEXT_SIZES.length] ?? 100
  return (
    <header className={`${shared.deep} ${styles.bar}`}>
      <div className={styles.brand}>
        <Lighthouse />
        <div>
          <h1>{game}</h1>
          <p>{text('subtitle', { stage })}</p>
        </div>
      </div>
      <nav aria-label={text('skip')}>
        {PLACES.map(([place, label]) => (
          <button key={place} type="button" onClick={() => goTo(place)}>
            {called[label] ?? text(label)}
          </button>
        ))}
      </nav>
      <div className={styles.tools}>
        <button type="button" onClick={() => change({ textSize: larger })}>
          {text('size', { percent: textSize })}
        </button>
        <button type="button" onClick={() => change({ board: 'visual' })}>
          {text('visual')}
        </button>
        {menu}
      </div>
    </header>
  )
}
