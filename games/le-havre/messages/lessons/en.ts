export const messages = {
  'step.le-havre.goal.title': 'You take over a harbor',
  'step.le-havre.goal.body':
    'Francs, buildings and ships count at the end; goods count nothing. This is what you own; its sum is your fortune. The greatest fortune wins.',
  'step.le-havre.rounds.title': 'The last two rounds',
  'step.le-havre.rounds.body':
    'A round has seven turns, taken one after the other. When they are over, everybody pays the food shown here. After the last round each player has one final action.',
  'step.le-havre.offer.title': 'Wood lies on the quay',
  'step.le-havre.offer.body':
    'Every turn begins with two goods arriving. Then you do one thing: take all of one offer, or use a building. Choose the wood and confirm.',
  'step.le-havre.end-of-turn.title': 'Hand the turn on',
  'step.le-havre.end-of-turn.body':
    'Besides your action you may buy or sell buildings and ships and repay loans. Nothing of that is needed now: end your turn.',
  'step.le-havre.build.title': 'Build a Wharf',
  'step.le-havre.build.body':
    'You use a building by sending your person there; while it stays, nobody else can enter. Go to the Building Firm and build the Wharf, which lies on top of a pile of proposals. You pay with your goods.',
  'step.le-havre.feeding.title': 'Hungry workers',
  'step.le-havre.feeding.body':
    'Your ships bring most of the food; fish and francs pay for the rest, and it is not enough. What is missing is borrowed: a loan brings 4 francs. Repaying it takes 5, and a loan that stays costs 7 at the end.',
  'step.le-havre.energy.title': 'Baking takes energy',
  'step.le-havre.energy.body':
    'Your Bakehouse turns grain into bread, and each bread feeds two. The oven wants energy: wood gives 1, coal gives 3. Bake all your grain. In your own building there is no entry fee.',
  'step.le-havre.interest.title': 'A loan costs interest',
  'step.le-havre.interest.body':
    'Whenever a ship reaches the tile with the interest sign, whoever is in debt pays 1 franc. You can do better: repay the loan now and owe nothing at the end.',
  'step.le-havre.ship.title': 'Launch a ship',
  'step.le-havre.ship.body':
    'At a wharf you build the top ship of a pile. This wooden one takes 5 wood and 3 energy. Ships are worth francs and bring food every round. Iron and steel need a wharf that was modernized with a brick.',
  'step.le-havre.cargo.title': 'Cargo for the last voyage',
  'step.le-havre.cargo.body':
    'Goods left at the end are worth nothing, so the last thing to do is to ship them. Cattle sell for 3 francs a head: take them.',
  'step.le-havre.last-feeding.title': 'One more meal',
  'step.le-havre.last-feeding.body':
    'Your ships help again, and bread pays for what is left. A bread counts two food even where only one is missing: no change is given.',
  'step.le-havre.final.title': 'The final action',
  'step.le-havre.final.body':
    'Everybody acts once more, and now even occupied buildings may be entered. Go to the Shipping Line, send all your ships and load what sells best. Then end your turn.',
  'step.le-havre.score.title': 'That was Le Havre',
  'step.le-havre.score.body':
    'The sheet adds up francs, buildings and ships and takes loans away. You have seen every part of a turn; a short game against a bot is a good next step.',
} as const
