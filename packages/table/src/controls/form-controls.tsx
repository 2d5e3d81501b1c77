import { type ReactNode, useId } from 'react'
import layout from '../styles/layout.module.css'
import controls from './controls.module.css'

interface Choice<Value> {
  readonly value: Value
  readonly label: ReactNode
  /** Accessible name where the label is an icon or a number. */
  readonly said?: string
}

interface SegmentsProps<Value> {
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly chosen: Value
  readonly choose: (value: Value) => void
}

/** Segmented control: radio buttons side by side. */
export const Segments = <Value extends string | number>({
  label,
  choices,
  chosen,
  choose,
}: SegmentsProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={controls.field}>
      <legend>{label}</legend>
      <div className={controls.segments} data-ui="segments">
        {choices.map(({ value, label: shown, said }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => choose(value)}
              aria-label={said}
            />
            <span>{shown}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly turn: (on: boolean) => void
}

export const Switch = ({ label, on, turn }: SwitchProps) => (
  <label className={`${layout.row} ${controls.toggle}`} data-ui="switch">
    <input type="checkbox" role="switch" checked={on} aria-checked={on} onChange={() => turn(!on)} />
    <span aria-hidden="true" />
    {label}
  </label>
)
