/** Gets a game out of the program: into a file or onto the clipboard. */
import { readSavedText } from '../../state/saved-games-store.ts'

/** What is open knows more than what was last written. */
export const gameText = async (id: string): Promise<string | null> => {
  const { useTable } = await import('@quayside/table/session/current-game.ts')
  const table = useTable.getState()
  const open = table.id === id ? await table.exportText() : null
  return open ?? readSavedText(id)
}

export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

export const fileName = (id: string, text: string): string =>
  `quayside-${id}.${text.startsWith('{') ? 'json' : 'txt'}`

/** Pages without https have no clipboard. */
export const canCopy = (): boolean => 'clipboard' in navigator

export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
