import controls from '@quayside/table/controls/controls.module.css'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useId } from 'react'

interface SeedFieldProps {
  readonly seed: string
  readonly change: (seed: string) => void
}

/** For the curious. */
export const SeedField = ({ seed, change }: SeedFieldProps) => {
  const words = useTexts()
  const id = useId()
  return (
    <>
      <label className={controls.line} htmlFor={id}>
        {words.shell('new.seed')}
        <input
          id={id}
          type="text"
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          value={seed}
          onChange={({ target }) => change(target.value)}
        />
      </label>
      <p id={`${id}-hint`} className={controls.quiet}>
        {words.shell('new.seed.hint')}
      </p>
    </>
  )
}
