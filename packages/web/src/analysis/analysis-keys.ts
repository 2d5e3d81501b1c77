/**
 * Keyboard shortcuts of the analysis: comma and period step through the line, square brackets through alternative
 * moves.
 */
import { useEffect } from 'react'
import { useAnalysis } from './analysis-store.ts'

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea')

/** Returns whether the key was handled. */
const handleKey = (key: string): boolean => {
  const { back, forward, goToAlternative } = useAnalysis.getState()
  switch (key) {
    case ',':
      back()
      return true
    case '.':
      forward()
      return true
    case '[':
      goToAlternative(-1)
      return true
    case ']':
      goToAlternative(1)
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
