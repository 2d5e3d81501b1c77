import type { LearningCatalogue } from '../parameters.ts'

export const messages: LearningCatalogue = {
  lesson: 'Lesson: {game}',
  'coach.step': 'Step {step} of {steps}',
  'coach.back': 'Back',
  'coach.forward': 'Forward',
  'coach.got-it': 'Got it',
  'coach.show': 'Show me',
  'coach.leave': 'Leave',
  'coach.leave.hint': 'Leave any time, it stays at step {step}.',
  'coach.finish': 'Finish',
  'coach.between': 'First finish this',
  'coach.between.hint': 'Answer the question, and the lesson goes on.',
  'coach.others': 'The others are playing. The lesson goes on when you are asked.',
  'coach.hide': 'Hide the lesson',
  'coach.unhide': 'Show the lesson',
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
  'step.packet-row.goal.title': 'Points win',
  'step.packet-row.goal.body':
    'Victory point cards, every full $10 and bankers score at the end. Here is your hand, which nobody else sees. Money and ships lie open.',
  'step.packet-row.areas.title': 'Four areas',
  'step.packet-row.areas.body':
    'Each area shows the cards that can be taken now and those that come next. A card can only be taken where the harbor master asks.',
  'step.packet-row.take.title': 'The market asks you',
  'step.packet-row.take.body':
    'Odile is harbor master and has named the market. Your contract wants 3 fur for Spain: take them. Goods cost their price at once, and you take one card a round.',
  'step.packet-row.pass.title': 'Passing keeps you waiting',
  'step.packet-row.pass.body':
    'Mateo is harbor master now and has named the guildhall. Nothing there helps you, so pass. If he names another area, you are asked again; if he takes a card, the round is over.',
  'step.packet-row.ship.title': 'A ship for Spain',
  'step.packet-row.ship.body':
    'Waiting was right: the docks are open. Your fur goes to Spain, so take the merchant ship for Spain. It costs nothing and lies in front of you.',
  'step.packet-row.deliver.title': 'Deliver',
  'step.packet-row.deliver.body':
    'Contract, goods and ship have come together. You may deliver at any time, even while somebody else is asked: the cards are discarded and you are paid.',
  'step.packet-row.name.title': 'You are harbor master',
  'step.packet-row.name.body':
    'The title goes round the table. You name an area, the others choose before you. There is one more ship you could use: name the docks.',
  'step.packet-row.master.title': 'The harbor master takes last',
  'step.packet-row.master.body':
    'What is left is yours. Take the ship: when the harbor master takes a card, the round ends. Had you passed, you would name another area.',
  'step.packet-row.helpers.title': 'Helpers fill the gaps',
  'step.packet-row.helpers.body':
    'A gold nugget stands for any good, a trader turns the goods on a card into others, and a captain sends a ship somewhere else. Deliver the cotton with your nugget and your captain.',
  'step.packet-row.assistant.title': 'A reach into the future',
  'step.packet-row.assistant.body':
    'Your assistant takes a card from the future supply for you; its price is due all the same. The Merchants’ Exchange scores six points: take it.',
  'step.packet-row.score.title': 'That was Packet Row',
  'step.packet-row.score.body':
    'The bank could not be refilled, and that ended the game. After a last chance to deliver, cards, money and bankers score. A game against two bots is a good next step.',
  'coach.read': 'Say “{key}” to hear: {title}.',
  'coach.say': 'You can say: {command}.',
  'coach.go-on': 'Say “{word}” to go on.',
  'say.next': 'next|got it|go on|continue|forward|finish',
  'say.back': 'back|previous step|previous',
  'say.show': 'show me|show',
  'say.lesson': 'lesson|step',
  'say.leave': 'leave the lesson|leave|home',
  'help.next': 'on to the next step',
  'help.back': 'hear the step before again',
  'help.show': 'let the lesson do it',
  'help.lesson': 'say this step again',
  'help.leave': 'leave; the lesson goes on there next time',
}
