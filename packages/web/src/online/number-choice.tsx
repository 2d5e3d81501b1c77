import controls from '@quayside/table/controls/controls.module.css'

interface AmountProps {
  readonly label: string
  readonly values: readonly number[]
  readonly chosen: number
  readonly text: (value: number) => string
  readonly choose: (value: number) => void
}

/** One of a few numbers. */
export const Amount = ({ label, values, chosen, text, choose }: AmountProps) => (
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
