/** The action of every kind of effect. A new kind needs a line here. */
import type { Effect } from '../catalogue/effect.ts'
import type { Action } from './action.ts'
import { barterAction } from './barter.ts'
import { buildAction } from './build.ts'
import { buildShipAction } from './build-ship.ts'
import { buyFuelAction } from './buy-fuel.ts'
import { chooseAction } from './choose.ts'
import { collectAction } from './collect.ts'
import { convertAction } from './convert.ts'
import { duplicateAction } from './duplicate.ts'
import { evictAction } from './evict.ts'
import { exchangeAction } from './exchange.ts'
import { gainAction } from './gain.ts'
import { gainMissingAction } from './gain-missing.ts'
import { haulAction } from './haul.ts'
import { pawnAction } from './pawn.ts'
import { pickAction } from './pick.ts'
import { replaceAction } from './replace.ts'
import { restAction } from './rest.ts'
import { returnLoansAction } from './return-loans.ts'
import { sellAnyAction } from './sell-any.ts'
import { shipGoodsAction } from './ship-goods.ts'
import { strikeAction } from './strike.ts'
import { takeOffersAction } from './take-offers.ts'
import { tariffAction } from './tariff.ts'
import type { Visit } from './visit.ts'

/** `visit` is a parameter, because entering depends on all actions. */
export const actionsFor = (
  visit: Visit,
): { readonly [Op in Effect['op']]: Action<Extract<Effect, { op: Op }>> | null } => ({
  closed: null,
  gain: gainAction,
  convert: convertAction,
  tariff: tariffAction,
  build: buildAction,
  'build-ship': buildShipAction,
  'ship-goods': shipGoodsAction,
  choose: chooseAction,
  'gain-missing': gainMissingAction,
  'return-loans': returnLoansAction,
  exchange: exchangeAction,
  'sell-any': sellAnyAction,
  'buy-fuel': buyFuelAction,
  haul: haulAction,
  evict: evictAction(visit),
  pick: pickAction,
  duplicate: duplicateAction,
  barter: barterAction,
  pawn: pawnAction,
  'take-offers': takeOffersAction,
  collect: collectAction,
  rest: restAction(visit),
  strike: strikeAction,
  replace: replaceAction(visit),
})
