/** Keys of the analysis: comma and period step through the line, square brackets through the moves tried in a position. */
import { useEffect } from 'react'
import { useAnalysis } from './analysis-store.ts'

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea')

/** Returns whether the key was handled. */
const handleKey = (key: string): boolean => {
  const { back, forward, aside } = useAnalysis.getState()
  switch (key) {
    case ',':
      back()
      return true
    case '.':
      forward()
      return true
    case '[':
      aside(-1)
      return true
    case ']':
      aside(1)
      return true
    default:
      return false
  }
}

export const useAnalysisKeys = (): void =>
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (ctrlKey || metaKey || altKey || defaultPrevented || isField(target)) return
      if (document.querySelector('dialog[open], :popover-open') === null && handleKey(key))
        event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
