import { messages as common } from '@quayside/texts/common/fr'
import { TITLE } from '../title.ts'
import type { CompleteNames } from './names.ts'
import type { Catalogue } from './parameters.ts'

export const messages: Catalogue = {
  ...common,

  // comment s’appellent les cartes
  'name.order': '{goods} {to}',
  'name.contract': 'Contrat\u00a0: {order}',
  'name.starting_contract': 'Contrat de départ\u00a0: {order}',
  'name.merchant_ship': 'Navire marchand {to}',
  'name.money': 'Carte Argent\u00a0: {money}',
  'name.unknown': 'Carte cachée',
  'one.contract': 'le contrat ({order})',
  'one.contract.value': 'le contrat ({order}, {reward})',
  'one.starting_contract': 'le contrat de départ ({order})',
  'one.starting_contract.value': 'le contrat de départ ({order}, {reward})',
  'one.merchant_ship': 'un navire marchand {to}',
  'one.money': 'une carte Argent de {money}',
  'one.victory_points.value': '{the_building} ({points})',
  'face.contract': '{order}\u00a0: {reward}',
  'face.victory_points': '{building}, {points}',
  'face.price': '{face} ({price})',

  // la carte
  'card.type': '{type} ({area}).',
  'card.type.start': '{type}.',
  'card.price': 'Prix\u00a0: {price}.',
  'card.free': 'Carte gratuite.',
  'card.copies': 'Exemplaires\u00a0: {count}.',

  // ce que fait une carte
  'effect.contract': 'Livrez {goods} {to} par navire marchand et recevez {reward}.',
  'effect.starting_contract':
    'En main dès le début. Livrez {goods} {to} par navire marchand et recevez {reward}.',
  'effect.assistant':
    'Au moment de prendre une carte, défaussez celle-ci pour la choisir dans l’offre à venir de la zone. Vous en payez quand même le prix.',
  'effect.merchant_ship':
    'Transporte un ou plusieurs contrats {to} en une seule livraison. Se place devant vous, visible de tous.',
  'effect.captain':
    'Lors d’une livraison, défaussez cette carte pour changer la destination d’un navire marchand.',
  'effect.gold_nugget':
    'Lors d’une livraison, compte comme {units, plural, one {#\u00a0marchandise de n’importe quel type} other {#\u00a0marchandises du même type}}.',
  'effect.goods': 'Apporte {goods} à une livraison. Les marchandises en trop sont perdues.',
  'effect.trader':
    'Lors d’une livraison, défaussez cette carte pour changer le type de marchandise d’une carte Marchandise. Les pépites d’or ne changent pas.',
  'effect.money': 'À tout moment, défaussez cette carte pour recevoir {money}.',
  'effect.banker': 'À {players}\u00a0joueurs\u00a0: {most} en fin de partie si vous avez le plus d’argent.',
  'effect.banker.second':
    'À {players}\u00a0joueurs\u00a0: en fin de partie, {most} si vous avez le plus d’argent, {second} si votre somme est la deuxième.',
  'effect.victory_points': 'Rapporte {points} en fin de partie.',

  // pourquoi ce n’est pas possible
  'refusal.awaiting-reveal': 'Des cartes cachées doivent d’abord être révélées.',
  'refusal.not-your-turn': 'C’est à {player} de répondre.',
  'refusal.not-the-master': 'Seul le maître du port choisit une zone\u202f; cette manche, c’est {player}.',
  'refusal.name-an-area-first': 'Le maître du port doit d’abord choisir une zone.',
  'refusal.asking-under-way': '{player} doit d’abord prendre une carte ou passer ({area}).',
  'refusal.last-choice': 'Tous les autres ont pris une carte\u00a0: prenez-en une à votre tour, ou passez.',
  'refusal.last-deliveries':
    'La dernière manche est terminée\u00a0: on ne peut plus qu’honorer des contrats.',
  'refusal.not-over-yet': 'Il n’y a rien à terminer avant la fin de la dernière manche.',
  'refusal.already-done': 'Vous avez terminé vos livraisons.',
  'refusal.area-named-before': 'Cette zone ({area}) a déjà été choisie cette manche.',
  'refusal.already-took': 'Vous avez déjà pris une carte cette manche.',
  'refusal.area-not-open':
    '{card}\u00a0: cette carte vient d’une autre zone ({area}), où vous ne pouvez rien prendre maintenant.',
  'refusal.not-in-supply': '{card}\u00a0: cette carte n’est pas dans l’offre actuelle.',
  'refusal.not-in-future-supply': '{card}\u00a0: cette carte n’est pas dans l’offre à venir.',
  'refusal.no-assistant': 'Vous n’avez pas d’Assistant.',
  'refusal.too-dear': '{card}\u00a0: cette carte coûte {price} et vous avez {money}.',
  'refusal.no-money-card': 'Vous n’avez pas de carte Argent de {money}.',
  'refusal.no-contract': 'Une livraison honore au moins un contrat.',
  'refusal.not-a-contract': '{card}\u00a0: cette carte n’est pas un contrat.',
  'refusal.not-for-delivery': '{card}\u00a0: cette carte ne sert à aucune livraison.',
  'refusal.not-held': '{card}\u00a0: vous n’avez pas cette carte.',
  'refusal.used-twice': '{card}\u00a0: la livraison emploie {used} de ces cartes et vous en avez {held}.',
  'refusal.no-ship': 'Aucun navire de la livraison ne part {to}.',
  'refusal.ship-elsewhere': '{card}\u00a0: aucun de ces contrats ne peut partir avec ce navire.',
  'refusal.idle-ship':
    'Avec {ships, plural, one {#\u00a0navire} other {#\u00a0navires}}, un navire partirait à vide\u00a0: chacun transporte au moins un contrat.',
  'refusal.idle-captain': 'La livraison compte un Capitaine qui ne change rien.',
  'refusal.not-enough-goods':
    'Les contrats demandent {goods}\u202f; les cartes Marchandise en apportent {have}.',
  'refusal.idle-goods': '{card}\u00a0: aucun de ces contrats ne demande cette marchandise.',
  'refusal.idle-trader': 'La livraison compte un Négociant qui ne change rien.',
  'refusal.trader-on-nugget': 'Un Négociant change une carte Marchandise, pas une pépite d’or.',
  'refusal.unknown-area': 'Aucune zone ne s’appelle «\u00a0{text}\u00a0».',
  'refusal.unknown-option': 'Aucune option ne s’appelle «\u00a0{text}\u00a0».',
  'refusal.bad-option':
    'L’option «\u00a0{option}\u00a0» va de {least} à {most}\u202f; «\u00a0{text}\u00a0» ne convient pas.',
  'refusal.bad-deck': 'Un jeu de cartes se compose de piles, chacune avec une liste de cartes.',
  'refusal.unknown-pile': 'Aucune pile ne s’appelle «\u00a0{text}\u00a0».',
  'refusal.bad-pile': 'La pile «\u00a0{pile}\u00a0» n’est pas une liste de cartes.',
  'refusal.bad-card': 'L’entrée {place} de la pile «\u00a0{pile}\u00a0» n’est pas une carte.',
  'refusal.card-without-id': 'La carte {place} de la pile «\u00a0{pile}\u00a0» n’a pas d’identifiant.',
  'refusal.unknown-card-type':
    'La carte «\u00a0{id}\u00a0» est d’un type inconnu\u00a0: «\u00a0{text}\u00a0».',
  'refusal.card-in-wrong-pile':
    'La carte «\u00a0{id}\u00a0» du type «\u00a0{type}\u00a0» n’a pas sa place dans la pile «\u00a0{pile}\u00a0».',
  'refusal.unknown-card-field':
    'La carte «\u00a0{id}\u00a0» a un champ inconnu\u00a0: «\u00a0{field}\u00a0».',
  'refusal.bad-card-value':
    'Carte «\u00a0{id}\u00a0»\u00a0: «\u00a0{text}\u00a0» ne convient pas au champ «\u00a0{field}\u00a0». Valeurs possibles\u00a0: {expected}.',
  'refusal.bad-card-value.plain':
    'Carte «\u00a0{id}\u00a0»\u00a0: «\u00a0{text}\u00a0» ne convient pas au champ «\u00a0{field}\u00a0».',
  'refusal.same-id': 'Deux cartes ont l’identifiant «\u00a0{id}\u00a0».',
  'refusal.same-word':
    'La carte «\u00a0{id}\u00a0» porte le même mot qu’une autre\u00a0: «\u00a0{word}\u00a0».',
  'refusal.wrong-pile-size':
    'La pile «\u00a0{pile}\u00a0» compte {cards}\u00a0cartes\u202f; il en faut {expected}.',
  'refusal.wrong-card-count':
    'La pile «\u00a0{pile}\u00a0» compte {cards}\u00a0cartes «\u00a0{what}\u00a0»\u202f; il en faut {expected}.',
  'refusal.bad-position': 'Le champ «\u00a0{field}\u00a0» est illisible.',
  'refusal.bad-number':
    'Le champ «\u00a0{field}\u00a0» va de {least} à {most}\u202f; «\u00a0{text}\u00a0» ne convient pas.',
  'refusal.bad-word':
    '«\u00a0{text}\u00a0» ne convient pas au champ «\u00a0{field}\u00a0». Valeurs possibles\u00a0: {expected}.',
  'refusal.too-many-copies':
    '{card}\u00a0: cette carte existe en {copies, plural, one {#\u00a0exemplaire} other {#\u00a0exemplaires}}, pas en {placed}.',
  'refusal.card-in-wrong-place': '«\u00a0{text}\u00a0» n’a pas sa place dans le champ «\u00a0{field}\u00a0».',
  'refusal.wrong-card-total':
    'Le champ «\u00a0{field}\u00a0» compte {cards}\u00a0cartes\u202f; il en faut de {least} à {most}.',
  'refusal.two-pieces-on-a-space':
    'Deux pions occupent le même emplacement\u202f; voyez le champ «\u00a0{field}\u00a0».',
  'list.range': 'de {least} à {most}',

  // ce qui s’est passé
  'event.area-named': '{player} choisit {the_area}',
  'event.area-named.forced': '{player} ne peut plus choisir que {the_area}',
  'event.took': '{player} prend {card}',
  'event.took.price': '{player} prend {card} pour {price}',
  'event.took.assistant': '{player} utilise un Assistant et prend {card} dans l’offre à venir',
  'event.took.assistant-price':
    '{player} utilise un Assistant et prend {card} dans l’offre à venir pour {price}',
  'event.passed': '{player} passe ({area})',
  'event.skipped': '{player} ne peut rien prendre ({area})',
  'event.cashed': '{player} encaisse une carte Argent de {money}',
  'event.delivered': '{player} livre {orders} pour {reward}, avec {cards}',
  'event.round-ended': 'Fin de la manche {round}',
  'event.refilled': '{area}\u00a0: {current}\u202f; à venir\u00a0: {future}',
  'event.refilled.dry': '{area}, offre incomplète\u00a0: {current}\u202f; à venir\u00a0: {future}',
  'event.round-began': 'Manche {round}, maître du port\u00a0: {player}',
  'event.last-round-over': 'La dernière manche est terminée\u202f; offres incomplètes\u00a0: {areas}',
  'event.deliveries-done': '{player} ne livre plus rien',
  'event.hands-shown': 'Toutes les mains sont montrées et les cartes Argent encaissées',

  // ce qui est demandé
  'prompt.awaiting': 'En attente de cartes cachées',
  'prompt.naming': 'Choisissez une zone de jeu',
  'prompt.naming.another': 'Choisissez une autre zone de jeu',
  'prompt.asking': '{area}\u00a0: prendre une carte ou passer\u202f?',
  'prompt.deciding': '{area}\u00a0: prenez une carte, ou passez et choisissez une autre zone',
  'prompt.deciding.last': '{area}\u00a0: prenez une carte, ou passez et la manche se termine',
  'prompt.last-choice':
    'Tous les autres ont une carte. Prenez-en une ({areas}), ou passez et la manche se termine',
  'prompt.last-deliveries': 'Honorez vos derniers contrats, puis terminez',

  // ce qui est possible
  'command.name': 'Choisir {the_area}',
  'command.take': 'Prendre {card}',
  'command.take.price': 'Prendre {card} pour {price}',
  'command.take.assistant': 'Utiliser un Assistant pour prendre {card}',
  'command.take.assistant-price': 'Utiliser un Assistant pour prendre {card} pour {price}',
  'command.pass': 'Passer',
  'command.cash': 'Encaisser une carte Argent de {money}',
  'command.deliver': 'Livrer {orders} pour {reward}, avec {cards}',

  // le décompte
  'outcome.wins': '{player} gagne avec {points}',
  'outcome.wins.money': '{player} gagne avec {points}, l’argent départageant l’égalité',
  'outcome.shared': '{players} partagent la victoire avec {points}',
  'outcome.score': '{player}\u00a0: {points} ({parts})',
  'outcome.part.victory_points': 'édifices {points}',
  'outcome.part.money': 'argent {points}',
  'outcome.part.bankers': 'Banquiers {points}',

  // pourquoi c’est bon
  'reason.fulfills':
    'Honore {contracts, plural, one {#\u00a0contrat} other {#\u00a0contrats}} et rapporte {money}',
  'reason.completes': 'Vous permet d’honorer {the_contract}',
  'reason.nears': 'Il manquera moins pour honorer {the_contract}',
  'reason.adds-points': 'Compte pour {points} en fin de partie',
  'reason.banker': 'Compte pour {points} tant que l’argent reste réparti ainsi',
  'reason.brings-money': 'Rapporte {money}',
}

export const names: CompleteNames = {
  title: TITLE.fr,
  areas: {
    guildhall: { name: 'Maison des guildes', kind: 'Maison des guildes', article: 'la' },
    docks: { name: 'Quais', kind: 'Quais', article: 'les' },
    market: { name: 'Marché', kind: 'Marché', article: 'le' },
    bank: { name: 'Banque', kind: 'Banque', article: 'la' },
  },
  types: {
    contract: 'Contrat',
    starting_contract: 'Contrat de départ',
    assistant: 'Assistant',
    victory_points: 'Carte Points de victoire',
    merchant_ship: 'Navire marchand',
    captain: 'Capitaine',
    gold_nugget: 'Pépite d’or',
    goods: 'Carte Marchandise',
    trader: 'Négociant',
    money: 'Carte Argent',
    banker: 'Banquier',
  },
  cards: {
    assistant: { name: 'Assistant', one: 'un Assistant' },
    captain: { name: 'Capitaine', one: 'un Capitaine' },
    trader: { name: 'Négociant', one: 'un Négociant' },
    banker: { name: 'Banquier', one: 'un Banquier' },
    gold_nugget_1: { name: 'Pépite d’or simple', one: 'une pépite d’or simple' },
    gold_nugget_2: { name: 'Double pépite d’or', one: 'une double pépite d’or' },
  },
  goods: {
    grain: { name: 'Grain', count: '{n, plural, one {{amount}\u00a0grain} other {{amount}\u00a0grains}}' },
    cotton: { name: 'Coton', count: '{amount}\u00a0coton' },
    fur: {
      name: 'Fourrure',
      count: '{n, plural, one {{amount}\u00a0fourrure} other {{amount}\u00a0fourrures}}',
    },
    tobacco: { name: 'Tabac', count: '{amount}\u00a0tabac' },
  },
  destinations: {
    gb: { name: 'Grande-Bretagne', to: 'vers la Grande-Bretagne' },
    fr: { name: 'France', to: 'vers la France' },
    nl: { name: 'Pays-Bas', to: 'vers les Pays-Bas' },
    se: { name: 'Suède', to: 'vers la Suède' },
    es: { name: 'Espagne', to: 'vers l’Espagne' },
    de: { name: 'Confédération germanique', to: 'vers la Confédération germanique' },
  },
  buildings: {
    'fire-watchtower': { name: 'Tour de guet', article: 'la' },
    'public-well': { name: 'Puits public', article: 'le' },
    schoolhouse: { name: 'École', article: 'l’' },
    almshouse: { name: 'Hospice', article: 'l’' },
    university: { name: 'Université', article: 'l’' },
    courthouse: { name: 'Palais de justice', article: 'le' },
    church: { name: 'Église', article: 'l’' },
    'academy-of-arts': { name: 'Académie des beaux-arts', short: 'Académie des arts', article: 'l’' },
    'town-hall': { name: 'Hôtel de ville', article: 'l’' },
    'quayside-lamps': { name: 'Lanternes du quai', article: 'les' },
    'pilot-station': { name: 'Station de pilotage', article: 'la' },
    'fish-hall': { name: 'Halle aux poissons', article: 'la' },
    'sailors-home': { name: 'Maison des marins', article: 'la' },
    ropewalk: { name: 'Corderie', article: 'la' },
    'ferry-terminal': { name: 'Gare maritime', article: 'la' },
    lighthouse: { name: 'Phare', article: 'le' },
    shipyard: { name: 'Chantier naval', article: 'le' },
    'custom-house': { name: 'Hôtel des douanes', article: 'l’' },
    fountain: { name: 'Fontaine', article: 'la' },
    'town-clock': { name: 'Horloge publique', article: 'l’' },
    bathhouse: { name: 'Bains publics', article: 'les' },
    library: { name: 'Bibliothèque', article: 'la' },
    'market-hall': { name: 'Halle du marché', article: 'la' },
    theatre: { name: 'Théâtre', article: 'le' },
    'city-park': { name: 'Parc municipal', article: 'le' },
    museum: { name: 'Musée', article: 'le' },
    'grand-hotel': { name: 'Grand Hôtel', article: 'le' },
    'pawn-house': { name: 'Mont-de-piété', article: 'le' },
    'post-office': { name: 'Bureau de poste', article: 'le' },
    'printing-house': { name: 'Imprimerie', article: 'l’' },
    orphanage: { name: 'Orphelinat', article: 'l’' },
    'savings-bank': { name: 'Caisse d’épargne', article: 'la' },
    hospital: { name: 'Hôpital', article: 'l’' },
    waterworks: { name: 'Compagnie des eaux', article: 'la' },
    'railway-depot': { name: 'Dépôt ferroviaire', article: 'le' },
    'merchants-exchange': { name: 'Bourse de commerce', article: 'la' },
  },
  units: {
    dollar: '{amount}\u00a0$',
    point: '{amount}\u00a0PV',
    player: '{n, plural, one {{amount}\u00a0joueur} other {{amount}\u00a0joueurs}}',
    card: '{n, plural, one {{amount}\u00a0carte} other {{amount}\u00a0cartes}}',
  },
}
