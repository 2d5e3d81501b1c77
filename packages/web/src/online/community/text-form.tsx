import controls from '@quayside/table/controls/controls.module.css'
import { type ComponentProps, useState } from 'react'
import shared from '../../shell/components/shared.module.css'
import styles from './community.module.css'

interface TextFormProps {
  readonly label: string
  readonly button: string
  /** The initial text. */
  readonly value?: string
  readonly field?: Omit<ComponentProps<'input'>, 'value' | 'onChange'>
  /** Resolves to true where the field should be reset. */
  readonly submit: (value: string) => Promise<boolean>
}

/** A text field with a submit button. */
export const TextForm = ({ label, button, value = '', field, submit }: TextFormProps) => {
  const [text, setText] = useState(value)
  const submitText = async (): Promise<void> => {
    if (await submit(text.trim())) setText(value)
  }
  return (
    <form
      className={styles.entry}
      onSubmit={(event) => {
        event.preventDefault()
        void submitText()
      }}
    >
      <label>
        <span>{label}</span>
        <input
          className={shared.input}
          type="text"
          required
          autoComplete="off"
          {...field}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className={`${controls.button} ${styles.button}`}>
        {button}
      </button>
    </form>
  )
}
