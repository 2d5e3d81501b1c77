import type { RulesCatalogue } from '../parameters.ts'

export const messages: RulesCatalogue = {
  rules: 'Rules here',
  'rules.of': 'Rules of {game}',
  'rules.open': 'Rules',
  'rules.close': 'Close the rules',
  'rules.all': 'All topics',
  'rules.back': 'Back',
  'rules.related': 'See also',
  'rules.now': 'On the table now',
  'rules.card': 'On the card',
  search: 'Search rules and cards',
  'search.hint': 'A word of the rule or of the card',
  'search.found': '{count, plural, =0 {Nothing found} one {# found} other {# found}}',
  'search.topics': 'Topics',
  'search.cards': 'Cards',
  cards: 'Cards and glossary',
  'cards.of': 'Cards of {game}',
  'cards.hint': 'Every card with its text, as it lies on the table',
  'cards.shown': '{count, plural, =0 {Nothing found: try another word} one {# card} other {# cards}}',
  'cards.kind': 'Kind',
  'cards.all': 'All',
  'cards.standard': 'Standard buildings',
  'cards.special': 'Special buildings',
  'cards.ships': 'Ships (food as with {players} players)',
  glossary: 'Glossary',
  'glossary.hint': 'The same words in all four languages',
  'glossary.language': 'English',
  'glossary.terms': 'Terms of the rules',
  'glossary.goods': 'Goods and symbols',
  'glossary.kinds': 'Kinds of cards',
  'glossary.cards': 'Cards',
  'group.turn': 'Your turn',
  'group.buildings': 'Buildings',
  'group.goods': 'Goods',
  'group.round': 'End of a round',
  'group.ships': 'Ships',
  'group.end': 'End of the game',
  'group.variants': 'Variants',
  'group.asking': 'The round',
  'group.cards': 'Cards',
  'group.delivery': 'Deliveries',
  'group.close': 'End of the game',
  'now.turn': 'Round {round} of {rounds}, turn {turn} of 7.',
  'now.offers': 'You would take all of one of these.',
  'now.food': '{due} food due at the end of this round, you can pay {ready}.',
  'now.energy': 'You hold {energy} energy.',
  'now.loans': '{loans, plural, =0 {You have no loan.} one {You have # loan.} other {You have # loans.}}',
  'now.fortune': 'Your fortune is {francs, plural, one {# franc} other {# francs}}.',
  'now.ships':
    '{ships, plural, =0 {You have no ship.} one {Your ship brings {food} food a round.} other {Your # ships bring {food} food a round.}}',
  'now.special':
    '{count, plural, =0 {No special building is left.} one {# special building is face down.} other {# special buildings are face down.}}',
  'now.harvest':
    '{harvest, select, yes {This round ends with a harvest.} other {This round has no harvest.}}',
  'now.final':
    '{rounds, plural, =0 {It is time for the final actions.} one {One round is left, this one included.} other {# rounds are left, this one included.}}',
  'now.master': '{player} is harbor master.',
  'now.money': 'You have {money}.',
  'now.refills':
    '{area}: {count, plural, =0 {cannot be refilled any more} one {one more full refill} other {# more full refills}}.',
  'now.hand': '{count, plural, one {You hold # card.} other {You hold # cards.}}',
  'topic.le-havre.turn.title': 'A turn',
  'topic.le-havre.turn.body':
    'First the supply: your ship moves to the next tile and two goods arrive. Then one main action: take an offer or use a building. Before and after it you may buy, sell and repay loans. Every round has seven turns.',
  'topic.le-havre.supply.title': 'Supply tiles',
  'topic.le-havre.supply.body':
    'Seven tiles lie in a row, and each brings two tokens to the offers. They keep their order for the whole game, so once all are face up you can see what will arrive. One of them makes interest due.',
  'topic.le-havre.offers.title': 'Taking an offer',
  'topic.le-havre.offers.body':
    'You take everything that lies on one offer space, never a part of it. Francs are an offer like any other. Coal, hides and upgraded goods have no offer: only buildings bring them.',
  'topic.le-havre.undo.title': 'Taking back',
  'topic.le-havre.undo.body':
    'You can take back what you did until somebody else has acted or a hidden card has been turned up. What was seen cannot be unseen.',
  'topic.le-havre.use-building.title': 'Using a building',
  'topic.le-havre.use-building.body':
    'Send your person into a building of the town, of your own or of another player, pay the entry fee and carry out its action. While your person is there nobody else can enter, and you cannot use the same building again without leaving it.',
  'topic.le-havre.entry-fee.title': 'Entry fee',
  'topic.le-havre.entry-fee.body':
    'The fee goes to the owner, or to the treasury where the town owns the building. Owners enter free. Food fees may be paid with francs too, francs only with francs. It is paid before the action, never with a loan, and must leave enough for the action.',
  'topic.le-havre.building.title': 'Building',
  'topic.le-havre.building.body':
    'The Building Firms and the Construction Firm build. Only the top card of each pile of proposals can be built, and its cost is paid in goods. Brick may stand for clay and steel for iron, never the other way round.',
  'topic.le-havre.buying.title': 'Buying',
  'topic.le-havre.buying.body':
    'In your turn you may buy any building of the town, the top card of a pile of proposals and the top ship of a pile for francs. Luxury liners and cards without a price are not for sale. Nobody buys in the final stage.',
  'topic.le-havre.selling.title': 'Selling',
  'topic.le-havre.selling.body':
    'The town buys any of your buildings and ships for half their value, at any time when no action is under way, even in the turn of others. A sold building is back in the town, a sold ship on top of its pile.',
  'topic.le-havre.special.title': 'Special buildings',
  'topic.le-havre.special.body':
    'In the full game six of them lie face down. Some round cards let the town turn one up: from then on it can be used and bought like any building of the town. The last one stays hidden.',
  'topic.le-havre.goods.title': 'Goods',
  'topic.le-havre.goods.body':
    'There are eight goods, and each can be upgraded to a better one: fish to smoked fish, clay to brick, iron to steel and so on. Buildings do the upgrading. At the end of the game goods are worth nothing.',
  'topic.le-havre.energy.title': 'Energy',
  'topic.le-havre.energy.body':
    'Some actions and all ships want energy. Wood gives 1, charcoal and coal 3, coke 10. All energy of an action is paid at once, halves are rounded up, and what is too much is lost.',
  'topic.le-havre.food.title': 'Food',
  'topic.le-havre.food.body':
    'A fish counts 1 food, smoked fish and bread 2, meat 3. A franc may stand for 1 food. Grain and cattle feed nobody. No change is given.',
  'topic.le-havre.feeding.title': 'Feeding',
  'topic.le-havre.feeding.body':
    'At the end of a round everybody owes the food on the round card. Your ships pay their part first, you pay the rest with food and francs. Who has too little gives everything and takes loans, or sells something.',
  'topic.le-havre.harvest.title': 'Harvest',
  'topic.le-havre.harvest.body':
    'Where the round card shows it, everybody with grain gets one more grain, and everybody with at least two cattle gets one more. It never brings more than one of each.',
  'topic.le-havre.town.title': 'The town builds',
  'topic.le-havre.town.body':
    'After feeding, some round cards let the town build: the proposal with the lowest number, or the next special building. Then the card is turned over and becomes a new ship.',
  'topic.le-havre.loans.title': 'Loans',
  'topic.le-havre.loans.body':
    'You borrow only for feeding and interest, when everything you have is not enough. Each loan brings 4 francs, costs 5 to repay, at any time, and takes away 7 at the end.',
  'topic.le-havre.interest.title': 'Interest',
  'topic.le-havre.interest.body':
    'When a ship reaches the tile with the interest sign, everybody in debt pays 1 franc, no matter how many loans. Repaying the last loan first saves it. Without a franc you sell something or borrow again.',
  'topic.le-havre.ships.title': 'Ships',
  'topic.le-havre.ships.body':
    'A wharf builds one ship a visit, the top one of a pile: wood, iron or steel, and 3 energy. Before the first ship that is not of wood a wharf is modernized with a brick, for good and for everybody. Ships bring food every round, carry goods and have a value.',
  'topic.le-havre.shipping.title': 'Shipping',
  'topic.le-havre.shipping.body':
    'The Shipping Line sells goods: 3 energy for each ship you send; a wooden ship carries 2 goods, an iron ship 3, a steel ship 4. Each good sells at its own price, from 1 to 8 francs.',
  'topic.le-havre.final-action.title': 'The final action',
  'topic.le-havre.final-action.body':
    'After the last round everybody has one more main action, without supply. Buildings may be entered although others are inside. Then nothing is harvested, fed or paid any more.',
  'topic.le-havre.scoring.title': 'Counting up',
  'topic.le-havre.scoring.body':
    'Francs in hand, the values of buildings and ships and what cards with a plus add, less 7 for every loan that cannot be repaid. Goods count nothing. Equal fortunes share the place.',
  'topic.le-havre.short-game.title': 'The short game',
  'topic.le-havre.short-game.body':
    'Fewer rounds, richer offers and goods for everybody at the start, more buildings in the town and no special buildings.',
  'topic.le-havre.solo.title': 'Alone',
  'topic.le-havre.solo.body':
    'You take all seven turns of a round and one final action. Your person still has to leave a building before it uses it again. More food is due, and ships bring more.',
  'topic.le-havre.rulings.title': 'Rulings',
  'topic.le-havre.rulings.body':
    'Where rulebooks are silent or disagree, the table decides before the game: the Black Market on top, the Football Stadium, double interest, the limit of the Marketplace. The list is in the form for a new game.',
  'topic.packet-row.round.title': 'A round',
  'topic.packet-row.round.body':
    'The harbor master names an area and asks the others one after the other. Everybody takes at most one card a round. When the harbor master takes a card or has passed everywhere, the round is over.',
  'topic.packet-row.areas.title': 'The four areas',
  'topic.packet-row.areas.body':
    'The guildhall has contracts and assistants, the docks ships, captains and nuggets, the market goods and traders, the bank money and bankers. Each has victory point cards too, a current supply and a future supply.',
  'topic.packet-row.harbor-master.title': 'Harbor master',
  'topic.packet-row.harbor-master.body':
    'Names the area, is asked last in it, and either takes a card or names another area that was not named yet. The title moves on to the left after each round.',
  'topic.packet-row.taking.title': 'Taking a card',
  'topic.packet-row.taking.body':
    'Who is asked may take one card of the current supply. Goods, nuggets and victory point cards cost their price at once, all others are free. Ships lie open in front of you, everything else goes into your hand.',
  'topic.packet-row.passing.title': 'Passing',
  'topic.packet-row.passing.body':
    'Who passes stays in the round and is asked again when another area is named. The risk: if the harbor master takes a card first, the round ends without you.',
  'topic.packet-row.last-choice.title': 'When all others have taken',
  'topic.packet-row.last-choice.body':
    'The harbor master then takes from the area just asked or from any area not named this round, or passes. Areas named before are closed.',
  'topic.packet-row.assistants.title': 'Assistants',
  'topic.packet-row.assistants.body':
    'Discard an assistant to take a card of the future supply instead of the current one. The price is due as usual. The gap is filled from the deck.',
  'topic.packet-row.contracts.title': 'Contracts',
  'topic.packet-row.contracts.body':
    'A contract wants an amount of one good at one destination and pays a reward. Everybody begins with one; more come from the guildhall. They stay in your hand until they are fulfilled.',
  'topic.packet-row.goods.title': 'Goods cards',
  'topic.packet-row.goods.body':
    'A card holds one to three of grain, cotton, fur or tobacco. It is spent as a whole: what a delivery does not need is lost, unless contracts delivered together share it.',
  'topic.packet-row.nuggets.title': 'Gold nuggets',
  'topic.packet-row.nuggets.body':
    'A single nugget stands for one of any good, a double one for two of the same good.',
  'topic.packet-row.traders.title': 'Traders',
  'topic.packet-row.traders.body':
    'Discard a trader in a delivery to turn all goods on one goods card into another good. Nuggets need no trader.',
  'topic.packet-row.captains.title': 'Captains',
  'topic.packet-row.captains.body':
    'Discard a captain in a delivery to send one ship to another destination. All contracts on that ship then go there.',
  'topic.packet-row.ships.title': 'Merchant ships',
  'topic.packet-row.ships.body':
    'A ship sails to one destination and is discarded after the delivery. One ship can carry several contracts for its destination.',
  'topic.packet-row.money.title': 'Money cards',
  'topic.packet-row.money.body':
    'Discard a money card at any time for the dollars on it. What is still in your hand at the end is cashed by itself.',
  'topic.packet-row.bankers.title': 'Bankers',
  'topic.packet-row.bankers.body':
    'They score at the end for whoever has the most money: 2 points each with two or three players; 3 points each with four or five, and 1 each for the second most money.',
  'topic.packet-row.delivering.title': 'Delivering',
  'topic.packet-row.delivering.body':
    'Put together contracts, goods, helpers and a ship, at any time, even while others are asked. The cards are discarded and the rewards are paid at once. It does not count as your answer.',
  'topic.packet-row.refill.title': 'The next round',
  'topic.packet-row.refill.body':
    'In every area that was named, what is left is discarded, the future supply moves up and new cards are drawn. Other areas stay as they are. Discarded cards never come back.',
  'topic.packet-row.end.title': 'The end',
  'topic.packet-row.end.body':
    'An area is dry when its current supply cannot be filled. One dry area ends the game with two or three players, two with four or five, after the round in which it happens.',
  'topic.packet-row.last-deliveries.title': 'Last deliveries',
  'topic.packet-row.last-deliveries.body':
    'After the last round everybody may deliver once more, all at the same time. Nothing can be taken any more.',
  'topic.packet-row.scoring.title': 'Scoring',
  'topic.packet-row.scoring.body':
    'Victory point cards score what they show, every full $10 scores one point, bankers score as the money decides. On equal points the richer player is ahead.',
  'topic.packet-row.hidden.title': 'What is hidden',
  'topic.packet-row.hidden.body':
    'Hands are hidden, but everybody may count them. Money, ships, supplies and discards are open. Nobody knows the order of the decks.',
  'topic.packet-row.rulings.title': 'Rulings',
  'topic.packet-row.rulings.body':
    'The number of dry areas that ends the game can be chosen before it begins, and a corrected deck can be loaded where a printed card differs from ours.',
}
