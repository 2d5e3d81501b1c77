import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import trayStyles from '@quayside/table/tray/tray.module.css'
import type { ShipTypeName, TokenName } from '../../rules/index.ts'
import { Icon } from '../icons/icon.tsx'
import { type IconName, tokenIcon } from '../icons/icon-names.ts'
import { type GameTexts, useGameTexts } from '../state/texts.ts'
import type { Basket, BasketItem } from '../view-models/basket.ts'
import type { Amounts } from '../view-models/basket-amounts.ts'

export const partIcon = ({ what, isShip }: BasketItem): IconName =>
  isShip ? `s-${what as ShipTypeName}` : tokenIcon(what as TokenName)

const partName = ({ what, isShip }: BasketItem, { game }: GameTexts): string =>
  isShip ? game.names.shipTypes[what as ShipTypeName].name : game.names.tokens[what as TokenName].name

/** The value of one unit in this question: icon of the unit, and amount. */
export interface Price {
  readonly icon: IconName
  readonly amount: string
  /** Number of goods that a ship carries. */
  readonly room?: number
}

interface StepperProps {
  /** Null for a plain number, where the rest of the card names the unit. */
  readonly icon: IconName | null
  readonly part?: string
  readonly price?: Price | null
  readonly name: string
  readonly count: number
  readonly least: number
  readonly most: number
  /** Whether nothing more can be chosen. */
  readonly full?: boolean
  readonly onChange: (count: number) => void
}

export const Stepper = ({
  icon,
  part,
  price = null,
  name,
  count,
  least,
  most,
  full = false,
  onChange,
}: StepperProps) => {
  const { tray, game } = useGameTexts()
  return (
    <fieldset
      className={`${layout.inlineRow} ${trayStyles.stepper} ${count > 0 && icon !== null ? trayStyles.has : ''}`}
      data-part={part}
    >
      <legend className={pieceStyles.hidden}>{tray('stepper.count', { what: name, count, most })}</legend>
      {icon === null ? null : <Icon name={icon} />}
      {icon === null ? null : (
        <span className={trayStyles.price} aria-hidden="true">
          {price !== null && (
            <>
              <b>
                {price.amount}
                <Icon name={price.icon} />
              </b>{' '}
              {price.room === undefined
                ? tray('stepper.each')
                : tray('stepper.room', { goods: game.count('good', price.room) })}
              <br />
            </>
          )}
          {tray('stepper.held', { number: most })}
        </span>
      )}
      <button
        type="button"
        data-step="less"
        aria-label={tray('stepper.less', { what: name })}
        disabled={count <= least}
        onClick={() => onChange(count - 1)}
      >
        <Icon name="u-minus" />
      </button>
      <b aria-hidden="true">{count}</b>
      <button
        type="button"
        data-step="more"
        aria-label={tray('stepper.more', { what: name })}
        disabled={full || count >= most}
        onClick={() => onChange(count + 1)}
      >
        <Icon name="u-plus" />
      </button>
    </fieldset>
  )
}

interface SteppersProps {
  readonly basket: Basket
  readonly priceOf: (part: BasketItem) => Price | null
  readonly amounts: Amounts
  /** Whether nothing more can be chosen. */
  readonly full: boolean
  readonly onChange: (amounts: Amounts) => void
}

/** Toggle buttons for items of which there is at most one. */
const Toggles = ({ basket, amounts, onChange }: SteppersProps) => {
  const texts = useGameTexts()
  return (
    <div className={trayStyles.tokens}>
      {basket.parts.map((part, place) => (
        <label key={part.what} className={amounts[place] === 1 ? trayStyles.on : ''} data-part={part.what}>
          <input
            type="checkbox"
            className={pieceStyles.hidden}
            checked={amounts[place] === 1}
            data-digit={place + 1}
            onChange={() => onChange(changed(amounts, place, 1 - (amounts[place] ?? 0)))}
          />
          <Icon name={partIcon(part)} />
          {partName(part, texts)}
        </label>
      ))}
    </div>
  )
}

const changed = (amounts: Amounts, place: number, count: number): Amounts =>
  amounts.map((amount, other) => (other === place ? count : amount))

/** A stepper for every item of the basket. */
const EachStepper = ({ basket, priceOf, amounts, full, onChange }: SteppersProps) => {
  const texts = useGameTexts()
  return (
    <div className={trayStyles.steppers}>
      {basket.parts.map((part, place) => (
        <Stepper
          key={part.what}
          icon={partIcon(part)}
          part={part.what}
          price={priceOf(part)}
          name={partName(part, texts)}
          count={amounts[place] ?? 0}
          least={0}
          most={part.most}
          full={full}
          onChange={(count) => onChange(changed(amounts, place, count))}
        />
      ))}
    </div>
  )
}

/** Whether there is at most one of every item, so that toggles suffice. */
export const isSimple = ({ parts }: Basket): boolean => parts.every(({ most }) => most === 1)

export const Steppers = (props: SteppersProps) =>
  isSimple(props.basket) ? <Toggles {...props} /> : <EachStepper {...props} />
