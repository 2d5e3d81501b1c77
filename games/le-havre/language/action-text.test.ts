import { describe, expect, it } from 'vitest'
import { BUILDINGS, type Event, SHIPS, TOKENS, type TokenName } from '../rules/index.ts'
import { actionText } from './action-text.ts'
import { actionsOf } from './actions.ts'
import { ALL_MODULES, allTexts, everyLanguage, faultsOf, playOut } from './testing.ts'

const NAMES = ['Ines', 'Mateo']

const card = (name: string): number => BUILDINGS.findIndex((building) => building.name === name)

/** `6 clay` and so on. */
type Amounts = readonly (readonly [number, TokenName])[]

const bundle = (...amounts: Amounts) =>
  amounts.map(([amount, name]) => ({ token: TOKENS.indexOf(name), amount }))

const enters = (building: string): Event => ({ kind: 'entered', seat: 1, building: card(building) })
const fee = (to: 0 | null, amount: number, token: TokenName = 'franc'): Event => ({
  kind: 'fee-paid',
  seat: 1,
  to,
  tokens: bundle([amount, token]),
})
const pays = (...tokens: Amounts): Event => ({ kind: 'paid', seat: 1, tokens: bundle(...tokens) })
const gets = (...tokens: Amounts): Event => ({ kind: 'gained', seat: 1, tokens: bundle(...tokens) })
const ships = (amount: number, token: TokenName, francs: number): Event => ({
  kind: 'shipped',
  seat: 1,
  tokens: bundle([amount, token]),
  francs,
})

/** Events of an action, and their text in each language under the player's heading. */
const CASES: readonly {
  readonly events: readonly Event[]
  readonly sentences: readonly [en: string, fr: string, es: string, zh: string]
}[] = [
  {
    events: [{ kind: 'offer-taken', seat: 1, token: 1, amount: 6 }],
    sentences: ['Takes 6 wood', 'Prend 6 bois', 'Toma 6 maderas', '拿取6個木材'],
  },
  {
    events: [
      enters('brickworks'),
      fee(0, 1),
      pays([6, 'clay']),
      pays([1, 'charcoal']),
      gets([6, 'brick'], [3, 'franc']),
    ],
    sentences: [
      'Enters the Brickworks (1 franc to Ines): turns 6 clay into 6 bricks and 3 francs, paying 1 charcoal',
      'Utilise la Briqueterie (1 franc à Ines) : transforme 6 argiles en 6 briques et 3 francs en payant 1 charbon de bois',
      'Entra en el Ladrillar (1 franco a Ines): transforma 6 arcillas en 6 ladrillos y 3 francos pagando 1 carbón vegetal',
      '進入製磚廠（支付1法郎給Ines）：將6份黏土轉換為6個磚塊和3法郎，支付1個木炭',
    ],
  },
  {
    events: [enters('marketplace'), gets([1, 'fish'], [1, 'wood'])],
    sentences: [
      'Enters the Marketplace: receives 1 fish and 1 wood',
      'Utilise le Marché : reçoit 1 poisson et 1 bois',
      'Entra en el Mercado: recibe 1 pescado y 1 madera',
      '進入市場：獲得1條魚和1個木材',
    ],
  },
  {
    events: [
      enters('construction-firm'),
      fee(null, 2, 'fish'),
      pays([3, 'wood']),
      { kind: 'built', seat: 1, building: card('fishery') },
      pays([2, 'clay']),
      { kind: 'built', seat: 1, building: card('smokehouse') },
    ],
    sentences: [
      'Enters the Construction Firm (2 fish): builds the Fishery, paying 3 wood; builds the Smokehouse, paying 2 clay',
      'Utilise l’Entreprise de construction (2 poissons) : construit la Pêcherie en payant 3 bois ; construit le Fumoir en payant 2 argiles',
      'Entra en la Inmobiliaria (2 pescados): construye la Pesquería pagando 3 maderas; construye la Fábrica de ahumados pagando 2 arcillas',
      '進入營造廠（支付2條魚）：建造漁場，支付3個木材；建造煙燻廠，支付2份黏土',
    ],
  },
  {
    events: [
      enters('shipping-line'),
      ships(3, 'leather', 12),
      ships(1, 'bread', 3),
      pays([2, 'charcoal']),
      gets([15, 'franc']),
    ],
    sentences: [
      'Enters the Shipping Line: ships 3 leather and 1 bread for 15 francs, paying 2 charcoal',
      'Utilise la Compagnie maritime : expédie 3 cuirs et 1 pain pour 15 francs en payant 2 charbons de bois',
      'Entra en la Compañía naviera: envía 3 cueros y 1 pan por 15 francos pagando 2 carbones vegetales',
      '進入航線：運送3張皮革和1個麵包，獲得15法郎，支付2個木炭',
    ],
  },
  {
    events: [
      enters('haulage-firm'),
      pays([3, 'franc']),
      { kind: 'offer-taken', seat: 1, token: 1, amount: 2 },
      { kind: 'offer-taken', seat: 1, token: 4, amount: 3 },
    ],
    sentences: [
      'Enters the Haulage Firm: takes 2 wood and 3 grain, paying 3 francs',
      'Utilise la Société de transport : prend 2 bois et 3 grains en payant 3 francs',
      'Entra en la Empresa de transportes: toma 2 maderas y 3 cereales pagando 3 francos',
      '進入貨運公司：拿取2個木材和3份穀物，支付3法郎',
    ],
  },
  {
    events: [enters('bridge-over-the-seine'), pays([3, 'fish']), gets([1, 'franc'])],
    sentences: [
      'Enters the Bridge over the Seine: exchanges 3 fish for 1 franc',
      'Utilise le Pont de Normandie : échange 3 poissons contre 1 franc',
      'Entra en el Puente sobre el Sena: cambia 3 pescados por 1 franco',
      '進入塞納河大橋：以3條魚換取1法郎',
    ],
  },
  {
    events: [
      enters('wharf-1'),
      pays([5, 'wood']),
      { kind: 'ship-built', seat: 1, ship: SHIPS.findIndex(({ type }) => type === 'wooden') },
    ],
    sentences: [
      'Enters Wharf 1: builds the Appoline (wooden ship), paying 5 wood',
      'Utilise le Chantier naval 1 : construit l’Appoline (bateau en bois) en payant 5 bois',
      'Entra en el Astillero 1: construye el Appoline (barco de madera) pagando 5 maderas',
      '進入造船廠一：建造阿波琳號（木船），支付5個木材',
    ],
  },
  {
    events: [
      { kind: 'loans-taken', seat: 1, loans: 1, francs: 4 },
      { kind: 'fed', seat: 1, food: 5, ships: 0, tokens: bundle([5, 'franc']) },
    ],
    sentences: [
      'Takes out 1 loan and receives 4 francs; feeds their workers (5 food) with 5 francs',
      'Prend 1 emprunt et reçoit 4 francs ; nourrit ses ouvriers (5 nourritures) avec 5 francs',
      'Pide 1 préstamo y recibe 4 francos; alimenta a sus trabajadores (5 comidas) con 5 francos',
      '拿取1張借貸卡，獲得4法郎；以5法郎餵養工人（5份食物）',
    ],
  },
]

it.each(CASES)('an action is one sentence: $sentences.0', ({ events, sentences }) => {
  const actions = actionsOf(events.map((event) => ({ moveNumber: 7, event })))
  expect(actions).toEqual([{ moveNumber: 7, seat: 1, events }])
  expect(
    allTexts.map((texts) =>
      actionText(events, texts, NAMES, { isNamed: false }).replaceAll(/[\u00a0\u202f]/g, ' '),
    ),
  ).toEqual(sentences)
})

describe('an action', () => {
  it('begins with the player where no heading names them', () => {
    const said = allTexts.map((texts) => actionText([enters('marketplace')], texts, NAMES))
    expect(said).toEqual([
      'Mateo enters the Marketplace',
      'Mateo utilise le Marché',
      'Mateo entra en el Mercado',
      'Mateo進入市場',
    ])
  })

  it('says "you" to the player, and to the owner who is paid', () => {
    const loan: Event = { kind: 'loans-taken', seat: 1, loans: 1, francs: 4 }
    const fed: Event = { kind: 'fed', seat: 1, food: 5, ships: 0, tokens: bundle([5, 'fish']) }
    const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(allTexts.map((texts) => plain(actionText([loan, fed], texts, NAMES, { you: 1 })))).toEqual([
      'You take out 1 loan and receive 4 francs. You feed your workers (5 food) with 5 fish',
      'Vous prenez 1 emprunt et recevez 4 francs. Vous nourrissez vos ouvriers (5 nourritures) avec 5 poissons',
      'Pides 1 préstamo y recibes 4 francos. Alimentas a tus trabajadores (5 comidas) con 5 pescados',
      '你拿取1張借貸卡，獲得4法郎。你以5條魚餵養工人（5份食物）',
    ])
    const supply: Event = { kind: 'supplied', seat: 1, tile: 0, tokens: bundle([1, 'wood']) }
    expect(
      allTexts.map((texts) => plain(actionText([supply], texts, NAMES, { isNamed: false, you: 1 }))),
    ).toEqual([
      'Adds 1 wood to the offers',
      'Place 1 bois sur les Quais',
      'Añade 1 madera a las ofertas',
      '將1個木材放到供給區',
    ])
    const visit = [enters('marketplace'), fee(0, 2)]
    expect(allTexts.map((texts) => plain(actionText(visit, texts, NAMES, { you: 0 })))).toEqual([
      'Mateo enters the Marketplace (2 francs to you)',
      'Mateo utilise le Marché (2 francs pour vous)',
      'Mateo entra en el Mercado (2 francos para ti)',
      'Mateo進入市場（支付2法郎給你）',
    ])
  })

  it('is not interrupted by purchases and sales', () => {
    const bought: Event = { kind: 'bought', seat: 1, building: card('fishery'), francs: 10 }
    const story = [enters('brickworks'), bought, pays([1, 'clay']), gets([1, 'brick'])]
    const actions = actionsOf(story.map((event, moveNumber) => ({ moveNumber, event })))
    expect(actions.map(({ moveNumber, events }) => [moveNumber, events.length])).toEqual([
      [0, 3],
      [1, 1],
    ])
  })

  it('ends with the turn', () => {
    const story: readonly Event[] = [
      { kind: 'offer-taken', seat: 0, token: 0, amount: 2 },
      { kind: 'turn-begins', seat: 1, round: 1, turn: 2 },
      { kind: 'supplied', seat: 1, tile: 0, tokens: bundle([1, 'wood']) },
      { kind: 'offer-taken', seat: 1, token: 1, amount: 2 },
    ]
    const actions = actionsOf(story.map((event) => ({ moveNumber: 0, event })))
    expect(actions.map(({ seat, events }) => [seat, events[0]?.kind])).toEqual([
      [0, 'offer-taken'],
      [1, 'supplied'],
      [1, 'offer-taken'],
    ])
  })
})

const GAMES = [
  ...[1, 3, 5].map((players) => playOut({ players, version: 'full' }, `log-${players}`)),
  ...[2, 4].map((players) => playOut({ ...ALL_MODULES, players }, `modules-${players}`)),
]

describe.each(everyLanguage)('whole games in %s', (locale, texts) => {
  it('are described without faults or gaps', () => {
    for (const { events } of GAMES) {
      const actions = actionsOf(events.map((event, moveNumber) => ({ moveNumber, event })))
      const described = actions.flatMap((action) => action.events)
      expect(new Set(described)).toEqual(new Set(events.filter(({ kind }) => kind !== 'turn-begins')))
      for (const isNamed of [true, false]) {
        const lines = new Set(actions.map((action) => actionText(action.events, texts, [], { isNamed })))
        expect([...lines].flatMap((line) => faultsOf(line, locale))).toEqual([])
      }
    }
  })
})
