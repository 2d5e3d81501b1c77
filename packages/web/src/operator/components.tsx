/** Shared components of the operator page's lists. */

import type { Refusal, Result } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { useTexts } from '@quayside/table/page/texts.ts'
import { withLabel } from '@quayside/texts'
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useServerRefusalText } from '../online/server-refusal-text.ts'
import shared from '../shell/components/shared.module.css'
import styles from './operator.module.css'
import { operatorRefusal, useOperatorTexts } from './operator-texts.ts'

interface Loaded<Value> {
  readonly value: Value | null
  readonly refusal: Refusal | null
  readonly again: () => Promise<void>
}

/** Loads data when the component is mounted; `load` must be a stable function. */
export const useLoaded = <Value,>(load: () => Promise<Result<Value>>): Loaded<Value> => {
  const [answer, setAnswer] = useState<Result<Value> | null>(null)
  const again = useCallback(async (): Promise<void> => setAnswer(await load()), [load])
  useEffect(() => {
    let isCurrent = true
    void load().then((loaded) => {
      if (isCurrent) setAnswer(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [load])
  return {
    value: answer?.ok === true ? answer.value : null,
    refusal: answer?.ok === false ? answer.refusal : null,
    again,
  }
}

/** The text of a refusal. */
export const RefusalLine = ({ refusal }: { readonly refusal: Refusal | null }) => {
  const whyNot = useServerRefusalText()
  const operator = useOperatorTexts()
  return refusal === null ? null : (
    <p className={controls.trouble} role="alert">
      {operatorRefusal(refusal, operator, whyNot)}
    </p>
  )
}

interface ReasonFieldProps {
  readonly hint: string
  readonly required?: boolean
  readonly value: string
  readonly change: (value: string) => void
}

export const ReasonField = ({ hint, required = false, value, change }: ReasonFieldProps) => {
  const operator = useOperatorTexts()
  const id = useId()
  return (
    <label className={styles.field}>
      <span>{operator('reason')}</span>
      <input
        className={shared.input}
        type="text"
        maxLength={500}
        autoComplete="off"
        required={required}
        aria-describedby={id}
        value={value}
        onChange={({ target }) => change(target.value)}
      />
      <small id={id}>{hint}</small>
    </label>
  )
}

interface StepProps {
  /** The button's label before and after the first press. */
  readonly label: string
  /** The object of the button, for screen readers. */
  readonly target: string
  readonly hint: string
  readonly isDangerous?: boolean
  readonly act: (reason: string) => Promise<Result<unknown>>
  readonly done: () => void | Promise<void>
}

/** A two-step action: a button, then a reason and a confirm button. */
export const ReasonedAction = ({ label, target, hint, isDangerous = false, act, done }: StepProps) => {
  const operator = useOperatorTexts()
  const { locale } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const confirm = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const result = await act(reason.trim())
    setRefusal(result.ok ? null : result.refusal)
    if (!result.ok) return
    setOpen(false)
    setReason('')
    await done()
  }
  const cancel = (): void => {
    setOpen(false)
    toggle.current?.focus()
  }
  const style = isDangerous
    ? `${controls.button} ${styles.button} ${controls.danger}`
    : `${controls.button} ${styles.button}`
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={style}
        data-ui={isDangerous ? 'danger' : undefined}
        aria-label={withLabel(label, target, locale)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <div className={styles.open}>
          <form
            className={styles.step}
            data-ui="step"
            aria-label={withLabel(label, target, locale)}
            onSubmit={(event) => void confirm(event)}
          >
            <p>{hint}</p>
            <ReasonField hint={operator('reason.hint')} value={reason} change={setReason} />
            <RefusalLine refusal={refusal} />
            <div className={controls.row}>
              <button type="submit" className={style}>
                {label}
              </button>
              <button type="button" className={`${controls.button} ${styles.button}`} onClick={cancel}>
                {operator('cancel')}
              </button>
            </div>
          </form>
        </div>
      )}
    </>
  )
}

interface SearchProps {
  readonly label: string
  readonly value: string
  readonly search: (text: string) => void
  readonly children?: ReactNode
}

export const Search = ({ label, value, search, children }: SearchProps) => {
  const operator = useOperatorTexts()
  const [text, setText] = useState(value)
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          search(text.trim())
        }}
      >
        <label className={styles.field}>
          <span>{label}</span>
          <input
            className={shared.input}
            type="search"
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        {children}
        <button type="submit" className={`${controls.button} ${styles.button}`}>
          {operator('search')}
        </button>
      </form>
    </search>
  )
}
