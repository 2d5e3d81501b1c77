import { useEffect, useEffectEvent } from 'react'

/** Whether a key goes into a text field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select')

/** Whether the key press belongs to a browser shortcut, a text field or a dialog. */
const isForOthers = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  isTyping(target) ||
  document.querySelector('dialog[open]') !== null

/** A keyboard shortcut that is active while `isOn` is true and no text is being typed. */
export const useShortcut = (letter: string, isOn: boolean, act: () => void): void => {
  const onPress = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== letter || isForOthers(event)) return
    act()
    event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return
    addEventListener('keydown', onPress)
    return () => removeEventListener('keydown', onPress)
  }, [isOn])
}
