import type { BoardCatalogue } from '../parameters.ts'

export const messages: BoardCatalogue = {
  // the zones
  zones: 'Zones of the table',
  'zone.offers': 'Offers',
  'zone.harbour': 'Harbor',
  'zone.proposals': 'Proposals',
  'zone.ships': 'Ships',
  'zone.rounds': 'Rounds',
  'zone.players': 'Players',
  'zone.mine': 'Store and cards: {player}',
  'zone.inspector': 'Card in detail',
  'drawer.info': 'Show the card',
  'drawer.history': 'Show the log',
  'drawer.label': 'Card and log',
  'drawer.card': 'Card',
  'drawer.log': 'Log',
  'drawer.close': 'Close',
  find: 'Find a card',
  'find.none': 'No card with that name in this game.',
  you: 'You',
  town: 'the town',
  goods: '{number, plural, one {# good} other {# goods}}',

  // rounds and turns
  'round-of': 'Round {round} of {rounds}',
  'game-over': 'Game over',
  'final-action': 'Final action',
  ribbon: 'Coming turns',
  'ribbon.round': 'Round {round}',
  'ribbon.final': 'Final actions',
  'ribbon.now': 'now',
  'ribbon.feed': 'Feed {food}',
  'ribbon.turn':
    'Round {round}, turn {turn}: {player}, {goods}{interest, select, yes {, interest is due} other {}}.',
  'ribbon.turn.hidden': 'Round {round}, turn {turn}: {player}, supply tile face down.',
  'ribbon.turn.final': 'Final action: {player}.',
  'ribbon.feeding':
    'End of round {round}: {harvest, select, yes {harvest} other {no harvest}}, feed {food}{town, select, standard {, the town builds} special {, a special building is revealed} other {}}.',
  'round.past': '1–{last}',
  'round.sentence':
    'Round {round}: food {food}, {harvest, select, yes {harvest} other {no harvest}}{town, select, standard {, the town builds} special {, a special building} other {}}, then the {type} {ship}, value {value}.',
  'round.harvest':
    '{harvest, select, yes {Harvest: 1 grain if you hold any, 1 cattle if you hold 2 or more.} other {No harvest.}}',
  'round.food': 'Everybody feeds their workers: {food}.',
  'round.yours':
    'Your ships bring {ships}, you can add {held}.{short, plural, =0 {} other { # food is missing: without more food or a sale, that means a loan.}}',
  'round.town':
    '{town, select, standard {The town builds the proposal with the lowest number.} special {The top special building is revealed and belongs to the town.} other {The town builds nothing.}}',
  'round.town-builds': 'As things stand: {building}.',
  'round.ship': 'The round card becomes the {type} {ship}, value {value}.',
  'round.final':
    'Everybody takes one last main action. Occupied buildings may be entered; nothing can be bought.',

  // seats
  'seat.rank': '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'seat.sentence':
    '{player}: wealth {wealth}, place {rank}; {francs}, {food}, {energy}, room for {cargo, plural, one {# good} other {# goods}} on ships; {hammers}, {fishermen}, {loans}, {buildings, plural, one {# building} other {# buildings}}.',
  'seat.wealth':
    'Francs {francs}, buildings {buildings}, ships {ships}{bonus, plural, =0 {} other {, bonus #}}{loans, plural, =0 {} other {, loans −#}}.',
  'seat.short': '{food} food short',
  'seat.to-pay': '{food} to pay',
  'seat.fed': 'Fed',
  'seat.fed-by-ships': 'Fed by ships',
  'seat.covered': '{food} ready',

  // ships
  'ship.short': '{type, select, wooden {Wooden} iron {Iron} steel {Steel} other {Liners}}',
  'ship.none': 'none left',
  'ship.round': 'round {round}',
  'ship.pile':
    '{type}: {ship} on top, value {value}, {left} in the pile{arrives, plural, =0 {} other {; one of value # arrives after this round}}.',

  // offers
  'offer.sentence':
    '{good}: {amount} on offer{unsure, select, yes {, at least {adds} more by your next turn} other {{adds, plural, =0 {} other {, # more by your next turn}}}}.',
  'offer.adds': '{unsure, select, yes {{adds, plural, =0 {+?} other {+#?}}} other {+{adds}}}',
  'offer.note.buildings': 'only from buildings',
  'offer.note.forecast': 'by your next turn',
  'offer.title': '{good} offer',
  'offer.now': 'There now: {tokens}.',
  'offer.ahead': 'At your next turn: {unsure, select, yes {at least } other {}}{tokens}, if nobody takes it.',
  'offer.grows': 'In the next seven turns it grows {turns, plural, one {once} other {# times}}: {players}.',

  // proposals
  'proposals.town-now': 'Town builds {no} after feeding',
  'proposals.town': 'Town builds {no} after round {round}',
  'proposals.special': '{cards} special, next after {round}',
  'proposals.special-left': '{cards} special left',
  'proposals.can-build': 'Can build',
  'proposals.on-top': 'on top of a proposal pile',
  'proposals.below': 'under other proposals',
  'proposals.left': '{cards, plural, one {# card} other {# cards}}',
  'proposals.pile': 'Proposal pile {pile}, {cards, plural, one {# card} other {# cards}}',
  'proposals.empty': 'This pile is used up.',

  // buildings
  'harbour.count': '{buildings, plural, one {# building} other {# buildings}}',
  'harbour.all': 'All',
  'harbour.usable': 'Usable {buildings}',
  'building.chip':
    '{building, select, workers_cottages {Cottages} construction_site {Site} tobacco_factory {Tobacco} fishermans_hut {Fisher Hut} smelting_furnace {Furnace} department_of_agriculture {Agriculture} department_of_economics {Economics} biofuel_facility {BioFuel} trafficking_spot {Trafficking} major_corporation {Corporation} rattletrap_car {Rattletrap} wholesale_bakery {Wholesale} construction_firm {Construction} hardware_store {Hardware} grocery_market {Grocery} business_office {Office} labor_exchange {Labor Exch.} clothing_industry {Clothing} iron_mine_and_coal_seam {Iron, Coal} fish_restaurant {Fish Rest.} fishpond_and_wood {Fishpond} leather_industry {Leather} furniture_factory {Furniture} schnaps_distillery {Distillery} brick_manufacturer {Brick Maker} football_stadium {Stadium} other {}}',
  'building.free': 'free',
  'building.end-bonus': 'end bonus',
  'building.value': 'value {value}',
  'building.sentence': '{building}, belongs to {owner}, value {value}.',
  'building.inside': 'Inside: {player}.',
  'status.town': 'Belongs to the town.',
  'status.proposal': 'A proposal: nobody has built it yet.',
  'status.owner': '{you, select, yes {You own it.} other {{player} owns it.}}',
  'status.inside': '{you, select, yes {You are inside.} other {{player} is inside.}}',
  'status.possible': 'Possible now: {commands}.',

  // the full card
  'card.cost': 'Building cost',
  'card.fee': 'Entry fee',
  'card.free': 'Free',
  'card.closed': 'no action',
  'card.value': 'value',
  'card.buy': 'Price',
  'card.not-for-sale': 'Not for sale',
  'card.category':
    '{category, select, C {Craftsman} E {Economic} I {Industrial} P {Public} N {Non-building} other {Ship}}',
  'card.ship-values': 'Value of each good when shipped',
  'card.each': 'each',
  'card.or': 'or',
  'card.any': 'any',
  'card.any-number': 'any number',
  'card.up-to': '{times, plural, =1 {once} other {up to #}}',
  'card.in-total': 'in total, however many',
  'card.per': 'per',
  'card.with': 'with',
  'card.three-of': 'per 3 of',
  'card.must-hold': 'must hold',
  'card.per-ship': 'per ship',
  'card.per-good': 'per good',
  'card.by-table': 'by the table below',
  'card.modernise': 'once',
  'card.number-plus': '{number} +',
  'card.number-per': '{number} per',
  'card.all-different': 'all different',
  'card.empty-offer': 'each empty offer',
  'card.of-it': '{amount} of it',
  'card.any-goods': '{number, plural, one {any # good} other {any # goods}}',
  'card.upgraded': '{number} upgraded',
  'card.standard': '{number} standard',
  'card.two-neighbours': 'two adjacent',
  'card.take-place': 'take over the place',
  'card.at-end': 'At game end, per own',

  // tokens
  'token.worth':
    '{food} food, {energy} energy, {value, plural, one {# franc} other {# francs}} when shipped.',
  'token.from': 'Where it comes from',
  'token.to': 'What uses it',
  'token.builds': 'Building costs that ask for it',
  'token.offer': 'On offer: {amount}.',
  'token.nowhere': 'Nothing in this game.',

  // the own area
  'mine.francs': 'Francs',
  'mine.buildings': '{buildings, plural, one {# building} other {# buildings}}',
  'mine.ships': '{ships, plural, one {# ship} other {# ships}}',
  'mine.bonus': 'Bonus',
  'mine.loans': '{loans, plural, one {# loan} other {# loans}}',
  'mine.feeding': 'Food: {due} due, {ready} ready',
  'mine.turns':
    '{turns, plural, =0 {no turn left} one {# turn left} other {# turns left}}{final, plural, =0 {} other {, # final}}',
  'mine.good':
    '{goods}{picked, plural, =0 {} other {; the chosen option changes it by #}}{harvest, plural, =0 {} other {; harvest brings #}}',
  'mine.no-buildings': 'You own no building yet.',
  'mine.no-ships': 'No ships, no loans.',
  'mine.ship': '{ship}, {type}, value {value}, brings {food} each round.',
  'mine.loan': '{loans}; each is repaid with {francs}.',
  'mine.repay': 'Repay {francs}',
  'loan.terms':
    'A loan brings {gets} when you cannot pay. Interest is {interest} a round, however many loans you have. You may repay a loan at any time with {repay}; at game end each one left costs {penalty}.',

  // the special pile
  'special.title': 'Special buildings',
  'special.next': 'The next one is revealed at the end of round {round}.',
  'special.none': 'No more are revealed in this game.',
  'special.hidden': '{place}: face down',
  'special.known': '{place}: {building}',

  // why not, in about three words
  'why.occupied': '{player} inside',
  'why.missing': '{tokens} short',
  'why.fee': 'fee {tokens}',
  'why.lacks-goods': 'goods missing',
  'why.own-disc-inside': 'you are here',
  'why.closed': 'no action',
  'why.fee-eats-action': 'not after the fee',
  'why.nothing-to-gain': 'nothing to gain',
  'why.lacks-ship': 'needs a ship',
  'why.no-loan': 'no loan',
  'why.no-empty-offer': 'no empty offer',
  'why.no-two-neighbours': 'no adjacent offers',
  'why.nobody-to-evict': 'nobody to move',
  'why.cannot-use-that': 'no use there',
  'why.nothing-buildable': 'cannot build',
  'why.no-ship-buildable': 'no ship',
  'why.not-on-top': 'not on top',
  'why.cannot-be-built': 'not buildable',
  'why.game-over': 'game over',
  'why.not-now': 'not now',
}
