import type { IconPart } from './icon-parts.ts'
import { Icon } from './icons/icon.tsx'
import { CATEGORY_CLASSES } from './icons/icon-names.ts'
import { withListKeys } from './list-keys.ts'
import { useTexts } from './page/texts.ts'
import pieceStyles from './pieces.module.css'

interface QuantityProps {
  readonly amount: number | string
  readonly icon: string
  readonly className?: string | undefined
}

/** A number with its icon, the number first. */
export const Quantity = ({ amount, icon, className = '' }: QuantityProps) => (
  <span className={`${pieceStyles.quantity} ${className}`}>
    {amount}
    <Icon name={icon} />
  </span>
)

const IconPartView = ({ piece }: { readonly piece: IconPart }) => {
  const { board } = useTexts()
  switch (piece.kind) {
    case 'arrow':
      return <Icon name="u-arrow" className={pieceStyles.arrow} />
    case 'gap':
      return <i className={pieceStyles.gap} />
    case 'words':
      return <small>{piece.say(board)}</small>
    case 'icon':
      return piece.amount === null ? (
        <Icon name={piece.icon} className={iconClass(piece.icon)} />
      ) : (
        <span
          className={
            piece.amount.startsWith('×')
              ? `${pieceStyles.quantity} ${pieceStyles.times}`
              : pieceStyles.quantity
          }
        >
          {piece.amount}
          <Icon name={piece.icon} className={iconClass(piece.icon)} />
        </span>
      )
  }
}

/** A category's icon keeps its own colour on any card. */
const iconClass = (name: string): string => {
  const category = name.replace(/^c-/, '') as keyof typeof CATEGORY_CLASSES
  return name.startsWith('c-') ? `${pieceStyles.category} ${CATEGORY_CLASSES[category]}` : ''
}

export const iconPartKey = (piece: IconPart): string =>
  piece.kind === 'icon' ? `${piece.amount} ${piece.icon}` : piece.kind

export const IconLine = ({ pieces }: { readonly pieces: readonly IconPart[] }) =>
  withListKeys(pieces, iconPartKey).map(({ key, item }) => <IconPartView key={key} piece={item} />)
