import { checkNewGame, type Refusal } from '@quayside/kernel'
import { lazy, Suspense, useState } from 'react'
import { type GameName, rulesOf } from '../../host/games.ts'
import { Icon, SeatShape } from '../../icons/icon.tsx'
import { type OnlineChoice, useNewTable, WhereField } from '../../online/new-table.tsx'
import { browserStorage } from '../../state/keep.ts'
import {
  type Draft,
  freshName,
  keepDraft,
  keptDraft,
  planOf,
  playersOf,
  seated,
  startOf,
  withSeat,
  withStart,
} from '../../state/new-game.ts'
import { goTo } from '../../state/route.ts'
import { useTable } from '../../state/table-state.ts'
import { useWords } from '../../state/words.ts'
import { BoardChoice } from '../parts/board-choice.tsx'
import { GameRefusal } from '../parts/game-refusal.tsx'
import { Page } from '../parts/page.tsx'
import { Seats } from '../parts/seats.tsx'
import { Segments } from '../parts/segments.tsx'
import { botName, gameTitle, seatName } from '../parts/texts-of-games.ts'
import { GameField } from './game-field.tsx'
import { LeHavreFields } from './le-havre-fields.tsx'

const PacketRowFields = lazy(async () => ({
  default: (await import('../../packet-row/new-game/fields.tsx')).PacketRowFields,
}))

interface NewGameProps {
  /** Chosen before; otherwise it is the one of the last time. */
  readonly game: GameName | undefined
}

export const NewGame = ({ game: chosen }: NewGameProps) => {
  const words = useWords()
  const { begin } = useTable()
  const [draft, change] = useState<Draft>(() => {
    const kept = keptDraft(browserStorage)
    return chosen === undefined ? kept : { ...kept, game: chosen }
  })
  const [refusal, refuse] = useState<Refusal | null>(null)
  const table = useNewTable(draft, refuse)
  const online = table.chosen
  const plan = planOf(draft, (seat) => botName(seat, words))
  const Fields = draft.game === 'packet-row' ? PacketRowFields : LeHavreFields
  const go = async (): Promise<void> => {
    if (table.isOnline) {
      await online?.open()
      return
    }
    const rules = await rulesOf(plan.game)
    const options = rules.ok ? checkNewGame(rules.value, plan.options, plan.seed) : rules
    if (!options.ok) {
      refuse(options.refusal)
      return
    }
    const id = freshName()
    keepDraft(browserStorage, draft)
    begin(id, plan)
    goTo({ page: 'table', id })
  }
  const ask = (next: Draft): void => {
    refuse(null)
    change(next)
  }
  return (
    <Page title={words.shell('home.new')} className="sh-form-page">
      <form
        className="sh-zone sh-form"
        onSubmit={(event) => {
          event.preventDefault()
          void go()
        }}
      >
        <div className="sh-form-head">
          <h1>{words.shell('home.new')}</h1>
        </div>
        <GameField chosen={draft.game} choose={(game) => ask({ ...draft, game })} />
        <div className="sh-fields">
          <WhereField table={table} />
          <Suspense fallback={<p className="sh-quiet">{words.shell('table.opening')}</p>}>
            <Fields draft={draft} change={ask}>
              {online !== null && <online.form.OnlineFields table={online} players={playersOf(draft)} />}
              {!table.isOnline && (
                <Seats
                  label={words.shell('new.seats')}
                  seats={seated(draft)}
                  change={(seat, plan) => ask(withSeat(draft, seat, plan))}
                />
              )}
              {playersOf(draft) > 1 && (
                <Segments
                  label={words.shell('new.start')}
                  choices={[
                    { value: 'random', label: words.shell('new.start.random') },
                    ...plan.seats.map((_, seat) => ({
                      value: String(seat),
                      label: <SeatShape seat={seat} />,
                      said: seatName(plan.seats, seat, words),
                    })),
                  ]}
                  chosen={String(startOf(draft))}
                  choose={(chosen) => ask(withStart(draft, chosen === 'random' ? 'random' : Number(chosen)))}
                />
              )}
            </Fields>
          </Suspense>
          <BoardChoice />
        </div>
        <div role="status">
          {refusal && (
            <p className="sh-trouble">
              <GameRefusal refusal={refusal} game={draft.game} isOnline={table.isOnline} />
            </p>
          )}
        </div>
        <Footer draft={draft} online={online} />
      </form>
    </Page>
  )
}

interface FooterProps {
  readonly draft: Draft
  readonly online: OnlineChoice | null
}

const Footer = ({ draft, online }: FooterProps) => {
  const words = useWords()
  const players = playersOf(draft)
  const people = seated(draft).filter(({ bot }) => bot === null).length
  const what = { game: gameTitle(draft.game, words), players }
  return (
    <div className="sh-form-foot">
      <p>
        <b>
          {draft.game === 'packet-row'
            ? words.shell('new.summary.plain', what)
            : words.shell('new.summary', { ...what, version: draft.options.version })}
        </b>
        <span>
          {online !== null
            ? words.online('summary.seats', online.form.seatsAsked(online.draft, players))
            : words.shell('new.summary.seats', { people, bots: players - people })}
        </span>
      </p>
      <button type="submit" className="sh-button sh-primary">
        {online !== null ? words.online('open') : words.shell('new.begin')}
        <Icon name="u-arrow" />
      </button>
    </div>
  )
}
