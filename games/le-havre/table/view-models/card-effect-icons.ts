/** Icon lines of a full building card, generated from its record. */
import {
  type Building,
  type Category,
  type Conversion,
  type Effect,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  type TokenAmounts,
} from '../../rules/index.ts'
import { categoryIcon } from '../icons/icon-names.ts'
import { arrow, bundlePieces, fieldPieces, type IconPart, icon, textPart, tokenPiece } from './token-icons.ts'

type IconRow = readonly IconPart[]

const each = textPart((board) => board('card.each'))
const or = textPart((board) => board('card.or'))

const halves = (half: number): string =>
  half % 2 === 0 ? String(half / 2) : half === 1 ? '½' : `${(half - 1) / 2}½`

const conversionLines = (part: Conversion): IconRow[] => {
  const often = textPart((board) =>
    part.limit === null ? board('card.any-number') : board('card.up-to', { times: part.limit }),
  )
  const bonus = part.halves === null ? [] : [tokenPiece(part.halves, '½'), each]
  const lines: IconRow[] = [[often, ...bundlePieces(part.from), arrow, ...bundlePieces(part.to), ...bonus]]
  if (part.halfEnergyEach > 0) lines.push([icon('m-energy', halves(part.halfEnergyEach)), each])
  if (part.energyOnce > 0)
    lines.push([icon('m-energy', part.energyOnce), textPart((board) => board('card.in-total'))])
  return lines
}

const gainLines = (effect: Extract<Effect, { op: 'gain' }>): IconRow[] => {
  const isMore = effect.tokens.length > 0
  const more = (tokens: TokenAmounts): IconPart[] =>
    tokens.map(({ token, amount }) => tokenPiece(token, isMore ? `+${amount}` : amount))
  const bonus = (tokens: TokenAmounts, join: 'card.per' | 'card.with', mark: IconPart): IconRow[] =>
    tokens.length === 0 ? [] : [[...more(tokens), textPart((board) => board(join)), mark]]
  return [
    ...(effect.requires.length === 0
      ? []
      : [[textPart((board) => board('card.must-hold')), ...bundlePieces(effect.requires)]]),
    ...(isMore ? [bundlePieces(effect.tokens)] : []),
    ...bonus(effect.perFisherman, 'card.per', icon('m-fisher')),
    ...bonus(effect.perHammer, 'card.per', icon('m-hammer')),
    ...bonus(effect.withHammer, 'card.with', icon('m-hammer')),
    ...bonus(effect.perGuest, 'card.per', icon('t-disc')),
    ...effect.perCategory.flatMap(({ category, tokens }) =>
      bonus(tokens, 'card.per', icon(categoryIcon(category))),
    ),
    ...(effect.francPerThree.length === 0
      ? []
      : [
          [
            textPart((board) => board('card.three-of')),
            ...effect.francPerThree.map((token) => tokenPiece(token)),
            arrow,
            icon('m-franc', 1),
          ],
        ]),
    ...(effect.extra === null
      ? []
      : [[icon('m-energy', effect.extra.energy), arrow, ...more(effect.extra.tokens)]]),
  ]
}

const shippingLines = (energyPerShip: number): IconRow[] => [
  [
    textPart((board) => board('card.per-ship')),
    icon('m-energy', energyPerShip),
    arrow,
    ...SHIP_TYPE_RECORDS.flatMap(({ capacity }, type) =>
      capacity > 0 ? [icon(`s-${SHIP_TYPES[type] ?? 'wooden'}`, capacity)] : [],
    ),
  ],
  [
    textPart((board) => board('card.per-good')),
    arrow,
    icon('m-franc'),
    textPart((board) => board('card.by-table')),
  ],
]

const effectLines = (effect: Effect): IconRow[] => {
  switch (effect.op) {
    case 'closed':
      return []
    case 'gain':
      return gainLines(effect)
    case 'convert':
      return effect.parts.flatMap(conversionLines)
    case 'tariff':
      return effect.francs.map((francs, place) => [
        tokenPiece(effect.good, place + 1),
        arrow,
        icon('m-franc', francs),
      ])
    case 'build':
      return [
        [
          icon('t-proposal', `×${effect.count}`),
          ...(effect.saves === null ? [] : [tokenPiece(effect.saves, '−1')]),
        ],
      ]
    case 'build-ship':
      return [
        SHIP_TYPES.map((type) => icon(`s-${type}`)),
        [
          textPart((board) => board('card.modernise')),
          tokenPiece(effect.modernise, 1),
          arrow,
          icon('t-brickpip'),
        ],
      ]
    case 'ship-goods':
      return shippingLines(effect.energyPerShip)
    case 'choose':
      return [
        [
          ...(effect.count === 0
            ? []
            : [textPart((board) => board('card.number-plus', { number: effect.count }))]),
          ...(effect.perCraftsman === 0
            ? []
            : [
                textPart((board) => board('card.number-per', { number: effect.perCraftsman })),
                icon('c-craftsman'),
              ]),
          arrow,
          textPart((board) => board('card.all-different')),
        ],
        effect.among.map((token) => tokenPiece(token)),
      ]
    case 'gain-missing':
      return [
        [
          textPart((board) => board('card.empty-offer')),
          icon('t-quay'),
          arrow,
          textPart((board) => board('card.of-it', { amount: effect.amount })),
        ],
      ]
    case 'return-loans':
      return [
        [icon('m-loan', 1), arrow, icon('m-loan', '−1')],
        [icon('m-loan', 2), arrow, icon('m-loan', '−1'), icon('m-franc', `+${effect.francs}`)],
        [
          icon('m-loan', '3+'),
          arrow,
          icon('m-loan', '−2'),
          or,
          icon('m-loan', '−1'),
          icon('m-franc', `+${effect.francs}`),
        ],
      ]
    case 'exchange':
      return [
        [
          textPart((board) => board('card.any-goods', { number: effect.large.give })),
          arrow,
          tokenPiece(effect.large.gets, 1),
        ],
        [
          textPart((board) => board('card.any-goods', { number: 1 })),
          arrow,
          ...effect.small.flatMap((token, place) =>
            place === 0 ? [tokenPiece(token)] : [or, tokenPiece(token)],
          ),
        ],
      ]
    case 'sell-any':
      return [
        [textPart((board) => board('card.upgraded', { number: 1 })), arrow, icon('m-franc', 1)],
        [
          textPart((board) => board('card.standard', { number: effect.standardForFranc })),
          arrow,
          icon('m-franc', 1),
        ],
      ]
    case 'buy-fuel':
      return effect.fuels.map(({ token, food, limit }) => [
        textPart((board) => board('card.up-to', { times: limit })),
        icon('m-food', food),
        arrow,
        tokenPiece(token, 1),
      ])
    case 'haul':
      return [
        [
          icon('m-franc', effect.francs),
          arrow,
          textPart((board) => board('card.two-neighbours')),
          icon('t-quay'),
        ],
      ]
    case 'evict':
      return [
        [
          icon('m-franc', effect.francs),
          arrow,
          icon('t-disc'),
          textPart((board) => board('card.take-place')),
        ],
      ]
    case 'pawn':
      return [
        [textPart((board) => board('card.any-goods', { number: 1 })), arrow, icon('m-franc', effect.francs)],
      ]
    case 'pick':
      return [effect.among.map((token) => tokenPiece(token))]
    case 'collect':
      return [[icon('t-disc'), arrow, tokenPiece(effect.token, effect.amount)]]
    case 'strike':
    case 'take-offers':
      return [[icon('t-quay')]]
    case 'duplicate':
    case 'barter':
      return [[textPart((board) => board('card.any')), arrow, textPart((board) => board('card.any'))]]
    case 'rest':
      return [[icon('t-disc')]]
    case 'replace':
      return [[icon('t-special')]]
    default:
      return [fieldPieces(effect)]
  }
}

const endLines = ({ endValue }: Building): IconRow[] => {
  if (endValue === null) return []
  const bonuses: IconPart[] = [
    ...(Object.entries(endValue.perCategory) as [Category, number][]).flatMap(([category, francs]) => [
      icon(categoryIcon(category)),
      arrow,
      icon('m-franc', `+${francs}`),
    ]),
    ...(endValue.perShip === 0 ? [] : [icon('s-wooden'), arrow, icon('m-franc', `+${endValue.perShip}`)]),
    ...(endValue.halfPerGood === 0
      ? []
      : [
          textPart((board) => board('card.any-goods', { number: 1 })),
          arrow,
          icon('m-franc', halves(endValue.halfPerGood)),
        ]),
  ]
  return [[textPart((board) => board('card.at-end'))], bonuses]
}

export const cardLines = (building: Building): IconRow[] => [
  ...effectLines(building.effect),
  ...endLines(building),
]
