import type { ReactNode } from 'react'
import barStyles from '../bar.module.css'
import { Icon } from '../icons/icon.tsx'
import { useTexts } from '../page/texts.ts'
import { type OptionCard, OptionCards } from './option-cards.tsx'
import trayStyles from './tray.module.css'

export interface OptionGroup<Command> {
  readonly title: string
  readonly cards: readonly OptionCard<Command>[]
}

interface MoreOptionsProps<Command> {
  readonly groups: readonly OptionGroup<Command>[]
  readonly picked: string | null
  readonly onPick: (card: OptionCard<Command>) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** A list of all options, above the tray. */
export const MoreOptions = <Command,>({
  groups,
  picked,
  onPick,
  onClose,
  children,
}: MoreOptionsProps<Command>) => {
  const { tray } = useTexts()
  let digit = 1
  return (
    <div className={trayStyles.more} data-more>
      <button
        type="button"
        className={`${barStyles.iconButton} ${trayStyles.close}`}
        data-key="close"
        aria-label={tray('close')}
        onClick={onClose}
      >
        <Icon name="u-close" />
      </button>
      {groups.map(({ title, cards }) => {
        const first = digit
        digit += cards.length
        return (
          <section key={title}>
            <h3>{title}</h3>
            <OptionCards cards={cards} picked={picked} onPick={onPick} first={first} />
          </section>
        )
      })}
      {children}
    </div>
  )
}
