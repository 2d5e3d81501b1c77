/** Keyboard shortcuts of the replay: arrows, Home, End and Space. */
import { useEffect } from 'react'
import { useReplay } from './replay-store.ts'

/** Fields and selects use these keys themselves. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea')

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('button, a, summary')

/** Returns whether the key was handled. */
const handleKey = ({ key, target }: KeyboardEvent): boolean => {
  const { moveNumber, replay, playing, go, play, pause } = useReplay.getState()
  if (replay === null || isField(target)) return false
  switch (key) {
    case 'ArrowLeft':
      go(moveNumber - 1)
      return true
    case 'ArrowRight':
      go(moveNumber + 1)
      return true
    case 'Home':
      go(0)
      return true
    case 'End':
      go(replay.steps.length)
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
      if (document.querySelector('dialog[open]') === null && handleKey(event)) event.preventDefault()
    }
    // In the capture phase, before the table's own shortcuts, which move the focus with the arrows.
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
