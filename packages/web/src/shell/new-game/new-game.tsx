import { checkNewGame, type Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { Segments } from '@quayside/table/controls/form-controls.tsx'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { browserStorage } from '@quayside/table/page/browser-storage.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { botName, seatName } from '@quayside/table/seat-names.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { Suspense, useState } from 'react'
import { rulesOf } from '../../backend/game-registry.ts'
import { gameTitle, useLoadedPart } from '../../games.ts'
import { type NewRoomForm, OnlineSwitch, useNewRoom } from '../../online/use-new-room.tsx'
import {
  createId,
  draftSeats,
  type Form,
  formOf,
  type NewGameDraft,
  planOf,
  playersIn,
  readDraft,
  saveDraft,
  withAgreed,
  withGame,
  withPlayers,
  withSeat,
} from '../../state/new-game-draft.ts'
import { goTo } from '../../state/routing.ts'
import { withEvenLevel } from '../../statistics/even-seats.ts'
import { BoardChoice } from '../components/board-mode.tsx'
import forms from '../components/forms.module.css'
import { GamePage } from '../components/game-page.tsx'
import { GameRefusal } from '../components/game-refusal-message.tsx'
import { SeatFields } from '../components/seat-fields.tsx'
import shared from '../components/shared.module.css'
import { GameField, SeedField } from './new-game-fields.tsx'

interface NewGameProps {
  /** Preselected game; by default the last one played. */
  readonly game: string | undefined
}

export const NewGame = ({ game: chosen }: NewGameProps) => {
  const texts = useTexts()
  const [draft, setDraft] = useState<NewGameDraft>(() => {
    const lastDraft = readDraft(browserStorage)
    return chosen === undefined ? lastDraft : withGame(lastDraft, chosen)
  })
  return (
    <GamePage title={texts.shell('home.new')} className={forms.formPage}>
      <Questions draft={draft} change={setDraft} />
    </GamePage>
  )
}

interface QuestionsProps {
  readonly draft: NewGameDraft
  readonly change: (draft: NewGameDraft) => void
}

const Questions = ({ draft, change }: QuestionsProps) => {
  const texts = useTexts()
  const { begin } = useTable()
  const own = useLoadedPart(draft.game, 'setup')
  const form = formOf(draft, own ?? null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const table = useNewRoom(form, setRefusal)
  const online = table.chosen
  const plan = planOf(form, (seat) => botName(seat, texts))
  const { setup, agreed } = form
  const go = async (): Promise<void> => {
    if (table.isOnline) {
      await online?.open()
      return
    }
    const rules = await rulesOf(plan.game)
    const options = rules.ok ? checkNewGame(rules.value, plan.options, plan.seed) : rules
    if (!options.ok) {
      setRefusal(options.refusal)
      return
    }
    const id = createId()
    saveDraft(browserStorage, draft)
    begin(id, { ...plan, seats: await withEvenLevel(plan.game, plan.seats) })
    goTo({ page: 'table', id })
  }
  const ask = (next: NewGameDraft): void => {
    setRefusal(null)
    change(next)
  }
  const asked = {
    players: draft.players,
    agreed,
    agree: (part: object): void => ask(withAgreed(form, part)),
  }
  return (
    <form
      className={`${controls.zone} ${forms.form}`}
      onSubmit={(event) => {
        event.preventDefault()
        void go()
      }}
    >
      <h1 className={forms.formHead}>{texts.shell('home.new')}</h1>
      <GameField chosen={draft.game} choose={(game) => ask(withGame(draft, game))} />
      <div className={forms.fields} data-ui="fields">
        <OnlineSwitch table={table} />
        <Segments
          label={texts.shell('new.players')}
          choices={playersIn(draft.game).map((count) => ({ value: count, label: count }))}
          chosen={draft.players}
          choose={(count) => ask(withPlayers(draft, count))}
        />
        <Suspense>{setup.Questions !== undefined && <setup.Questions {...asked} />}</Suspense>
        {online !== null && (
          <online.form.NewRoomFields table={online} game={draft.game} players={draft.players} />
        )}
        {!table.isOnline && (
          <SeatFields
            label={texts.shell('new.seats')}
            game={draft.game}
            seats={draftSeats(draft)}
            change={(seat, seatPlan) => ask(withSeat(draft, seat, seatPlan))}
          />
        )}
        {draft.players > 1 && (
          <Segments
            label={texts.shell('new.start')}
            choices={[
              { value: 'random', label: texts.shell('new.start.random') },
              ...plan.seats.map((_, seat) => ({
                value: String(seat),
                label: <SeatShape seat={seat} />,
                said: seatName(plan.seats, seat, texts),
              })),
            ]}
            chosen={String(draft.start)}
            choose={(seat) => ask({ ...draft, start: seat === 'random' ? 'random' : Number(seat) })}
          />
        )}
        <details className={forms.rulings} data-ui="rulings">
          <summary>
            {texts.shell('new.rulings')}{' '}
            <em>{texts.shell('new.rulings.hint', { count: setup.changed(agreed) })}</em>
          </summary>
          <Suspense>{setup.Rulings !== undefined && <setup.Rulings {...asked} />}</Suspense>
          <SeedField seed={draft.seed} change={(seed) => ask({ ...draft, seed })} />
        </details>
        <BoardChoice />
      </div>
      <div role="status">
        {refusal && (
          <p className={controls.trouble}>
            <GameRefusal refusal={refusal} game={draft.game} isOnline={table.isOnline} />
          </p>
        )}
      </div>
      <Footer form={form} online={online} isReady={own !== undefined} />
    </form>
  )
}

interface FooterProps {
  readonly form: Form
  readonly online: NewRoomForm | null
  /** False until the game's own form is loaded. */
  readonly isReady: boolean
}

const Footer = ({ form: { draft, setup, agreed }, online, isReady }: FooterProps) => {
  const texts = useTexts()
  const { game, players } = draft
  const people = draftSeats(draft).filter(({ bot }) => bot === null).length
  return (
    <div className={`${shared.deep} ${layout.row} ${forms.formFoot}`}>
      <p>
        <b>{setup.summary(agreed, { game: gameTitle(game, texts), players }, texts)}</b>
        <span>
          {online !== null
            ? texts.online('summary.seats', online.form.countSeats(online.draft, players))
            : texts.shell('new.summary.seats', { people, bots: players - people })}
        </span>
      </p>
      <button type="submit" className={`${controls.button} ${controls.primary}`} disabled={!isReady}>
        {online !== null ? texts.online('open') : texts.shell('new.begin')}
        <Icon name="u-arrow" />
      </button>
    </div>
  )
}
