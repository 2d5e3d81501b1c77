import type { IconPart } from './icon-parts.ts'
import { Icon } from './icons/icon.tsx'
import { withListKeys } from './list-keys.ts'
import { useTexts } from './page/texts.ts'

interface QuantityProps {
  readonly amount: number | string
  readonly icon: string
  readonly className?: string | undefined
}

/** A number with its icon, the number first. */
export const Quantity = ({ amount, icon, className = '' }: QuantityProps) => (
  <span className={`q ${className}`}>
    {amount}
    <Icon name={icon} />
  </span>
)

const IconPartView = ({ piece }: { readonly piece: IconPart }) => {
  const { board } = useTexts()
  switch (piece.kind) {
    case 'arrow':
      return <Icon name="u-arrow" className="u" />
    case 'gap':
      return <i className="gap" />
    case 'words':
      return <small>{piece.say(board)}</small>
    case 'icon':
      return piece.amount === null ? (
        <Icon name={piece.icon} className={iconClass(piece.icon)} />
      ) : (
        <span className={piece.amount.startsWith('×') ? 'q times' : 'q'}>
          {piece.amount}
          <Icon name={piece.icon} className={iconClass(piece.icon)} />
        </span>
      )
  }
}

/** A category's icon keeps its own colour on any card. */
const iconClass = (name: string): string => (name.startsWith('c-') ? `catc cat-${name.slice(2)}` : '')

export const iconPartKey = (piece: IconPart): string =>
  piece.kind === 'icon' ? `${piece.amount} ${piece.icon}` : piece.kind

export const IconLine = ({ pieces }: { readonly pieces: readonly IconPart[] }) =>
  withListKeys(pieces, iconPartKey).map(({ key, item }) => <IconPartView key={key} piece={item} />)
