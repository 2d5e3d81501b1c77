import { Sheet } from '@quayside/table/inspector-sheet.tsx'
import { forecast, offerAmount, outlook } from '../../reading/index.ts'
import { OFFERS, SUPPLY_TILES, TOKENS } from '../../rules/index.ts'
import { tokenIcon } from '../icons/icon-names.ts'
import type { TableView } from '../state/sight.ts'
import { useGameTexts } from '../state/words.ts'
import { TokenSheet } from './token-sheet.tsx'
import { Verdict } from './verdict.tsx'

/** Turns shown ahead: one round. */
const AHEAD = 7

export const OfferSheet = ({ offer, sight }: { readonly offer: number; readonly sight: TableView }) => {
  const { board, game } = useGameTexts()
  const name = TOKENS[OFFERS[offer] ?? 0] ?? 'franc'
  const amount = offerAmount(sight.view, offer)
  const ahead = forecast(sight.view, sight.me)
  const coming = outlook(sight.view)
    .filter((turn) => turn.kind === 'turn' && turn.when === 'later' && turn.round !== null)
    .slice(0, AHEAD)
    .flatMap((turn) => {
      const goods = turn.kind === 'turn' && turn.tile !== null ? SUPPLY_TILES[turn.tile]?.goods : undefined
      return turn.kind === 'turn' && goods?.includes(name) ? [sight.called[turn.seat] ?? ''] : []
    })
  return (
    <>
      <Sheet
        icon={tokenIcon(name)}
        title={board('offer.title', { good: game.names.tokens[name].name })}
        note={String(amount)}
      >
        <p>{board('offer.now', { tokens: game.count(name, amount) })}</p>
        <p>
          {board('offer.ahead', {
            tokens: game.count(name, amount + (ahead.adds[offer] ?? 0)),
            unsure: ahead.unknown > 0 ? 'yes' : 'no',
          })}
        </p>
        {coming.length > 0 && (
          <p>{board('offer.grows', { turns: coming.length, players: game.list(coming, 'and') })}</p>
        )}
      </Sheet>
      <Verdict thing={{ kind: 'offer', offer }} sight={sight} />
      <TokenSheet token={name} sight={sight} />
    </>
  )
}
