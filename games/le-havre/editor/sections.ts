/** Sections and fields of the position editor of Le Havre. */
import type { Draft, EditorChoice, EditorSection } from '@quayside/game'
import { listAt, valueAt } from '@quayside/game/editor/draft.ts'
import { editorFields, yesOrNo } from '@quayside/game/editor/fields.ts'
import type { Translate } from '@quayside/texts'
import type { Texts } from '../language/index.ts'
import type { EditorMessages } from '../messages/editor/types.ts'
import {
  BUILDINGS,
  DEFAULT_OPTIONS,
  GOODS,
  leHavre,
  MODULES,
  OFFERS,
  type Options,
  roundsOf,
  SHIP_TYPES,
  SHIPS,
  SUPPLY_TILES,
  shipWord,
  TOKENS,
  TURNS,
  VERSIONS,
} from '../rules/index.ts'
import { gameCards } from '../rules/position/game-cards.ts'
import { PHASES, STEPS } from '../rules/position/literal.ts'

export interface EditorTexts {
  readonly texts: Texts
  readonly say: Translate<EditorMessages>
}

/** The draft's options, or the default ones where they are invalid. */
const optionsIn = (draft: Draft): Options => {
  const read = leHavre.options(valueAt(draft, ['options']) ?? {})
  return read.ok ? read.value : DEFAULT_OPTIONS
}

export const playersIn = (draft: Draft): number => optionsIn(draft).players

const { list, amount, choice } = editorFields({ cards: 48, amount: 999 })

const seatsOf = (draft: Draft): readonly string[] =>
  Array.from({ length: playersIn(draft) }, (_, seat) => `${seat + 1}`)

/** The names of the buildings in the game, standard buildings first. */
const buildingsIn = (draft: Draft): readonly string[] => {
  const { standard, drawable, hands } = gameCards(optionsIn(draft))
  return BUILDINGS.flatMap(({ name }, card) =>
    standard.has(card) || drawable.has(card) || hands.has(card) ? [name] : [],
  )
}

const isSpecial = (name: string): boolean =>
  BUILDINGS.some((building) => building.name === name && building.special)

/** Standard buildings of the game that the draft places nowhere. */
export const nowhere = (draft: Draft): readonly string[] => {
  const placed = new Set([
    ...['town', 'out'].flatMap((place) => listAt(draft, [place])),
    ...listAt(draft, ['piles']).flat(),
    ...seatsOf(draft).flatMap((seat) => listAt(draft, ['seats', seat, 'buildings'])),
  ])
  return buildingsIn(draft).filter((name) => !isSpecial(name) && !placed.has(name))
}

const buildingChoices = (names: readonly string[], { texts }: EditorTexts): readonly EditorChoice[] =>
  names.map((value) => ({ value, label: texts.building(value).plain }))

const setup = (draft: Draft, editorTexts: EditorTexts): EditorSection => {
  const { say, texts } = editorTexts
  const { players, version, specials } = optionsIn(draft)
  const option = (name: string): readonly string[] => ['options', name]
  return {
    id: 'setup',
    title: say('setup'),
    summary: say('about.setup', { players, version: say(`version.${version}`) }),
    groups: [
      {
        title: '',
        fields: [
          amount(option('players'), say('players'), 5, 1),
          choice(
            option('version'),
            say('version'),
            VERSIONS.map((value) => ({ value, label: say(`version.${value}`) })),
          ),
          amount(['start'], say('start'), players, 1),
          choice(option('stadiumPurchase'), say('stadium'), yesOrNo(say)),
          choice(option('doubleInterest'), say('interest'), yesOrNo(say)),
          amount(option('marketplaceLimit'), say('market'), 8, 2),
          choice(option('soloWithoutOthersCards'), say('solo'), yesOrNo(say)),
          list(
            option('modules'),
            say('modules'),
            MODULES.map((value) => ({ value, label: texts.names.modules[value] })),
          ),
          typeof specials === 'string'
            ? choice(option('specials'), say('specials'), [
                { value: 'all', label: say('specials.all') },
                { value: 'modules', label: say('specials.modules') },
              ])
            : list(
                option('specials'),
                say('specials'),
                buildingChoices(
                  BUILDINGS.filter(({ special }) => special).map(({ name }) => name),
                  editorTexts,
                ),
              ),
        ],
      },
    ],
  }
}

const tileChoices = ({ say, texts }: EditorTexts): readonly EditorChoice[] => [
  { value: null, label: say('tile.unknown') },
  ...SUPPLY_TILES.map(({ goods }) => ({
    value: goods.join('+'),
    label: goods.map((good) => texts.kind(good).plain).join(' + '),
  })),
]

const round = (draft: Draft, editorTexts: EditorTexts): EditorSection => {
  const { say } = editorTexts
  const { players, version, modules } = optionsIn(draft)
  const hasStrikes = modules.length > 0
  return {
    id: 'round',
    title: say('round'),
    summary: say('about.round', {
      round: Number(valueAt(draft, ['round']) ?? 1),
      turn: Number(valueAt(draft, ['turn']) ?? 1),
    }),
    groups: [
      {
        title: '',
        fields: [
          amount(['round'], say('round'), roundsOf(version, players).length + 1, 1),
          choice(
            ['phase'],
            say('phase'),
            PHASES.map((value) => ({ value, label: say(`phase.${value}`) })),
          ),
          amount(['turn'], say('turn'), TURNS + 1, 1),
          choice(
            ['step'],
            say('step'),
            STEPS.map((value) => ({ value, label: say(`step.${value}`) })),
          ),
          ...(hasStrikes
            ? [
                list(
                  ['strike'],
                  say('strike'),
                  seatsOf(draft).map((seat) => ({
                    value: Number(seat),
                    label: say('seat', { number: seat }),
                  })),
                ),
                amount(['finalActions'], say('final-actions'), 9),
              ]
            : []),
        ],
      },
      {
        title: '',
        fields: SUPPLY_TILES.map((_, place) =>
          choice(['tiles', `${place}`], say('tile', { number: place + 1 }), tileChoices(editorTexts)),
        ),
      },
    ],
  }
}

const offers = (draft: Draft, { say, texts }: EditorTexts): EditorSection => {
  const names = OFFERS.flatMap((token) => TOKENS[token] ?? [])
  return {
    id: 'offers',
    title: say('offers'),
    summary: names.map((name) => Number(valueAt(draft, ['offers', name]) ?? 0)).join(' '),
    groups: [{ title: '', fields: names.map((name) => amount(['offers', name], texts.kind(name).plain)) }],
  }
}

const buildings = (draft: Draft, editorTexts: EditorTexts): EditorSection => {
  const { say } = editorTexts
  const names = buildingsIn(draft)
  const choices = buildingChoices(names, editorTexts)
  const placed = listAt(draft, ['town']).length + listAt(draft, ['piles']).flat().length
  const { modules } = optionsIn(draft)
  return {
    id: 'buildings',
    title: say('buildings'),
    summary: say('about.count', { count: placed }),
    groups: [
      {
        title: '',
        fields: [
          list(['town'], say('town'), choices),
          ...[0, 1, 2].map((pile) =>
            list(['piles', `${pile}`], say('pile', { number: pile + 1 }), choices, true),
          ),
          choice(['waiting'], say('waiting'), [
            { value: null, label: say('none') },
            ...buildingChoices(names.filter(isSpecial), editorTexts),
          ]),
          list(
            ['modernised'],
            say('modernised'),
            buildingChoices(
              names.filter((name) => name.startsWith('wharf')),
              editorTexts,
            ),
          ),
          list(['sold'], say('sold'), choices),
          ...(modules.length > 0 ? [list(['out'], say('out'), choices)] : []),
        ],
      },
    ],
  }
}

const shipChoices = ({ texts }: EditorTexts, type?: string): readonly EditorChoice[] =>
  SHIPS.flatMap((ship, place) =>
    type === undefined || ship.type === type
      ? [{ value: shipWord(place), label: texts.ship(shipWord(place)).plain }]
      : [],
  )

const ships = (draft: Draft, editorTexts: EditorTexts): EditorSection => {
  const { say, texts } = editorTexts
  const count = SHIP_TYPES.reduce((sum, type) => sum + listAt(draft, ['ships', type]).length, 0)
  return {
    id: 'ships',
    title: say('ships'),
    summary: say('about.count', { count }),
    groups: [
      {
        title: '',
        fields: SHIP_TYPES.map((type) =>
          list(
            ['ships', type],
            say('pile.ships', { type: texts.names.shipTypes[type].kind ?? type }),
            shipChoices(editorTexts, type),
            true,
          ),
        ),
      },
    ],
  }
}

const seat = (draft: Draft, number: string, editorTexts: EditorTexts): EditorSection => {
  const { say, texts } = editorTexts
  const at = (...path: readonly string[]): readonly string[] => ['seats', number, ...path]
  const choices = buildingChoices(buildingsIn(draft), editorTexts)
  const { modules } = optionsIn(draft)
  return {
    id: `seat-${number}`,
    title: say('seat', { number }),
    summary: say('about.seat', {
      francs: Number(valueAt(draft, at('stock', 'franc')) ?? 0),
      cards: listAt(draft, at('buildings')).length + listAt(draft, at('ships')).length,
    }),
    groups: [
      {
        title: '',
        fields: TOKENS.map((token) => amount(at('stock', token), texts.kind(token).plain)),
      },
      {
        title: '',
        fields: [
          amount(at('loans'), say('loans'), 99),
          amount(at('owes'), say('owes')),
          choice(at('disc'), say('disc'), [{ value: null, label: say('disc.home') }, ...choices]),
          list(at('buildings'), say('own.buildings'), choices),
          list(at('ships'), say('own.ships'), shipChoices(editorTexts)),
          ...(modules.length > 0
            ? [
                list(
                  at('pawned'),
                  say('pawned'),
                  GOODS.map((good) => ({ value: good, label: texts.kind(good).plain })),
                ),
              ]
            : []),
        ],
      },
    ],
  }
}

const hidden = (draft: Draft, editorTexts: EditorTexts): EditorSection => {
  const { say } = editorTexts
  const specials = buildingChoices(buildingsIn(draft).filter(isSpecial), editorTexts)
  const unknown: EditorChoice = { value: null, label: say('unknown') }
  const { modules } = optionsIn(draft)
  const player = (number: string): string => say('seat', { number })
  return {
    id: 'hidden',
    title: say('hidden'),
    summary: say('about.count', { count: listAt(draft, ['special']).length }),
    groups: [
      {
        title: '',
        fields: [
          choice(['viewer'], say('viewer'), [
            { value: null, label: say('viewer.all') },
            { value: 'spectator', label: say('viewer.public') },
            ...seatsOf(draft).map((number) => ({
              value: Number(number),
              label: say('viewer.seat', { player: player(number) }),
            })),
          ]),
          list(['special'], say('special'), [unknown, ...specials], true, 6),
          choice(['awaiting'], say('awaiting'), yesOrNo(say)),
          ...seatsOf(draft).flatMap((number) => [
            list(
              ['seats', number, 'knows'],
              say('knows', { player: player(number) }),
              [1, 2, 3, 4, 5, 6].map((place) => ({ value: place, label: `${place}` })),
            ),
            list(['seats', number, 'either'], say('either', { player: player(number) }), specials, false, 2),
            ...(modules.length > 0
              ? [
                  list(
                    ['seats', number, 'hand'],
                    say('hand', { player: player(number) }),
                    [unknown, ...specials],
                    true,
                    3,
                  ),
                ]
              : []),
          ]),
          { kind: 'raw', path: ['frames'], label: say('action') },
        ],
      },
    ],
  }
}

export const sectionsOf = (draft: Draft, editorTexts: EditorTexts): readonly EditorSection[] => [
  setup(draft, editorTexts),
  round(draft, editorTexts),
  offers(draft, editorTexts),
  buildings(draft, editorTexts),
  ships(draft, editorTexts),
  ...seatsOf(draft).map((number) => seat(draft, number, editorTexts)),
  hidden(draft, editorTexts),
]
