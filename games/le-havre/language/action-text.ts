/** One sentence for an action: who, where, at what fee, and what was spent for what. */
import type { Seat } from '@quayside/kernel'
import { playerName, type SeatNames, sentence } from '@quayside/texts'
import { BUILDINGS, type Effect, ENERGY, type Event, type TokenAmounts } from '../rules/index.ts'
import { seatOf } from './actions.ts'
import { eventText } from './event-text.ts'
import { fold } from './goods-text.ts'
import type { Texts } from './texts.ts'

type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>

interface Context {
  readonly texts: Texts
  readonly actor: Seat | null
  /** Names without the actor's, for text that continues a sentence. */
  readonly names: SeatNames
  readonly you: Seat | null
}

interface Reading {
  /** False where a heading names the player. */
  readonly isNamed?: boolean
  /** The seat of the reader. */
  readonly you?: Seat | null
}

/** The text of an action from `actionsOf`. */
export const actionText = (
  events: readonly Event[],
  texts: Texts,
  seatNames: SeatNames = [],
  { isNamed = true, you = null }: Reading = {},
): string => {
  const [first] = events
  if (first === undefined) return ''
  const actor = seatOf(first)
  // Without a name the verb of a continued sentence would have no person, so each event gets its own.
  if (isNamed && actor !== null && actor === you)
    return texts.sentences(
      events.map((event, place) => {
        const text = eventText(event, texts, seatNames, you)
        return place === events.length - 1 ? text : sentence(text, texts.locale)
      }),
    )
  const names = Array.from({ length: Math.max(seatNames.length, (actor ?? 0) + 1) }, (_, seat) =>
    seat === actor ? '' : seatNames[seat],
  )
  const context = { texts, actor, names, you }
  const text = first.kind === 'entered' ? visitText(first, events.slice(1), context) : joined(events, context)
  const said = text.trimStart()
  return isNamed && actor !== null
    ? texts.say('action.player', { player: playerName(actor, texts, seatNames), deed: said })
    : said.charAt(0).toLocaleUpperCase(texts.locale) + said.slice(1)
}

const visitText = (entered: EventOf<'entered'>, after: readonly Event[], context: Context): string => {
  const [fee] = after
  const hasFee = fee?.kind === 'fee-paid'
  const deed = enteredText(entered, hasFee ? fee : null, context)
  const rest = hasFee ? after.slice(1) : after
  const how = joined(rest, context, BUILDINGS[entered.building]?.effect ?? null)
  return how === '' ? deed : context.texts.say('action.how', { deed, how })
}

const enteredText = (
  entered: EventOf<'entered'>,
  fee: EventOf<'fee-paid'> | null,
  { texts, names, you }: Context,
): string => {
  if (fee === null) return eventText(entered, texts, names)
  const values = {
    player: '',
    building: texts.building(BUILDINGS[entered.building]?.name ?? ''),
    tokens: texts.tokens(fee.tokens),
  }
  if (fee.to === null) return texts.say('action.enter.fee', values)
  return fee.to === you
    ? texts.say('action.enter.fee-to-you', values)
    : texts.say('action.enter.fee-to', { ...values, other: playerName(fee.to, texts, names) })
}

const joined = (events: readonly Event[], context: Context, effect: Effect | null = null): string =>
  fold(
    deedsOf(events, context, effect).map((deed) => deed.trimStart()),
    (first, rest) => context.texts.say('list.semicolon', { first, rest }),
  )

/** Adds up several payments or gains, each token once. */
const summed = (bundles: readonly TokenAmounts[]): TokenAmounts => {
  const amounts = new Map<number, number>()
  for (const { token, amount } of bundles.flat()) amounts.set(token, (amounts.get(token) ?? 0) + amount)
  return [...amounts].flatMap(([token, amount]) => (amount > 0 ? [{ token, amount }] : []))
}

const tokensIn = (events: readonly Event[], kind: 'paid' | 'gained'): TokenAmounts =>
  summed(events.flatMap((event) => (event.kind === kind ? [event.tokens] : [])))

const paying = (deed: string, spent: TokenAmounts, { texts }: Context): string =>
  spent.length === 0
    ? deed
    : texts.say('action.paying', { deed: deed.trimStart(), tokens: texts.tokens(spent) })

const deedsOf = (events: readonly Event[], context: Context, effect: Effect | null): string[] => {
  const own = events.filter((event) => seatOf(event) === context.actor)
  const deeds = [...loadingText(own, context), ...takingText(own, context)]
  const isPaidFor = deeds.length > 0
  let pending: Event[] = []
  for (const event of events) {
    const isOwn = seatOf(event) === context.actor
    if (isOwn && (event.kind === 'shipped' || event.kind === 'offer-taken')) continue
    if (isOwn && (event.kind === 'paid' || event.kind === 'gained')) {
      if (!isPaidFor) pending.push(event)
      continue
    }
    // Payments directly before a construction paid for it.
    const isCost = isBuilding(event) && pending.every(({ kind }) => kind === 'paid')
    // Where the reader acts, the heading says so.
    const you = isOwn && context.actor === context.you ? null : context.you
    const text = eventText(event, context.texts, context.names, you)
    deeds.push(isCost ? paying(text, tokensIn(pending, 'paid'), context) : text)
    if (isCost) pending = []
  }
  return [...deeds, ...exchangeText(pending, context, effect)]
}

const isBuilding = ({ kind }: Event): boolean =>
  kind === 'built' || kind === 'modernised' || kind === 'ship-built'

/** All goods of a voyage in one sentence, with the energy paid and the francs earned. */
const loadingText = (own: readonly Event[], context: Context): string[] => {
  const shipped = own.filter((event) => event.kind === 'shipped')
  const [first] = shipped
  if (first === undefined) return []
  const tokens = summed(shipped.map((one) => one.tokens))
  const francs = shipped.reduce((sum, one) => sum + one.francs, 0)
  const text = eventText({ ...first, tokens, francs }, context.texts, context.names)
  return [paying(text, tokensIn(own, 'paid'), context)]
}

/** All offers taken, in one sentence. */
const takingText = (own: readonly Event[], context: Context): string[] => {
  const taken = own.filter((event) => event.kind === 'offer-taken')
  if (taken.length === 0) return []
  const text = context.texts.say('event.offer-taken', {
    player: '',
    tokens: context.texts.tokens(summed([taken])),
  })
  return [paying(text, tokensIn(own, 'paid'), context)]
}

/** What was spent and gained. Spent fuel that the conversion does not name paid for its energy. */
const exchangeText = (events: readonly Event[], context: Context, effect: Effect | null): string[] => {
  const { texts } = context
  const spent = tokensIn(events, 'paid')
  const gained = tokensIn(events, 'gained')
  const fuel = spent.filter(({ token }) => isFuel(token, effect))
  const inputs = spent.filter(({ token }) => !isFuel(token, effect))
  const player = ''
  if (events.length === 0) return []
  if (gained.length === 0 && spent.length > 0)
    return [texts.say('event.paid', { player, tokens: texts.tokens(spent) })]
  if (inputs.length === 0)
    return [paying(texts.say('event.gained', { player, tokens: texts.tokens(gained) }), fuel, context)]
  const values = { player, spent: texts.tokens(inputs), gained: texts.tokens(gained) }
  const text =
    effect?.op === 'convert' ? texts.say('action.turns', values) : texts.say('action.trades', values)
  return [paying(text, fuel, context)]
}

const isFuel = (token: number, effect: Effect | null): boolean =>
  (ENERGY[token] ?? 0) > 0 &&
  (effect?.op === 'gain' ||
    (effect?.op === 'convert' &&
      effect.parts.every(({ from }) => from.every((input) => input.token !== token))))
