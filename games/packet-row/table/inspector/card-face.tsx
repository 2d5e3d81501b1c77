import { IconLine } from '@quayside/table/icon-line.tsx'
import { CATEGORY_CLASSES } from '@quayside/table/icons/icon-names.ts'
import inspectorStyles from '@quayside/table/inspector.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { cardText, type Texts } from '../../language/index.ts'
import { type Card, type Pile, wordOf } from '../../rules/index.ts'
import { CardPicture } from '../card-picture.tsx'
import { Icon } from '../icons/icon.tsx'
import { areaClass } from '../view-models/card-class.ts'
import { cardPieces, kindIcon } from '../view-models/card-look.ts'

interface CardFaceProps {
  readonly card: Card
  readonly pile: Pile
  readonly game: Texts
  /** Text below the card, such as the number of copies. */
  readonly note: string
}

const faceClass = ({ type }: Card, pile: Pile): string =>
  type === 'victory_points' ? CATEGORY_CLASSES.non : areaClass(pile === 'start' ? 'guildhall' : pile)

/** The full card. */
export const CardFace = ({ card, pile, game, note }: CardFaceProps) => {
  const text = cardText(card, pile, game)
  return (
    <article className={`${layout.column} ${inspectorStyles.card} ${faceClass(card, pile)}`}>
      <header className={inspectorStyles.head}>
        <Icon name={kindIcon(card)} />
        <h3>{text.name}</h3>
      </header>
      <CardPicture card={card} word={wordOf(card)} className={inspectorStyles.art} />
      <div className={inspectorStyles.terms}>
        <div>
          {text.type}
          <p>
            <IconLine pieces={cardPieces(card, (dollars) => game.count('dollar', dollars))} />
          </p>
        </div>
      </div>
      <p className={inspectorStyles.text}>{text.effect}</p>
      <footer className={inspectorStyles.foot}>
        <span>{text.price}</span>
        <span>{note}</span>
      </footer>
    </article>
  )
}
