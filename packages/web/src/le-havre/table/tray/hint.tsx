/** What a bot would do here, and why: only when the person asks for it. */
import { type Command, leHavre } from '@quayside/le-havre'
import { type Reason, reasonText } from '@quayside/texts/le-havre'
import { useContext, useMemo, useState } from 'react'
import type { ToldSuggestion } from '../../../host/protocol.ts'
import { Icon } from '../../../icons/icon.tsx'
import { commandCard, type OptionCard } from '../../reading/option-card.ts'
import { sentence } from '../../reading/sentence.ts'
import { useTable } from '../../state/table.ts'
import { type Asking, AskingContext } from './asking.ts'
import { Primary } from './buttons.tsx'
import { MoreOptions } from './more-options.tsx'

/** The reasons are those of the game on the table. */
const whyText = ({ reasons }: ToldSuggestion, { words }: Asking): string =>
  words.game.sentences(
    reasons.map((reason) => sentence(reasonText(reason as Reason, words.game), words.locale)),
  )

const suggestedCard = (suggestion: ToldSuggestion, place: number, asking: Asking): OptionCard[] => {
  const command = leHavre.notation.parse(suggestion.command)
  if (!command.ok || leHavre.refuse(asking.view, asking.seat, command.value) !== null) return []
  const card = commandCard(command.value, asking)
  const why = whyText(suggestion, asking)
  return [
    {
      ...card,
      detail: why === '' ? card.detail : why,
      note: place === 0 ? asking.words.tray('tag.hint') : null,
    },
  ]
}

/** Asks for a hint; nothing where the person is not asked anything. */
export const HintChip = () => {
  const asking = useContext(AskingContext)
  const isWaiting = useTable(({ advice }) => advice === 'waiting')
  const askAdvice = useTable(({ askAdvice }) => askAdvice)
  const isOnline = useTable(({ line }) => line !== null)
  // Nobody is helped against other people.
  if (isOnline || asking === null || asking.meanwhile !== null || asking.decision.asked.asks === 'supply')
    return null
  const { tray } = asking.words
  return (
    <button type="button" className="chip" data-key="hint" disabled={isWaiting} onClick={askAdvice}>
      <Icon name="u-spark" />
      <span>{tray(isWaiting ? 'hint.waiting' : 'hint')}</span>
    </button>
  )
}

/** The suggestions above the tray. */
export const HintPanel = () => {
  const asking = useContext(AskingContext)
  const advice = useTable(({ advice }) => advice)
  const [wanted, setWanted] = useState<string | null>(null)
  const cards = useMemo(
    () =>
      asking === null || advice === null || advice === 'waiting'
        ? []
        : advice.suggestions.flatMap((suggestion, place) => suggestedCard(suggestion, place, asking)),
    [asking, advice],
  )
  if (asking === null || advice === null || advice === 'waiting') return null
  const { tray } = asking.words
  const picked = cards.find(({ id }) => id === wanted) ?? cards[0]
  const close = (): void => useTable.setState({ advice: null })
  const go = (commands: readonly Command[]): void => {
    close()
    asking.decide(commands)
  }
  return (
    <MoreOptions
      groups={[{ title: tray(cards.length === 0 ? 'hint.none' : 'hint.title'), cards }]}
      picked={picked?.id ?? null}
      onPick={({ id }) => setWanted(id)}
      onClose={close}
    >
      {picked === undefined ? null : <Primary label={picked.label} onClick={() => go(picked.commands)} />}
    </MoreOptions>
  )
}
