import controls from '@quayside/table/controls/controls.module.css'
import { type ComponentProps, useState } from 'react'
import styles from './community.module.css'

interface EntryProps {
  readonly label: string
  readonly act: string
  /** What it begins with. */
  readonly value?: string
  readonly field?: Omit<ComponentProps<'input'>, 'value' | 'onChange'>
  /** Tells whether it is settled, so that the field is empty again. */
  readonly enter: (value: string) => Promise<boolean>
}

/** A field and the button that hands in what is in it. */
export const TextForm = ({ label, act, value = '', field, enter }: EntryProps) => {
  const [written, write] = useState(value)
  const hand = async (): Promise<void> => {
    if (await enter(written.trim())) write(value)
  }
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault()
        void hand()
      }}
    >
      <label>
        <span>{label}</span>
        <input
          type="text"
          required
          autoComplete="off"
          {...field}
          value={written}
          onChange={({ target }) => write(target.value)}
        />
      </label>
      <button type="submit" className={`${controls.button} ${styles.button}`}>
        {act}
      </button>
    </form>
  )
}
