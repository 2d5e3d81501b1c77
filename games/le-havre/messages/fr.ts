import { messages as common } from '@quayside/texts/common/fr'
import type { Catalogue } from './parameters.ts'

export const messages: Catalogue = {
  ...common,

  // la carte
  'card.category': '{category}, n°\u00a0{no}.',
  'card.value-and-price': 'Valeur et prix d’achat\u00a0: {value}.',
  'card.value': 'Valeur\u00a0: {value}\u202f; prix d’achat\u00a0: {price}.',
  'card.not-for-sale': 'Valeur\u00a0: {value}\u202f; achat impossible.',
  'card.cost': 'Coût de construction\u00a0: {cost}.',
  'card.not-buildable': 'Construction impossible.',
  'card.fee': 'Droit d’entrée\u00a0: {fee}.',
  'card.no-fee': 'Entrée gratuite.',
  'card.symbols': 'Symboles\u00a0: {symbols}.',
  'ship.type': '{type}, carte Manche {id}.',
  'ship.capacity': 'Transporte {goods}.',
  'ship.no-cargo': 'Ne transporte pas de marchandises.',
  'ship.food': 'Apporte {food} à la fin de chaque manche.',
  'ship.modernised-wharf': 'Exige un Chantier naval modernisé.',

  // ce que fait un bâtiment
  'effect.closed': 'Aucune action de bâtiment\u00a0: personne ne peut y entrer.',
  'effect.gain': 'Prenez {tokens}.',
  'effect.gain.requires': 'Vous devez posséder {tokens}, que vous conservez.',
  'effect.gain.per-fisherman':
    'Prenez {also, select, yes {aussi } other {}}{tokens} par symbole Pêcheur que vous possédez.',
  'effect.gain.per-hammer':
    'Prenez {also, select, yes {aussi } other {}}{tokens} par symbole Marteau que vous possédez.',
  'effect.gain.with-hammer':
    'Prenez {also, select, yes {aussi } other {}}{tokens} si vous possédez au moins un symbole Marteau.',
  'effect.gain.per-guest':
    'Prenez {also, select, yes {aussi } other {}}{tokens} pour chaque personnage d’un autre joueur présent dans vos bâtiments.',
  'effect.gain.per-category':
    'Prenez {also, select, yes {aussi } other {}}{tokens} par {category} que vous possédez.',
  'effect.gain.per-three':
    'Prenez {also, select, yes {aussi } other {}}{francs} par lot de 3\u00a0jetons {of_goods} que vous possédez, toutes combinaisons permises. Vous les conservez.',
  'effect.gain.extra': 'Vous pouvez payer {energy} pour prendre {tokens} de plus.',
  'effect.convert':
    '{limit, plural, =0 {Autant de fois que vous le souhaitez} =1 {Une seule fois} other {Jusqu’à #\u00a0fois}}, échangez {from} contre {to}.',
  'effect.convert.sell':
    '{limit, plural, =0 {Autant de fois que vous le souhaitez} =1 {Une seule fois} other {Jusqu’à #\u00a0fois}}, vendez {from} pour {to}.',
  'effect.convert.sell-kind':
    '{limit, plural, =0 {Vendez autant {of_kind} que vous le souhaitez, à {francs} pièce.} =1 {Vendez {amount} pour {francs}.} other {Vendez jusqu’à {amount}, à {francs} pièce.}}',
  'effect.convert.upgrade':
    '{limit, plural, =0 {Autant de fois que vous le souhaitez} =1 {Une seule fois} other {Jusqu’à #\u00a0fois}}, améliorez {from} en {to}.',
  'effect.convert.upgrade-kind':
    '{limit, plural, =0 {Améliorez en {to} autant {of_kind} que vous le souhaitez.} =1 {Améliorez en {to} {amount}.} other {Améliorez en {to} jusqu’à {amount}.}}',
  'effect.convert.pay':
    '{limit, plural, =0 {Autant de fois que vous le souhaitez} =1 {Une seule fois} other {Jusqu’à #\u00a0fois}}, payez {from} pour {to}.',
  'effect.convert.energy-each':
    'Chaque {upgrade, select, yes {amélioration} other {échange}} coûte {energy}{rounded, select, yes { (total arrondi vers le haut)} other {}}.',
  'effect.convert.energy-once':
    '{limit, plural, =1 {Cela coûte {energy}.} other {Cela coûte {energy} en tout, quel que soit le nombre.}}',
  'effect.convert.also-brings':
    'Chaque {upgrade, select, yes {amélioration} other {échange}} rapporte aussi {tokens}{rounded, select, yes { (total arrondi vers le bas)} other {}}.',
  'effect.convert.per':
    'Au plus {times, plural, one {une fois} other {#\u00a0fois}} par jeton {of_kind} que vous possédez et conservez.',
  'effect.convert.parts': 'Faites une ou plusieurs des actions suivantes.',
  'effect.convert.either': 'Faites une seule des actions suivantes.',
  'effect.tariff': 'Une seule fois, vendez {prices}.',
  'effect.tariff.price': '{goods} pour {francs}',
  'effect.build':
    '{count, plural, =1 {Construisez le bâtiment du dessus d’une pile de Propositions de construction en payant son coût de construction.} other {Construisez au moins 1 et au plus #\u00a0bâtiments, l’un après l’autre, chacun pris sur le dessus d’une pile de Propositions de construction, en payant son coût de construction. Vous pouvez acheter des cartes entre-temps.}}',
  'effect.build.saves': 'Ce coût doit comporter au moins {tokens}\u202f; vous payez {tokens} de moins.',
  'effect.build-ship':
    'Construisez le bateau du dessus d’une pile en payant ses matériaux et son énergie. Avant d’y construire le premier {types}, il faut moderniser le chantier avec {tokens}, une fois pour toutes et pour tous les joueurs.',
  'effect.ship-goods':
    'Expédiez des marchandises avec autant de vos bateaux que vous le souhaitez, pour {energy} par bateau.',
  'effect.ship-goods.capacities': 'Capacité de chargement\u00a0: {capacities}.',
  'effect.ship-goods.capacity': '{goods} par {type}',
  'effect.ship-goods.values': 'Chaque marchandise expédiée rapporte\u00a0: {values}.',
  'effect.ship-goods.value': '{francs} ({goods})',
  'effect.choose':
    '{count, plural, =0 {Prenez {per, plural, one {#\u00a0marchandise} other {#\u00a0marchandises}} par {category} que vous possédez.} one {Prenez #\u00a0marchandise, plus {per} par {category} que vous possédez.} other {Prenez #\u00a0marchandises, plus {per} par {category} que vous possédez.}} Toutes doivent être différentes, soit {most} au plus.',
  'effect.choose.fixed':
    'Prenez {count, plural, one {#\u00a0marchandise} other {#\u00a0marchandises différentes}}.',
  'effect.choose.among': 'Vous choisissez parmi {goods}.',
  'effect.choose.then-look':
    'Regardez ensuite les 2\u00a0bâtiments spéciaux du dessus et remettez-les dans l’ordre de votre choix.',
  'effect.gain-missing':
    'Pour chaque Quai vide, prenez {amount, plural, one {#\u00a0jeton} other {#\u00a0jetons}} de ce type (francs compris).',
  'effect.return-loans':
    'Rendez des emprunts sans payer. Avec 1\u00a0emprunt, rendez-le. Avec 2\u00a0emprunts, rendez-en 1 et prenez {francs}. Avec 3\u00a0emprunts ou plus, rendez-en 2, ou rendez-en 1 et prenez {francs}.',
  'effect.exchange':
    'Échangez {give} au choix contre {gets} et/ou 1\u00a0marchandise au choix contre {small}, chaque échange une seule fois.',
  'effect.sell-any':
    'Vendez autant de marchandises que vous le souhaitez\u00a0: 1\u00a0franc par marchandise améliorée et 1\u00a0franc par lot de {standard}\u00a0marchandises standard, toutes combinaisons permises.',
  'effect.buy-fuel':
    'Achetez {fuels}. Vous pouvez tout payer ensemble\u202f; les francs comptent comme nourriture.',
  'effect.buy-fuel.fuel': '{limit, plural, =1 {{goods} pour {food}} other {jusqu’à {goods} à {food} pièce}}',
  'effect.haul':
    'Payez {francs} et prenez toutes les marchandises de deux Quais adjacents. Le Quai des francs est exclu.',
  'effect.evict':
    'Payez {francs} à un autre joueur dont le personnage se trouve dans un bâtiment. Ce personnage rentre chez lui et vous entrez à sa place, en payant comme d’habitude le droit d’entrée.',
  'effect.pick': 'Achetez des marchandises différentes\u00a0: {prices}.',
  'effect.pick.loan': 'Prenez {loans} sans recevoir de francs.',
  'effect.duplicate': 'Prenez 1\u00a0marchandise de plus de chaque type que vous possédez.',
  'effect.duplicate.cost':
    'Pour cette marchandise ({good}), cela coûte {francs}\u202f; vous pouvez y renoncer.',
  'effect.barter':
    'Donnez jusqu’à {most}\u00a0marchandises et prenez autant de marchandises d’autres types que vous le souhaitez, de même valeur totale à la Compagnie maritime.',
  'effect.barter.number':
    'Échangez jusqu’à {most}\u00a0marchandises parmi {gives} contre autant de marchandises d’autres types parmi {gets}.',
  'effect.pawn':
    'Mettez en gage autant de marchandises différentes que vous le souhaitez, à {francs} pièce. Vous pouvez récupérer chacune d’elles à tout moment pour {redeem}. Vous avez en gage au plus 1\u00a0marchandise de chaque type.',
  'effect.take-offers':
    'Prenez une offre d’exactement {one}\u00a0jetons et, avec elle, toutes les offres d’exactement {every, plural, one {#\u00a0jeton} other {#\u00a0jetons}} (francs compris).',
  'effect.collect':
    'Chaque autre joueur qui en possède vous donne {tokens}. À 2\u00a0joueurs, votre adversaire vous donne {withTwo}.',
  'effect.rest': 'Rien ne se passe quand vous entrez. Personne ne peut vous renvoyer d’ici.',
  'effect.rest.visits':
    'Quand vous partez pour un autre bâtiment, utilisez jusqu’à {visits}\u00a0bâtiments l’un après l’autre sans payer leur droit d’entrée\u202f; vous ne pouvez pas revenir ici entre-temps.',
  'effect.rest.offer': 'Tant que vous êtes ici, vous recevez {tokens} chaque fois que vous prenez une offre.',
  'effect.strike':
    'Prenez une offre. La prochaine action principale de chaque autre joueur doit être de prendre une offre. Ensuite, cette carte est retirée du jeu. On ne peut plus y entrer à partir de la dernière manche.',
  'effect.replace':
    'Quand cette carte est révélée, chaque joueur reçoit {cards}\u00a0bâtiments spéciaux inutilisés. Le premier visiteur remplace cette carte par un des siens et doit l’utiliser si possible, en payant le droit d’entrée à moins de l’acheter d’abord. Cette carte et toutes les mains sont retirées du jeu.',
  'goods.standard': 'les marchandises standard',
  'goods.standard-except': 'les marchandises standard (sauf {goods})',
  'goods.upgraded': 'les marchandises améliorées',
  'goods.upgraded-except': 'les marchandises améliorées (sauf {goods})',
  'goods.all': 'toutes les marchandises',
  'goods.all-except': 'toutes les marchandises (sauf {goods})',
  'list.and-or': '{first} et/ou {rest}',
  'list.semicolon': '{first}\u202f; {rest}',

  // ce que change la possession d’une carte
  'end.value': 'Valeur additionnelle en fin de partie\u00a0: {bonuses} que vous possédez.',
  'end.per-category': '{francs} par {category}',
  'end.per-ship': '{francs} par bateau',
  'end.per-good': '{francs} par marchandise',
  'end.per-token': '{francs} par jeton {of_good}',
  'end.itself': 'Cette carte compte aussi.',
  'end.rounded': 'Arrondissez le total vers le bas.',
  'standing.energy':
    'Chacune de vos actions principales demande {energy} de moins au total. Si elle en demande moins, la différence n’est pas remboursée.',
  'standing.clay': 'Chaque bâtiment que vous construisez vous coûte {clay} ou {brick} de moins.',
  'standing.wood': 'Chaque bâtiment que vous construisez vous coûte {wood} de moins.',
  'standing.crane':
    'Quand vous construisez un bâtiment, vous pouvez payer {wood} à la place d’une unité d’un autre matériau.',
  'standing.food':
    'À la fin de chaque manche, elle apporte, comme un bateau, {food} (de 1 à 5\u00a0joueurs).',
  'standing.income':
    'À la fin de chaque manche, son propriétaire prend, avant de nourrir les ouvriers, des jetons {of_good}\u00a0: {amounts} (de 1 à 5\u00a0joueurs).',
  'standing.grain': 'Quand vous expédiez des marchandises, {grain} peut servir à payer {energy}.',
  'standing.offer-share': 'Chaque fois qu’un autre joueur prend l’offre {of_good}, vous recevez {francs}.',
  'standing.builder-share': 'Quand un autre joueur construit {the_building}, vous recevez {francs}.',
  'standing.no-interest': 'Vous ne payez pas d’intérêts.',
  'standing.guest':
    'Chaque fois qu’un autre joueur entre dans un de vos bâtiments, vous recevez {francs} de la réserve.',
  'standing.toll':
    'Quand un autre joueur expédie des marchandises, vous recevez {francs} de sa recette par bateau utilisé.',
  'standing.follows': 'Elle passe de la ville au prochain joueur qui obtient un jeton {of_good} et y reste.',
  'standing.unsellable': 'Elle ne peut pas être vendue.',
  'standing.final': 'Pendant la phase finale, vous effectuez {count}\u00a0actions principales de suite.',
  'standing.catches':
    'Un personnage renvoyé chez lui vient ici à la place, et son joueur paie {francs} (le propriétaire de cette carte\u00a0: {owner}). Plusieurs personnages peuvent s’y trouver. Personne n’en est renvoyé.',
  'standing.expel':
    'Pendant votre tour, vous pouvez renvoyer de vos bâtiments les personnages des autres joueurs.',
  'standing.cattle': 'À chaque récolte, si vous possédez de 2 à {upTo}, prenez {amount} au lieu d’un seul.',
  'standing.swap':
    'Au Chantier naval, au lieu de construire un bateau, vous pouvez prendre cette carte contre {ships} de votre flotte, qui est retiré du jeu. Elle compte comme un bateau, mais n’apporte pas de nourriture et ne transporte pas de marchandises.',
  'standing.waits':
    'Tant que cette carte appartient à la ville, elle est posée sur le premier emplacement vide des Propositions de construction et peut alors être construite.',
  'standing.highest':
    'Dès qu’elle est révélée, cette carte est posée sur la pile de Propositions de construction dont la carte du dessus porte le plus grand numéro et peut y être construite.',

  // pourquoi ce n’est pas possible
  'refusal.awaiting-reveal': 'Une carte ou une tuile cachée doit d’abord être révélée.',
  'refusal.not-your-turn': 'C’est à {player} de jouer.',
  'refusal.action-under-way': '{player} doit d’abord terminer l’action {of_building}.',
  'refusal.not-now': 'Ce n’est pas possible maintenant.',
  'refusal.supply-first': 'Effectuez d’abord l’action d’approvisionnement.',
  'refusal.already-supplied': 'L’action d’approvisionnement de ce tour a déjà eu lieu.',
  'refusal.main-action-first': 'Effectuez d’abord une action principale.',
  'refusal.main-action-done': 'Vous avez déjà effectué votre action principale ce tour-ci.',
  'refusal.finish-payment-first': 'Terminez d’abord le paiement.',
  'refusal.finish-feeding-first': 'Il faut d’abord nourrir les ouvriers.',
  'refusal.finish-interest-first': 'Il faut d’abord payer les intérêts.',
  'refusal.offer-empty': 'L’offre {of_good} est vide.',
  'refusal.no-such-offer': 'Ce Quai n’existe pas. Les offres sont\u00a0: {goods}.',
  'refusal.not-in-play': '{building}\u00a0: cette carte n’est pas en jeu.',
  'refusal.not-built-yet': 'Personne n’a encore construit {the_building}.',
  'refusal.closed': '{building}\u00a0: aucune action de bâtiment, personne ne peut y entrer.',
  'refusal.occupied': '{player} occupe {the_building}.',
  'refusal.own-disc-inside':
    'Votre personnage est déjà dans ce bâtiment ({building})\u00a0: choisissez-en un autre.',
  'refusal.on-strike': 'C’est la grève\u00a0: votre action principale doit être de prendre une offre.',
  'refusal.cannot-pay-fee': 'Entrer dans {the_building} coûte {fee}\u202f; vous avez {held}.',
  'refusal.fee-eats-action':
    'Après avoir payé le droit d’entrée, vous ne pourriez plus utiliser {the_building}.',
  'refusal.nothing-to-gain': 'L’action {of_building} ne vous rapporterait rien maintenant.',
  'refusal.lacks-goods': 'Pour {the_building}, il vous manque\u00a0: {missing}.',
  'refusal.lacks-goods.plain': 'Vous n’avez pas les marchandises nécessaires pour {the_building}.',
  'refusal.lacks-energy': 'Il vous faut {energy} et vous en avez {have}.',
  'refusal.lacks-energy.plain': 'Vous n’avez pas assez d’énergie.',
  'refusal.lacks-francs': 'Il vous faut {francs} et vous en avez {have}.',
  'refusal.lacks-francs.plain': 'Vous n’avez pas assez de francs.',
  'refusal.lacks-food': 'Il vous faut {food} et vous en avez {have}.',
  'refusal.lacks-food.plain': 'Vous n’avez pas assez de nourriture.',
  'refusal.lacks-ship': 'Il vous faut {ships} et vous en avez {have}.',
  'refusal.lacks-ship.plain': 'Vous n’avez aucun bateau qui puisse transporter des marchandises.',
  'refusal.no-loan': 'Vous n’avez aucun emprunt à rendre.',
  'refusal.no-empty-offer': 'Aucun Quai n’est vide.',
  'refusal.no-fitting-offer': 'Aucune offre n’a la taille voulue ({building}).',
  'refusal.nobody-has-any': 'Aucun autre joueur n’a rien à vous donner ({building}).',
  'refusal.no-two-neighbours': 'Il n’y a pas deux Quais adjacents garnis de marchandises.',
  'refusal.not-neighbours': 'Ces deux Quais ne sont pas adjacents.',
  'refusal.nobody-to-evict': '{player} n’a aucun personnage à renvoyer chez lui.',
  'refusal.nobody-to-evict.plain': 'Il n’y a aucun personnage à renvoyer chez lui.',
  'refusal.may-stay': '{building}\u00a0: personne ne peut en être renvoyé.',
  'refusal.may-not-expel': 'Vous ne possédez aucune carte qui permette de renvoyer les autres joueurs.',
  'refusal.strike-on': 'La grève n’est pas encore terminée ({building}).',
  'refusal.too-late': '{building}\u00a0: il est trop tard, la dernière manche a commencé.',
  'refusal.empty-hand': 'Vous n’avez en main aucune carte pour prendre la place {of_building}.',
  'refusal.not-in-hand': '{building}\u00a0: cette carte n’est pas dans votre main.',
  'refusal.cannot-use-that': 'Vous ne pourriez pas utiliser {the_building} maintenant.',
  'refusal.too-many': 'C’est trop\u00a0: {most} au plus.',
  'refusal.too-few': 'Ce n’est pas assez\u00a0: {least} au moins.',
  'refusal.not-different': 'Toutes les marchandises doivent être différentes.',
  'refusal.wrong-count': 'Choisissez exactement {goods}\u202f; votre choix en compte {have}.',
  'refusal.not-offered-here': 'L’action {of_building} ne permet pas cela.',
  'refusal.ship-would-be-empty':
    'Ces marchandises tiendraient sur moins de bateaux\u00a0: chargez-en davantage ou envoyez moins de bateaux.',
  'refusal.out-of-order':
    'Les marchandises se nomment dans un ordre fixe, et il est trop tard pour celle-ci.',
  'refusal.not-a-multiple': 'Les marchandises standard se vendent par lots de {of}.',
  'refusal.nothing-given': 'Faites au moins une chose avant de terminer.',
  'refusal.same-good': 'On n’échange pas une marchandise contre elle-même ({good}).',
  'refusal.needs-builder':
    'Pour construire, entrez d’abord dans un bâtiment qui construit, par exemple une Entreprise de bâtiment.',
  'refusal.needs-wharf': 'Un bateau se construit dans un Chantier naval\u00a0: entrez-y d’abord.',
  'refusal.nothing-buildable': 'Vous ne pouvez construire aucun bâtiment maintenant avec {the_building}.',
  'refusal.not-on-top':
    '{building}\u00a0: cette carte n’est pas sur le dessus d’une pile de Propositions de construction.',
  'refusal.cannot-be-built': '{building}\u00a0: construction impossible.',
  'refusal.needs-wood-in-cost': 'Le coût de construction {of_building} ne comporte pas de bois.',
  'refusal.lacks-material': 'Pour {the_card}, il vous manque\u00a0: {missing}.',
  'refusal.lacks-material.plain': 'Vous n’avez pas les matériaux nécessaires pour {the_card}.',
  'refusal.no-ship-buildable': 'Vous ne pouvez construire aucun bateau maintenant ({building}).',
  'refusal.no-such-ship': '{ship}\u00a0: ce bateau n’est pas sur le dessus de sa pile.',
  'refusal.no-purchase-in-final-stage': 'Aucun achat n’est possible pendant la phase finale.',
  'refusal.not-for-sale': '{card}\u00a0: cette carte n’est pas à vendre.',
  'refusal.sold-this-turn':
    '{building}\u00a0: cette carte a été vendue pendant ce tour et ne peut être rachetée avant le suivant.',
  'refusal.not-yours': '{card}\u00a0: cette carte ne vous appartient pas.',
  'refusal.cannot-be-sold': '{card}\u00a0: cette carte ne peut pas être vendue.',
  'refusal.no-loan-to-repay': 'Vous n’avez aucun emprunt à rembourser.',
  'refusal.not-in-pawn': 'Vous n’avez pas {of_good} en gage.',
  'refusal.already-in-pawn': 'Vous avez déjà en gage\u00a0: {good}.',
  'refusal.no-loan-needed': 'Aucun emprunt n’est nécessaire\u00a0: vous devez {need} et vous avez {have}.',
  'refusal.nothing-owed': 'Vous n’avez rien à payer.',
  'refusal.not-enough-tokens': 'Il faudrait {tokens}\u202f; vous en avez {have}.',
  'refusal.pays-too-little': 'Ce paiement vaut {pays}, mais il faut {need}.',
  'refusal.pays-too-much':
    'Ce paiement vaut {pays}, mais {need} suffirait\u00a0: retirez ce qui est superflu.',
  'refusal.wrong-payment':
    '{need, select, food {Payez en nourriture ou en francs.} franc {Payez en francs.} energy {Payez avec des marchandises qui fournissent de l’énergie.} other {Payez exactement les matériaux demandés.}}',
  'refusal.leaves-too-little': 'Après ce paiement, vous ne pourriez plus utiliser {the_building}.',
  'refusal.no-payment':
    '«\u00a0{text}\u00a0» n’est pas un paiement\u00a0: rien ne se paie avec ces marchandises ensemble.',
  'refusal.no-cargo-ship': 'Les bateaux de luxe ne transportent pas de marchandises.',
  'refusal.not-a-building': '{card}\u00a0: c’est un bateau, pas un bâtiment.',
  'refusal.not-swappable': '{card}\u00a0: échange impossible. Nommez le bateau que vous remettez.',
  'refusal.bad-amount': 'Le nombre de «\u00a0{text}\u00a0» ne convient pas.',
  'refusal.bad-value': '«\u00a0{text}\u00a0» ne convient pas au champ «\u00a0{field}\u00a0».',
  'refusal.no-such-card': '«\u00a0{text}\u00a0», au champ «\u00a0{field}\u00a0», n’est pas une carte.',
  'refusal.negative-amount': 'Le champ «\u00a0{field}\u00a0» ne peut pas être négatif\u00a0: {text}.',
  'refusal.two-owners': '«\u00a0{text}\u00a0», au champ «\u00a0{field}\u00a0», se trouve déjà ailleurs.',
  'refusal.not-in-this-game':
    '«\u00a0{text}\u00a0», au champ «\u00a0{field}\u00a0», n’est pas en jeu dans cette partie.',
  'refusal.card-in-wrong-place':
    '«\u00a0{text}\u00a0» ne peut pas se trouver au champ «\u00a0{field}\u00a0».',
  'refusal.pile-out-of-order':
    'Les piles sont triées par numéro\u202f; «\u00a0{text}\u00a0», au champ «\u00a0{field}\u00a0», est trop bas.',
  'refusal.too-many-specials':
    'Il y a {text}\u00a0bâtiments spéciaux, plus qu’une partie n’en compte\u202f; voyez le champ «\u00a0{field}\u00a0».',
  'refusal.ship-too-early':
    '«\u00a0{text}\u00a0», au champ «\u00a0{field}\u00a0», n’arrive que dans une manche ultérieure.',
  'refusal.hole-without-viewer':
    'Seule la vue d’un joueur peut laisser un élément inconnu\u202f; voyez le champ «\u00a0{field}\u00a0».',

  // ce qui s’est passé
  'event.turn-begins': 'Manche {round}, tour {turn}\u00a0: {player}',
  'event.turn-begins.final': 'Action finale\u00a0: {player}',
  'event.supplied': '{player} place {tokens} sur les Quais',
  'event.interest-paid': '{player} paie {francs} d’intérêts',
  'event.offer-taken': '{player} prend {tokens}',
  'event.entered': '{player} entre dans le bâtiment\u00a0: {building}',
  'event.fee-paid': '{player} paie {tokens} à {other}',
  'event.fee-paid.town': '{player} paie {tokens} de droit d’entrée',
  'event.paid': '{player} dépense {tokens}',
  'event.gained': '{player} reçoit {tokens}',
  'event.built': '{player} construit {the_building}',
  'event.modernised': '{player} modernise {the_building}',
  'event.ship-built': '{player} construit {the_ship} ({type})',
  'event.ship-swapped': '{player} échange {the_ship} contre {the_building}',
  'event.shipped': '{player} expédie {tokens} pour {francs}',
  'event.bought': '{player} achète {the_building} pour {francs}',
  'event.ship-bought': '{player} achète {the_ship} ({type}) pour {francs}',
  'event.sold': '{player} vend {the_building} pour {francs}',
  'event.ship-sold': '{player} vend {the_ship} ({type}) pour {francs}',
  'event.sent-home': '{player} quitte {the_building} et rentre à la maison',
  'event.loan-repaid': '{player} rembourse un emprunt pour {francs}',
  'event.loans-taken': '{player} prend {loans} et reçoit {francs}',
  'event.loans-taken.free': '{player} prend {loans} sans recevoir de francs',
  'event.loans-returned': '{player} rend {loans} sans payer',
  'event.pawned': '{player} met en gage {tokens} pour {francs}',
  'event.redeemed': '{player} récupère {tokens} pour {francs}',
  'event.looked': '{player} regarde les 2\u00a0bâtiments spéciaux du dessus',
  'event.looked.cards': '{player} regarde les 2\u00a0bâtiments spéciaux du dessus\u00a0: {buildings}',
  'event.round-ended': 'Fin de la manche {round}',
  'event.harvested': '{player} récolte {tokens}',
  'event.fed': '{player} nourrit les ouvriers ({food}) avec {tokens}',
  'event.fed.with-ships': '{player} nourrit les ouvriers ({food})\u00a0: {ships} des bateaux, puis {tokens}',
  'event.fed.by-ships': '{player} nourrit les ouvriers ({food}) grâce aux seuls bateaux',
  'event.fed.nothing-due': '{player} n’a pas besoin de nourriture cette manche',
  'event.town-built': 'La ville construit {the_building}',
  'event.special-revealed': 'Un bâtiment spécial arrive en ville\u00a0: {building}',
  'event.laid-on-proposals':
    '{building}\u00a0: cette carte est posée sur un emplacement vide des Propositions de construction',
  'event.laid-on-top': '{building}\u00a0: cette carte est posée sur une pile de Propositions de construction',
  'event.earned': '{player} reçoit {tokens} grâce à cette carte\u00a0: {building}',
  'event.handed-over': '{player} remet {tokens} à {other}',
  'event.followed': '{player} récupère {the_building}',
  'event.caught': '{player} quitte {the_building} pour {the_bar} et paie {francs}',
  'event.strike-called': '{player} appelle à la grève\u00a0: tous les autres doivent prendre une offre',
  'event.left-the-game': '{building}\u00a0: cette carte est retirée du jeu',
  'event.hand-dealt': '{player} reçoit une main de bâtiments spéciaux',
  'event.hand-dealt.cards': '{player} reçoit une main de bâtiments spéciaux\u00a0: {buildings}',
  'event.ship-arrived': 'Un nouveau bateau est disponible\u00a0: {the_ship} ({type})',
  'event.final-stage': 'La phase finale commence',

  // ce qui est demandé
  'prompt.awaiting': 'En attente d’une carte ou d’une tuile cachée',
  'prompt.supply': 'Effectuez l’action d’approvisionnement',
  'prompt.main': 'Choisissez une action principale',
  'prompt.final': 'Choisissez votre action finale',
  'prompt.end': 'Terminez votre tour, ou achetez et vendez d’abord',
  'prompt.end.final': 'Terminez votre tour',
  'prompt.fee': 'Payez le droit d’entrée {of_building}\u00a0: {fee}',
  'prompt.food': 'Payez {food}',
  'prompt.energy': 'Payez {energy}',
  'prompt.material': 'Payez les matériaux de construction\u00a0: {tokens}',
  'prompt.cost': 'Payez le coût de construction {of_building}\u00a0: {costs}',
  'prompt.gain': '{building}\u00a0: payez {energy} pour prendre {tokens} de plus, ou terminez',
  'prompt.action': '{building}\u00a0: {action}',
  'prompt.convert': '{building}\u00a0: combien\u202f? {action}',
  'prompt.tariff': '{building}\u00a0: combien\u202f? {action}',
  'prompt.build': '{building}\u00a0: choisissez un bâtiment à construire',
  'prompt.build.another': '{building}\u00a0: construisez un autre bâtiment, achetez une carte ou terminez',
  'prompt.build-ship': '{building}\u00a0: choisissez un bateau à construire',
  'prompt.ship-goods': '{building}\u00a0: choisissez les bateaux qui partent ({energy} chacun)',
  'prompt.ship-goods.load': '{building}\u00a0: chargez des marchandises\u202f; place restante\u00a0: {goods}',
  'prompt.choose': '{building}\u00a0: choisissez {goods}, sans doublon',
  'prompt.choose.return':
    '{building}\u00a0: remettez les 2\u00a0bâtiments spéciaux du dessus dans l’ordre de votre choix',
  'prompt.choose.return-known':
    '{building}\u00a0: «\u00a0{first}\u00a0» se trouve au-dessus de «\u00a0{second}\u00a0»\u202f; gardez cet ordre ou inversez-le',
  'prompt.return-loans': '{building}\u00a0: rendez 2\u00a0emprunts, ou rendez-en 1 et prenez {francs}',
  'prompt.exchange': '{building}\u00a0: choisissez {goods} à échanger contre {tokens}, ou passez',
  'prompt.exchange.rest': '{building}\u00a0: choisissez encore {goods} à échanger contre {tokens}',
  'prompt.exchange.small': '{building}\u00a0: choisissez 1\u00a0marchandise à échanger contre {tokens}',
  'prompt.sell-any': '{building}\u00a0: choisissez les marchandises à vendre',
  'prompt.sell-any.set': '{building}\u00a0: choisissez encore {goods} pour compléter le lot',
  'prompt.buy-fuel': '{building}\u00a0: choisissez ce que vous achetez',
  'prompt.haul': '{building}\u00a0: choisissez deux Quais adjacents',
  'prompt.evict': '{building}\u00a0: choisissez le personnage à renvoyer chez lui',
  'prompt.pick': '{building}\u00a0: choisissez une marchandise\u202f; {goods} à prendre encore, sans doublon',
  'prompt.pick.buy': '{building}\u00a0: choisissez une marchandise à acheter, ou terminez',
  'prompt.duplicate': '{building}\u00a0: payez {francs} pour {tokens} de plus, ou terminez',
  'prompt.duplicate.leave': '{building}\u00a0: prenez encore {tokens}, ou renoncez-y et terminez',
  'prompt.barter-give': '{building}\u00a0: choisissez ce que vous donnez, {goods} au plus',
  'prompt.barter-get': '{building}\u00a0: choisissez ce que vous prenez, {goods} en tout',
  'prompt.barter-get.value':
    '{building}\u00a0: choisissez ce que vous prenez, pour une valeur totale de {francs}',
  'prompt.pawn': '{building}\u00a0: choisissez une marchandise à mettre en gage, ou terminez',
  'prompt.take-offers':
    '{building}\u00a0: choisissez une offre de {count, plural, one {#\u00a0jeton} other {#\u00a0jetons}}',
  'prompt.visit':
    '{building}\u00a0: entrez dans un autre bâtiment sans droit d’entrée ({count, plural, one {#\u00a0visite restante} other {#\u00a0visites restantes}}), ou terminez',
  'prompt.strike': '{building}\u00a0: choisissez l’offre que vous prenez',
  'prompt.lay': '{building}\u00a0: choisissez la carte de votre main qui la remplace',
  'prompt.laid': '{building}\u00a0: utilisez cette carte, ou achetez-la d’abord',
  'prompt.interest': 'Payez {francs} d’intérêts',
  'prompt.interest.loan':
    'Vous ne pouvez pas payer {francs} d’intérêts\u00a0: vendez quelque chose ou prenez un emprunt',
  'prompt.feeding': 'Nourrissez vos ouvriers\u00a0: {food} à payer',
  'prompt.feeding.loan':
    'Nourrissez vos ouvriers\u00a0: {food} à payer, vous en avez {have}. Vendez quelque chose ou prenez un emprunt',

  // ce que l’on peut faire
  'command.supply': 'Effectuer l’action d’approvisionnement',
  'command.take': 'Prendre l’offre {of_good}',
  'command.take.tokens': 'Prendre {tokens}',
  'command.enter': 'Entrer dans {the_building}',
  'command.end': 'Terminer le tour',
  'command.buy': 'Acheter {the_building} pour {francs}',
  'command.buy.ship': 'Acheter {the_ship} ({type}) pour {francs}',
  'command.sell': 'Vendre {the_building} pour {francs}',
  'command.sell.ship': 'Vendre {the_ship} ({type}) pour {francs}',
  'command.repay': 'Rembourser un emprunt pour {francs}',
  'command.borrow': 'Prendre les emprunts nécessaires',
  'command.pay': 'Payer {tokens}',
  'command.convert': '{times, plural, =0 {Passer} one {Le faire #\u00a0fois} other {Le faire #\u00a0fois}}',
  'command.convert.upgrade': 'Améliorer {from} en {to}',
  'command.convert.upgrade-bonus': 'Améliorer {from} en {to} et recevoir {bonus}',
  'command.convert.exchange': 'Échanger {from} contre {to}',
  'command.convert.sell': 'Vendre {from} pour {to}',
  'command.convert.pay': 'Payer {from} pour {to}',
  'command.convert.skip': 'Passer',
  'command.convert.extra': 'Payer {energy} pour {tokens} de plus',
  'command.convert.duplicate': 'Payer {francs} pour {tokens} de plus',
  'command.build': 'Construire {the_building}',
  'command.build.ship': 'Construire {the_ship} ({type})',
  'command.swap': 'Échanger {the_ship} ({type}) contre {the_building}',
  'command.sail': 'Partir avec {ships}',
  'command.load': 'Charger {tokens}',
  'command.give': 'Donner {tokens}',
  'command.exchange': 'Échanger {from} contre {to}',
  'command.choose': 'Prendre {tokens}',
  'command.return':
    'Remettre les 2\u00a0bâtiments spéciaux {order, select, same {dans le même ordre} swapped {dans l’ordre inverse} other {sur la pile}}',
  'command.haul': 'Prendre les offres {of_goods}',
  'command.evict': 'Prendre la place occupée par {player}',
  'command.expel': 'Renvoyer {player} de votre bâtiment',
  'command.return-loans': 'Rendre {loans}',
  'command.fuel': 'Acheter {tokens}',
  'command.get': 'Prendre {tokens}',
  'command.redeem': 'Récupérer {tokens} pour {francs}',
  'command.lay': 'Y mettre {the_building}',
  'command.lay.unseen': 'Y mettre une carte de la main',

  // le décompte
  'outcome.wins': '{player} gagne avec {francs}',
  'outcome.shared': '{players} se partagent la victoire avec {francs}',
  'outcome.solo': '{player} termine avec une fortune de {francs}',
  'outcome.score': '{player}\u00a0: {francs} ({parts})',
  'outcome.part.francs': 'argent liquide {francs}',
  'outcome.part.buildings': 'bâtiments {francs}',
  'outcome.part.ships': 'bateaux {francs}',
  'outcome.part.bonus': 'valeurs additionnelles {francs}',
  'outcome.part.loans': 'emprunts {francs}',

  // pourquoi c’est bon
  'reason.adds-wealth': 'Ajoute {francs} à votre fortune',
  'reason.avoids-loan': 'En l’état, cela vous évite {loans} à la fin de la manche',
  'reason.covers-food': 'Il vous manque {food} à la fin de la manche\u202f; ceci en couvre {covers}',
  'reason.covers-food.all': 'Il vous manque {food} à la fin de la manche\u202f; ceci couvre tout',
  'reason.repays-loan': 'Vous libère de {loans}, soit {francs} de moins à perdre en fin de partie',
  'reason.gains-building': '{The_building} compte pour {francs} en fin de partie',
  'reason.gains-ship': '{The_ship} compte pour {francs} en fin de partie',
  'reason.gains-ship.food':
    '{The_ship} compte pour {francs} en fin de partie et apporte {food} à chaque manche',
  'reason.turns-into': 'Transforme {from} en {to}',
  'reason.brings': 'Apporte {tokens}',
  'reason.brings-energy': 'Apporte {energy}',
  'reason.harvests': 'Désormais, chaque récolte vous rapporte\u00a0: {goods}',
  'reason.wastes-nothing': 'Ne gaspille rien',
  'reason.keeps-francs': 'Garde {francs} pour la nourriture qui manque à la fin de la manche ({food})',
}
