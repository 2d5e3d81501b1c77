import controls from '@quayside/table/controls/controls.module.css'

interface NumberChoiceProps {
  readonly label: string
  readonly values: readonly number[]
  readonly chosen: number
  readonly text: (value: number) => string
  readonly choose: (value: number) => void
}

/** A select of a few numbers. */
export const NumberChoice = ({ label, values, chosen, text, choose }: NumberChoiceProps) => (
  <label className={controls.line}>
    {label}
    <select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
      {values.map((value) => (
        <option key={value} value={value}>
          {text(value)}
        </option>
      ))}
    </select>
  </label>
)
