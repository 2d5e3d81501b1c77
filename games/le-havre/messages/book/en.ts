export const messages = {
  'topic.turn.title': 'A turn',
  'topic.turn.body':
    'First the supply: your ship moves to the next tile and two goods arrive. Then one main action: take an offer or use a building. Before and after it you may buy, sell and repay loans. Every round has seven turns.',
  'topic.supply.title': 'Supply tiles',
  'topic.supply.body':
    'Seven tiles lie in a row, and each brings two tokens to the offers. They keep their order for the whole game, so once all are face up you can see what will arrive. One of them makes interest due.',
  'topic.offers.title': 'Taking an offer',
  'topic.offers.body':
    'You take everything that lies on one offer space, never a part of it. Francs are an offer like any other. Coal, hides and upgraded goods have no offer: only buildings bring them.',
  'topic.undo.title': 'Taking back',
  'topic.undo.body':
    'You can take back what you did until somebody else has acted or a hidden card has been turned up. What was seen cannot be unseen.',
  'topic.use-building.title': 'Using a building',
  'topic.use-building.body':
    'Send your person into a building of the town, of your own or of another player, pay the entry fee and carry out its action. While your person is there nobody else can enter, and you cannot use the same building again without leaving it.',
  'topic.entry-fee.title': 'Entry fee',
  'topic.entry-fee.body':
    'The fee goes to the owner, or to the treasury where the town owns the building. Owners enter free. Food fees may be paid with francs too, francs only with francs. It is paid before the action, never with a loan, and must leave enough for the action.',
  'topic.building.title': 'Building',
  'topic.building.body':
    'The Building Firms and the Construction Firm build. Only the top card of each pile of proposals can be built, and its cost is paid in goods. Brick may stand for clay and steel for iron, never the other way round.',
  'topic.buying.title': 'Buying',
  'topic.buying.body':
    'In your turn you may buy any building of the town, the top card of a pile of proposals and the top ship of a pile for francs. Luxury liners and cards without a price are not for sale. Nobody buys in the final stage.',
  'topic.selling.title': 'Selling',
  'topic.selling.body':
    'The town buys any of your buildings and ships for half their value, at any time when no action is under way, even in the turn of others. A sold building is back in the town, a sold ship on top of its pile.',
  'topic.special.title': 'Special buildings',
  'topic.special.body':
    'In the full game six of them lie face down. Some round cards let the town turn one up: from then on it can be used and bought like any building of the town. The last one stays hidden.',
  'topic.goods.title': 'Goods',
  'topic.goods.body':
    'There are eight goods, and each can be upgraded to a better one: fish to smoked fish, clay to brick, iron to steel and so on. Buildings do the upgrading. At the end of the game goods are worth nothing.',
  'topic.energy.title': 'Energy',
  'topic.energy.body':
    'Some actions and all ships want energy. Wood gives 1, charcoal and coal 3, coke 10. All energy of an action is paid at once, halves are rounded up, and what is too much is lost.',
  'topic.food.title': 'Food',
  'topic.food.body':
    'A fish counts 1 food, smoked fish and bread 2, meat 3. A franc may stand for 1 food. Grain and cattle feed nobody. No change is given.',
  'topic.feeding.title': 'Feeding',
  'topic.feeding.body':
    'At the end of a round everybody owes the food on the round card. Your ships pay their part first, you pay the rest with food and francs. Who has too little gives everything and takes loans, or sells something.',
  'topic.harvest.title': 'Harvest',
  'topic.harvest.body':
    'Where the round card shows it, everybody with grain gets one more grain, and everybody with at least two cattle gets one more. It never brings more than one of each.',
  'topic.town.title': 'The town builds',
  'topic.town.body':
    'After feeding, some round cards let the town build: the proposal with the lowest number, or the next special building. Then the card is turned over and becomes a new ship.',
  'topic.loans.title': 'Loans',
  'topic.loans.body':
    'You borrow only for feeding and interest, when everything you have is not enough. Each loan brings 4 francs, costs 5 to repay, at any time, and takes away 7 at the end.',
  'topic.interest.title': 'Interest',
  'topic.interest.body':
    'When a ship reaches the tile with the interest sign, everybody in debt pays 1 franc, no matter how many loans. Repaying the last loan first saves it. Without a franc you sell something or borrow again.',
  'topic.ships.title': 'Ships',
  'topic.ships.body':
    'A wharf builds one ship a visit, the top one of a pile: wood, iron or steel, and 3 energy. Before the first ship that is not of wood a wharf is modernized with a brick, for good and for everybody. Ships bring food every round, carry goods and have a value.',
  'topic.shipping.title': 'Shipping',
  'topic.shipping.body':
    'The Shipping Line sells goods: 3 energy for each ship you send; a wooden ship carries 2 goods, an iron ship 3, a steel ship 4. Each good sells at its own price, from 1 to 8 francs.',
  'topic.final-action.title': 'The final action',
  'topic.final-action.body':
    'After the last round everybody has one more main action, without supply. Buildings may be entered although others are inside. Then nothing is harvested, fed or paid any more.',
  'topic.scoring.title': 'Counting up',
  'topic.scoring.body':
    'Francs in hand, the values of buildings and ships and what cards with a plus add, less 7 for every loan that cannot be repaid. Goods count nothing. Equal fortunes share the place.',
  'topic.short-game.title': 'The short game',
  'topic.short-game.body':
    'Fewer rounds, richer offers and goods for everybody at the start, more buildings in the town and no special buildings.',
  'topic.solo.title': 'Alone',
  'topic.solo.body':
    'You take all seven turns of a round and one final action. Your person still has to leave a building before it uses it again. More food is due, and ships bring more.',
  'topic.rulings.title': 'Rulings',
  'topic.rulings.body':
    'Where rulebooks are silent or disagree, the table decides before the game: the Black Market on top, the Football Stadium, double interest, the limit of the Marketplace. The list is in the form for a new game.',
} as const
