/** Finds a card of this game by its name. */
import { BUILDINGS } from '@quayside/le-havre'
import { cardInPlay, inPlay } from '@quayside/le-havre/reading'
import { buildingText } from '@quayside/texts/le-havre'
import { memo, useId, useMemo, useRef, useState } from 'react'
import { Icon } from '../../../icons/icon.tsx'
import { categoryClass, categoryIcon } from '../../../icons/icon-names.ts'
import { openInspector } from '../../../state/drawer.ts'
import { useWords } from '../../../state/words.ts'
import { upTo } from '../../../table/keyed.ts'
import { matches } from '../../reading/matches.ts'
import { useSelection } from '../../state/selection.ts'
import type { Sight } from '../../state/sight.ts'

export const Find = memo(({ sight: { view } }: { readonly sight: Sight }) => {
  const { board, game } = useWords()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState('')
  const select = useSelection(({ select }) => select)
  const cards = useMemo(
    () =>
      upTo(inPlay(view)).flatMap((place) => {
        const card = cardInPlay(view, place)
        const building = BUILDINGS[card]
        return building === undefined
          ? []
          : [{ card, category: building.category, name: buildingText(building, game).label }]
      }),
    [view, game],
  )
  const found = cards.filter(({ name }) => matches(name, wanted))
  const show = (card: number): void => {
    select({ kind: 'building', card })
    openInspector()
    box.current?.hidePopover()
  }
  return (
    <>
      <button type="button" className="ib opt" aria-label={board('find')} popoverTarget={id}>
        <Icon name="u-search" />
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        className="find"
        onToggle={({ newState, currentTarget }) => {
          setWanted('')
          if (newState === 'open') currentTarget.querySelector('input')?.focus()
        }}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const first = found[0]
            if (first !== undefined) show(first.card)
          }}
        >
          <label>
            {board('find')}
            <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
          </label>
        </form>
        {found.length === 0 && <p>{board('find.none')}</p>}
        <ul className="links">
          {found.map(({ card, category, name }) => (
            <li key={card}>
              <button type="button" className={`link ${categoryClass(category)}`} onClick={() => show(card)}>
                <Icon name={categoryIcon(category)} className="catc" />
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
})
