export const messages = {
  'topic.round.title': 'A round',
  'topic.round.body':
    'The harbor master names an area and asks the others one after the other. Everybody takes at most one card a round. When the harbor master takes a card or has passed everywhere, the round is over.',
  'topic.areas.title': 'The four areas',
  'topic.areas.body':
    'The guildhall has contracts and assistants, the docks ships, captains and nuggets, the market goods and traders, the bank money and bankers. Each has victory point cards too, a current supply and a future supply.',
  'topic.harbor-master.title': 'Harbor master',
  'topic.harbor-master.body':
    'Names the area, is asked last in it, and either takes a card or names another area that was not named yet. The title moves on to the left after each round.',
  'topic.taking.title': 'Taking a card',
  'topic.taking.body':
    'Who is asked may take one card of the current supply. Goods, nuggets and victory point cards cost their price at once, all others are free. Ships lie open in front of you, everything else goes into your hand.',
  'topic.passing.title': 'Passing',
  'topic.passing.body':
    'Who passes stays in the round and is asked again when another area is named. The risk: if the harbor master takes a card first, the round ends without you.',
  'topic.last-choice.title': 'When all others have taken',
  'topic.last-choice.body':
    'The harbor master then takes from the area just asked or from any area not named this round, or passes. Areas named before are closed.',
  'topic.assistants.title': 'Assistants',
  'topic.assistants.body':
    'Discard an assistant to take a card of the future supply instead of the current one. The price is due as usual. The gap is filled from the deck.',
  'topic.contracts.title': 'Contracts',
  'topic.contracts.body':
    'A contract wants an amount of one good at one destination and pays a reward. Everybody begins with one; more come from the guildhall. They stay in your hand until they are fulfilled.',
  'topic.goods.title': 'Goods cards',
  'topic.goods.body':
    'A card holds one to three of grain, cotton, fur or tobacco. It is spent as a whole: what a delivery does not need is lost, unless contracts delivered together share it.',
  'topic.nuggets.title': 'Gold nuggets',
  'topic.nuggets.body': 'A single nugget stands for one of any good, a double one for two of the same good.',
  'topic.traders.title': 'Traders',
  'topic.traders.body':
    'Discard a trader in a delivery to turn all goods on one goods card into another good. Nuggets need no trader.',
  'topic.captains.title': 'Captains',
  'topic.captains.body':
    'Discard a captain in a delivery to send one ship to another destination. All contracts on that ship then go there.',
  'topic.ships.title': 'Merchant ships',
  'topic.ships.body':
    'A ship sails to one destination and is discarded after the delivery. One ship can carry several contracts for its destination.',
  'topic.money.title': 'Money cards',
  'topic.money.body':
    'Discard a money card at any time for the dollars on it. What is still in your hand at the end is cashed by itself.',
  'topic.bankers.title': 'Bankers',
  'topic.bankers.body':
    'They score at the end for whoever has the most money: 2 points each with two or three players; 3 points each with four or five, and 1 each for the second most money.',
  'topic.delivering.title': 'Delivering',
  'topic.delivering.body':
    'Put together contracts, goods, helpers and a ship, at any time, even while others are asked. The cards are discarded and the rewards are paid at once. It does not count as your answer.',
  'topic.refill.title': 'The next round',
  'topic.refill.body':
    'In every area that was named, what is left is discarded, the future supply moves up and new cards are drawn. Other areas stay as they are. Discarded cards never come back.',
  'topic.end.title': 'The end',
  'topic.end.body':
    'An area is dry when its current supply cannot be filled. One dry area ends the game with two or three players, two with four or five, after the round in which it happens.',
  'topic.last-deliveries.title': 'Last deliveries',
  'topic.last-deliveries.body':
    'After the last round everybody may deliver once more, all at the same time. Nothing can be taken any more.',
  'topic.scoring.title': 'Scoring',
  'topic.scoring.body':
    'Victory point cards score what they show, every full $10 scores one point, bankers score as the money decides. On equal points the richer player is ahead.',
  'topic.hidden.title': 'What is hidden',
  'topic.hidden.body':
    'Hands are hidden, but everybody may count them. Money, ships, supplies and discards are open. Nobody knows the order of the decks.',
  'topic.rulings.title': 'Rulings',
  'topic.rulings.body':
    'The number of dry areas that ends the game can be chosen before it begins, and a corrected deck can be loaded where a printed card differs from ours.',
} as const
