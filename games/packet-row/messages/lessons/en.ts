export const messages = {
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
} as const
