/** Anything on the table that can be pointed at: a click selects it for the inspector, which serves as its tooltip. */

import type { ButtonHTMLAttributes, ReactNode } from 'react'
import itemStyles from './item.module.css'
import { openInspector } from './page/drawer-store.ts'
import { useLongPress } from './use-long-press.ts'

export interface BoardItemButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  readonly selected: boolean
  /** Whether it would answer the question on the table. */
  readonly asked: boolean
  readonly select: () => void
  /** Accessible name: one sentence with everything that the item shows. */
  readonly sentence: string
  /** Where pieces fly to and from. */
  readonly place?: string | undefined
  readonly children: ReactNode
}

export const BoardItemButton = ({
  selected,
  asked,
  select,
  sentence,
  place,
  className = '',
  children,
  ...rest
}: BoardItemButtonProps) => {
  const press = useLongPress(() => {
    select()
    openInspector()
  })
  return (
    <button
      {...rest}
      {...press}
      type="button"
      className={`${className} ${asked ? itemStyles.asked : ''}`}
      aria-label={sentence}
      aria-pressed={selected}
      data-selected={selected || undefined}
      data-place={place}
      onClick={select}
    >
      {children}
    </button>
  )
}
