/** Tray for a delivery: contracts and cards. Nothing is sent before the button is pressed. */

import type { Seat } from '@quayside/kernel'
import { withListKeys } from '@quayside/table/list-keys.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { Primary, Secondary, UndoButton } from '@quayside/table/tray/buttons.tsx'
import { MeterBar, type MeterSegment } from '@quayside/table/tray/meter-bar.tsx'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { TrayFrame } from '@quayside/table/tray/tray-frame.tsx'
import { useMemo, useState } from 'react'
import { refusalText } from '../../language/index.ts'
import { bestPlan, type DeliveryPlan, missingFor, stowageOf } from '../../queries/index.ts'
import type { State } from '../../rules/index.ts'
import { Flag, Icon } from '../icons/icon.tsx'
import type { TableView } from '../state/table-view.ts'
import { rewardOf } from '../view-models/card-benefit.ts'
import { cardOf, isContract } from '../view-models/card-look.ts'
import {
  draftOf,
  type HeldContract,
  type LaneLoad,
  lanesOf,
  loadsOf,
  lostIn,
  unitsAsked,
} from '../view-models/delivery.ts'
import { lacksOf } from '../view-models/option-cards.ts'
import { useTrayDecision } from './decision-context.ts'
import { OwnCards } from './delivery-card-picker.tsx'
import { LoadedCards } from './delivery-cards.tsx'
import styles from './tray.module.css'

interface LaneCardProps {
  readonly lane: HeldContract
  readonly load: LaneLoad | undefined
  readonly chosen: boolean
  readonly toggle: () => void
}

const LaneCard = ({ lane: { contract }, load, chosen, toggle }: LaneCardProps) => {
  const { tableView } = useTrayDecision()
  const { view, game, packet } = tableView
  const card = cardOf(view, contract)
  if (!isContract(card)) return null
  const lacks = lacksOf(contract, tableView.me, tableView)
  const isOut = lacks !== '' && !chosen
  return (
    <div
      className={`${layout.column} ${styles.lane}${chosen ? ` ${styles.sel}` : ''}${isOut ? ` ${styles.refused}` : ''}`}
    >
      <button
        type="button"
        className={styles.order}
        aria-pressed={chosen}
        data-lane={contract}
        onClick={toggle}
      >
        <Flag to={card.destination} />
        <b className={styles.reward}>{game.count('dollar', card.reward)}</b>
        <Icon name={chosen ? 'u-check' : 'u-plus'} className={styles.toggle} />
        <span className={styles.asks}>
          <b>{packet(`port.${card.destination}`)}</b> {game.goods(card.good, card.amount)}
        </span>
      </button>
      {load !== undefined && <LoadedCards load={load} />}
      {lacks !== '' && <p className={styles.reason}>{lacks}</p>}
    </div>
  )
}

interface DeliveryTrayProps {
  /** The contracts to start with; empty for those that earn the most. */
  readonly first: readonly string[]
  readonly close: (() => void) | null
}

export const DeliveryTray = ({ first, close }: DeliveryTrayProps) => {
  const texts = useTexts()
  const { tableView, seat, decide } = useTrayDecision()
  const { view, literal, names, game, packet } = tableView
  const lanes = useMemo(
    () => lanesOf(view, literal, seat).toSorted((a, b) => lacking(view, seat, a) - lacking(view, seat, b)),
    [view, literal, seat],
  )
  const [chosen, choose] = useState<readonly string[]>(() => startingLanes(lanes, tableView, first))
  const [cards, setCards] = useState<readonly string[] | null>(null)
  const [open, pick] = useState(false)
  const isPicking = open && cards !== null
  const [way, setWay] = useState(0)
  const contracts = lanes.filter(({ key }) => chosen.includes(key)).map(({ contract }) => contract)
  const draft = draftOf(view, seat, contracts, cards, way)
  const isPossible = draft.plan.length > 0 && draft.refusal === null && contracts.length > 0
  const loads = [...(isPossible ? loadsOf(view, draft.plan) : [])]
  const reward = isPossible ? rewardOf(view, draft.plan) : 0
  const toggle = (key: string): void => {
    setWay(0)
    choose(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key])
  }
  const loadFor = ({ key, contract }: HeldContract): LaneLoad | undefined => {
    if (!chosen.includes(key)) return undefined
    const place = loads.findIndex((load) => load.contract === contract)
    return place < 0 ? undefined : loads.splice(place, 1)[0]
  }
  const money = literal.seats[seat]?.money ?? 0
  const why = whyNot()
  function whyNot(): string | null {
    if (contracts.length === 0) return packet('build.choose')
    if (draft.refusal !== null) return refusalText(draft.refusal, game, [...names])
    return isPossible ? null : packet('build.not-together')
  }
  const status = packet('build.units', {
    needed: unitsAsked(view, contracts),
    lost: lostIn(view, draft.plan),
  })
  const isLast = close === null
  const nothingToDeliver = useMemo(() => bestPlan(view, seat).length === 0, [view, seat])
  return (
    <TrayFrame
      className={styles.delivery}
      context={packet(isLast ? 'context.last' : 'context.deliver', {
        money: game.count('dollar', money + reward),
      })}
      question={packet('ask.deliver')}
      options={
        <>
          {isPicking && (
            <OwnCards
              chosen={cards}
              status={why ?? status}
              change={setCards}
              reset={() => setCards(null)}
              close={() => pick(false)}
            />
          )}
          <div className={styles.lanes}>
            {lanes.map((lane) => (
              <LaneCard
                key={lane.key}
                lane={lane}
                load={loadFor(lane)}
                chosen={chosen.includes(lane.key)}
                toggle={() => toggle(lane.key)}
              />
            ))}
          </div>
        </>
      }
      go={
        <>
          {isLast && nothingToDeliver ? (
            <Primary label={game.say('command.done')} onClick={() => decide([{ verb: 'done' }])} />
          ) : (
            <Primary
              label={
                isPossible
                  ? packet('build.go', { contracts: contracts.length, money: game.count('dollar', reward) })
                  : packet('deliver')
              }
              disabled={!isPossible}
              onClick={() => decide(draft.plan)}
            />
          )}
          <div className={trayStyles.row}>
            {draft.ways > 1 && <Secondary label={packet('build.other')} onClick={() => setWay(way + 1)} />}
            {contracts.length > 0 && (
              <Secondary
                label={packet('build.own')}
                shortcut="own"
                pressed={isPicking}
                onClick={() => {
                  setCards(cards ?? draft.plan.flatMap(({ cards: used }) => used))
                  pick(!isPicking)
                }}
              />
            )}
            {isLast && !nothingToDeliver && (
              <Secondary
                label={game.say('command.done')}
                option="done"
                shortcut="done"
                onClick={() => decide([{ verb: 'done' }])}
              />
            )}
            {close !== null && <Secondary label={texts.tray('close')} shortcut="close" onClick={close} />}
            <UndoButton />
          </div>
        </>
      }
    >
      {why === null ? (
        <div className={trayStyles.meter}>
          <MeterBar
            segments={segmentsOf(view, draft.plan)}
            demand={unitsAsked(view, contracts)}
            sentence={status}
          />
          <p className={trayStyles.meterText} aria-hidden="true">
            {status}
          </p>
        </div>
      ) : (
        <p className={styles.reason}>{why}</p>
      )}
    </TrayFrame>
  )
}

/** Sort key: contracts that can be fulfilled come first. */
const lacking = (view: State, seat: Seat, { contract }: HeldContract): number => {
  const { units, ship } = missingFor(view, seat, contract)
  return units > 0 || ship ? 1 : 0
}

/** Every card with the units that a contract uses, and the units that are lost. */
const segmentsOf = (view: State, plan: DeliveryPlan): readonly MeterSegment[] => {
  const stowed = plan.flatMap((delivery) => stowageOf(view, delivery)?.cargo ?? [])
  const lost = stowed.reduce((sum, card) => sum + card.lost, 0)
  return [
    ...withListKeys(stowed, ({ card }) => card).map(({ key, item: { card, units } }): MeterSegment => {
      const record = cardOf(view, card)
      return {
        key,
        look: 'pay',
        amount: units.reduce((sum, count) => sum + count, 0),
        icon: record?.type === 'goods' ? `g-${record.good}` : 'm-nugget',
      }
    }),
    ...(lost > 0 ? [{ key: 'lost', look: 'waste', amount: lost } as const] : []),
  ].filter(({ amount }) => amount > 0)
}

const startingLanes = (
  lanes: readonly HeldContract[],
  { view, me }: TableView,
  first: readonly string[],
): readonly string[] => {
  const wanted = first.length > 0 ? [...first] : bestPlan(view, me).flatMap(({ contracts }) => contracts)
  return lanes.flatMap(({ key, contract }) => {
    const place = wanted.indexOf(contract)
    if (place < 0) return []
    wanted.splice(place, 1)
    return [key]
  })
}
