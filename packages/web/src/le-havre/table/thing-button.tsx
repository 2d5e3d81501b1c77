/** Anything on the table that can be pointed at: a click selects it, and selected it is marked. */
import { type ButtonHTMLAttributes, createContext, type ReactNode, useContext } from 'react'
import { openInspector } from '../../state/drawer.ts'
import { isSameThing, thingKey } from '../reading/affordances.ts'
import { type Thing, useSelection } from '../state/selection.ts'
import { useLongPress } from './long-press.ts'

/** Keys of the things that would answer the question on the table. */
export const AskedThings = createContext<ReadonlySet<string>>(new Set())

interface ThingButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  readonly thing: Thing
  /** One sentence that says everything the thing shows. */
  readonly sentence: string
  /** Where tokens fly to and from. */
  readonly place?: string
  readonly children: ReactNode
}

export const ThingButton = ({
  thing,
  sentence,
  place,
  className = '',
  children,
  ...rest
}: ThingButtonProps) => {
  const selected = useSelection(({ thing: chosen }) => isSameThing(thing, chosen))
  const select = useSelection(({ select }) => select)
  const asked = useContext(AskedThings).has(thingKey(thing))
  const press = useLongPress(() => {
    select(thing)
    openInspector()
  })
  return (
    <button
      {...rest}
      {...press}
      type="button"
      className={`${className}${selected ? ' sel' : ''}${asked ? ' asked' : ''}`}
      aria-label={sentence}
      aria-pressed={selected}
      data-place={place}
      onClick={() => select(thing)}
    >
      {children}
    </button>
  )
}
