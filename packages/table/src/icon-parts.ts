/** A line of icons with numbers, as printed on cards. */
import type { TableTexts } from '@quayside/texts/table'

export type IconPart =
  | { readonly kind: 'icon'; readonly icon: string; readonly amount: string | null }
  | { readonly kind: 'arrow' }
  /** Space between two cards. */
  | { readonly kind: 'gap' }
  | { readonly kind: 'words'; readonly say: (board: TableTexts['board']) => string }

export const icon = (name: string, amount: number | string | null = null): IconPart => ({
  kind: 'icon',
  icon: name,
  amount: amount === null ? null : String(amount),
})

export const arrow: IconPart = { kind: 'arrow' }

export const gap: IconPart = { kind: 'gap' }

export const textPart = (say: (board: TableTexts['board']) => string): IconPart => ({ kind: 'words', say })
