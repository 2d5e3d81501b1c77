import type { SetupProps } from '@quayside/game'
import controls from '@quayside/table/controls/controls.module.css'
import { useId } from 'react'
import { AREAS, catalogue } from '../../rules/index.ts'
import { usePacketWords } from '../state/words.ts'
import { DeckField } from './deck-field.tsx'
import type { Agreed } from './index.ts'

const { end } = catalogue()

export const Rulings = ({ players, agreed, agree }: SetupProps<Agreed>) => {
  const { packet } = usePacketWords()
  const id = useId()
  return (
    <>
      <label className={controls.line} htmlFor={`${id}-dry`}>
        {packet('new.dry')}
        <select
          id={`${id}-dry`}
          value={agreed.dryAreas ?? ''}
          onChange={({ target }) => agree({ dryAreas: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{packet('new.dry.usual', { count: end.dryAreas[players] ?? 1 })}</option>
          {AREAS.map((_, place) => place + 1).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <DeckField deck={agreed.deck} change={(deck) => agree({ deck })} />
    </>
  )
}
