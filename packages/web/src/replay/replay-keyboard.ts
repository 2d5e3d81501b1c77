/** Stepping through a game by keyboard, wherever the focus is. */
import { useEffect } from 'react'
import { useReplay } from './replay-store.ts'

/** Fields and lists know these keys themselves. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea')

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button, a, summary')

/** Tells whether the key was used. */
const used = ({ key, target }: KeyboardEvent): boolean => {
  const { at, past, playing, go, play, pause } = useReplay.getState()
  if (past === null || isTaken(target)) return false
  switch (key) {
    case 'ArrowLeft':
      go(at - 1)
      return true
    case 'ArrowRight':
      go(at + 1)
      return true
    case 'Home':
      go(0)
      return true
    case 'End':
      go(past.steps.length)
      return true
    case ' ':
      if (isPressable(target)) return false
      if (playing) pause()
      else play()
      return true
    default:
      return false
  }
}

export const useReplayKeys = (): void =>
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') === null && used(event)) event.preventDefault()
    }
    // Before the table's own keys, which move the focus with the arrows.
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
