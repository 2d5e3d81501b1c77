import inspectorStyles from '@quayside/table/inspector.module.css'
import { commandText } from '../../language/index.ts'
import { bestPlan, catalogueOf } from '../../queries/index.ts'
import { type Command, PILES, packetRow } from '../../rules/index.ts'
import { whyNot } from '../card-text.ts'
import type { CardPlace } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { gainOf } from '../view-models/card-benefit.ts'
import { cardOf } from '../view-models/card-look.ts'
import { unseenCopies } from '../view-models/seat-summary.ts'
import { CardFace } from './card-face.tsx'

interface CardSheetProps {
  readonly tableView: TableView
  readonly word: string
  readonly place: CardPlace
}

/** What the viewer can do with the card, or why not. */
const Verdict = ({ tableView, word, place }: CardSheetProps) => {
  const { view, viewer, game, packet } = tableView
  const card = cardOf(view, word)
  if (viewer === 'spectator' || card === null) return null
  const command: Command | null =
    place === 'current' || place === 'future'
      ? { verb: 'take', card: word, assistant: place === 'future' }
      : place === 'hand' && card.type === 'money'
        ? { verb: 'cash', amount: card.value }
        : null
  if (command === null) return null
  const refusal = packetRow.refuse(view, viewer, command)
  const gain = gainOf(view, viewer, command, bestPlan(view, viewer))
  return (
    <div className={inspectorStyles.verdict}>
      <p>{refusal === null ? commandText(command, game) : whyNot(refusal, tableView)}</p>
      {gain !== null && (
        <p>
          {packet('gain', {
            contracts: gain.contracts,
            money: game.count('dollar', gain.reward),
          })}
        </p>
      )}
    </div>
  )
}

export const CardSheet = (props: CardSheetProps) => {
  const { tableView, word } = props
  const { view, literal, game, packet } = tableView
  const card = cardOf(view, word)
  if (card === null) return null
  const { kinds, pile } = catalogueOf(view)
  return (
    <>
      <CardFace
        card={card}
        pile={PILES[pile[kinds.get(word) ?? 0] ?? 0] ?? 'guildhall'}
        game={game}
        note={packet('unseen', { unseen: unseenCopies(view, literal, word), copies: card.count })}
      />
      <Verdict {...props} />
    </>
  )
}
