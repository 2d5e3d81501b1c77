import controls from './controls.module.css'

interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly turn: (on: boolean) => void
}

export const Switch = ({ label, on, turn }: SwitchProps) => (
  <label className={controls.toggle} data-ui="switch">
    <input type="checkbox" role="switch" checked={on} aria-checked={on} onChange={() => turn(!on)} />
    <span aria-hidden="true" />
    {label}
  </label>
)
