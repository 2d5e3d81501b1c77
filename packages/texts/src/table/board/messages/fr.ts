import type { BoardCatalogue } from '../parameters.ts'

export const messages: BoardCatalogue = {
  // the zones
  zones: 'Zones de la table',
  'zone.offers': 'Offres',
  'zone.harbour': 'Port',
  'zone.proposals': 'Propositions',
  'zone.ships': 'Bateaux',
  'zone.rounds': 'Manches',
  'zone.players': 'Joueurs',
  'zone.mine': 'Réserve et cartes\u00a0: {player}',
  'zone.inspector': 'Carte en détail',
  'drawer.info': 'Voir la carte',
  'drawer.history': 'Voir le journal',
  'drawer.label': 'Carte et journal',
  'drawer.card': 'Carte',
  'drawer.log': 'Journal',
  'drawer.close': 'Fermer',
  find: 'Trouver une carte',
  'find.none': 'Aucune carte de ce nom dans cette partie.',
  you: 'Vous',
  town: 'la ville',
  goods: '{number} au choix',

  // rounds and turns
  'round-of': 'Manche {round} sur {rounds}',
  'game-over': 'Partie terminée',
  'final-action': 'Action finale',
  ribbon: 'Prochains tours',
  'ribbon.round': 'Manche {round}',
  'ribbon.final': 'Actions finales',
  'ribbon.now': 'maintenant',
  'ribbon.feed': 'Nourrir {food}',
  'ribbon.turn':
    'Manche {round}, tour {turn}\u00a0: {player}, {goods}{interest, select, yes {, intérêts à payer} other {}}.',
  'ribbon.turn.hidden': 'Manche {round}, tour {turn}\u00a0: {player}, tuile face cachée.',
  'ribbon.turn.final': 'Action finale\u00a0: {player}.',
  'ribbon.feeding':
    'Fin de la manche {round}\u00a0: {harvest, select, yes {récolte} other {pas de récolte}}, nourrir {food}{town, select, standard {, la ville construit} special {, un bâtiment spécial est révélé} other {}}.',
  'round.past': '1–{last}',
  'round.sentence':
    'Manche {round}\u00a0: nourriture {food}, {harvest, select, yes {récolte} other {pas de récolte}}{town, select, standard {, la ville construit} special {, un bâtiment spécial} other {}}, puis le {type} {ship}, valeur {value}.',
  'round.harvest':
    '{harvest, select, yes {Récolte\u00a0: 1\u00a0grain si vous en avez, 1\u00a0bœuf si vous en avez au moins 2.} other {Pas de récolte.}}',
  'round.food': 'Chacun nourrit ses ouvriers\u00a0: {food}.',
  'round.yours':
    'Vos bateaux apportent {ships}, vous pouvez ajouter {held}.{short, plural, =0 {} one { Il manque #\u00a0nourriture\u00a0: sans autre apport ni vente, il faudra emprunter.} other { Il manque #\u00a0nourritures\u00a0: sans autre apport ni vente, il faudra emprunter.}}',
  'round.town':
    '{town, select, standard {La ville construit la proposition au plus petit numéro.} special {Le bâtiment spécial du dessus est révélé et appartient à la ville.} other {La ville ne construit rien.}}',
  'round.town-builds': 'En l’état\u00a0: {building}.',
  'round.ship': 'La carte Manche devient le {type} {ship}, valeur {value}.',
  'round.final':
    'Chacun effectue une dernière action principale. On peut entrer dans un bâtiment occupé, mais plus rien acheter.',

  // seats
  'seat.rank': '{rank, selectordinal, one {#er} other {#e}}',
  'seat.sentence':
    '{player}\u00a0: fortune {wealth}, place {rank}\u00a0; {francs}, {food}, {energy}, place pour {cargo, plural, one {#\u00a0marchandise} other {#\u00a0marchandises}} à bord\u00a0; {hammers}, {fishermen}, {loans}, {buildings, plural, one {#\u00a0bâtiment} other {#\u00a0bâtiments}}.',
  'seat.wealth':
    'Francs {francs}, bâtiments {buildings}, bateaux {ships}{bonus, plural, =0 {} other {, bonus #}}{loans, plural, =0 {} other {, emprunts −#}}.',
  'seat.short': '{food} à trouver',
  'seat.to-pay': '{food} à payer',
  'seat.fed': 'Nourris',
  'seat.fed-by-ships': 'Par les bateaux',
  'seat.covered': '{food, plural, one {# assuré} other {# assurés}}',

  // ships
  'ship.short': '{type, select, wooden {Bois} iron {Fer} steel {Acier} other {Luxe}}',
  'ship.none': 'épuisés',
  'ship.round': 'manche {round}',
  'ship.pile':
    '{type}\u00a0: {ship} sur le dessus, valeur {value}, {left} dans la pile{arrives, plural, =0 {} other {\u00a0; un de valeur # arrive après cette manche}}.',

  // offers
  'offer.sentence':
    '{good}\u00a0: {amount} à prendre{unsure, select, yes {, au moins {adds} de plus d’ici votre prochain tour} other {{adds, plural, =0 {} other {, # de plus d’ici votre prochain tour}}}}.',
  'offer.adds': '{unsure, select, yes {{adds, plural, =0 {+?} other {+#?}}} other {+{adds}}}',
  'offer.note.buildings': 'bâtiments seuls',
  'offer.note.forecast': 'd’ici votre tour',
  'offer.title': 'Offre\u00a0: {good}',
  'offer.now': 'À présent\u00a0: {tokens}.',
  'offer.ahead':
    'À votre prochain tour\u00a0: {unsure, select, yes {au moins } other {}}{tokens}, si personne ne prend.',
  'offer.grows':
    'Dans les sept prochains tours, elle augmente {turns, plural, one {une fois} other {#\u00a0fois}}\u00a0: {players}.',

  // proposals
  'proposals.town-now': 'La ville bâtit {no} après le repas',
  'proposals.town': 'La ville bâtit {no} après la manche {round}',
  'proposals.special': '{cards, plural, one {# spécial} other {# spéciaux}}, après {round}',
  'proposals.special-left': '{cards, plural, one {# spécial restant} other {# spéciaux restants}}',
  'proposals.can-build': 'Constructible',
  'proposals.on-top': 'sur le dessus d’une pile de propositions',
  'proposals.below': 'sous d’autres propositions',
  'proposals.left': '{cards, plural, one {# carte} other {# cartes}}',
  'proposals.pile': 'Pile de propositions {pile}, {cards, plural, one {# carte} other {# cartes}}',
  'proposals.empty': 'Cette pile est épuisée.',

  // buildings
  'harbour.count': '{buildings, plural, one {#\u00a0bâtiment} other {#\u00a0bâtiments}}',
  'harbour.all': 'Tous',
  'harbour.usable': 'Utilisables {buildings}',
  'building.chip':
    '{building, select, construction_site {Travaux} logging_camp {Bûcherons} pawnbrokers {Prêteur} pirates_lair {Pirates} junkyard {Ferraille} dive_bar {Bouge} picket_line {Piquet} tobacco_factory {Tabacs} cattle_drive {Convoi} fur_factory {Manuf. fourr.} wainwrights {Charron} fishermans_hut {Cab. pêcheur} soup_kitchen {Soupe pop.} cattle_market {Bestiaux} brick_trader {March. brique} clay_company {Torchis} flea_market {Puces} hides_trader {March. peaux} fur_industry {Ind. fourrure} department_of_agriculture {Agriculture} department_of_economics {Économie} stockmarket {Bourse} biofuel_facility {Biocarburant} trading_firm {Négoce} trafficking_spot {Trafic} major_corporation {Multinat.} wholesale_bakery {Gr. boulang.} toy_fair {Salon jouet} building_firm_1 {Ent. bâtim.} building_firm_2 {Ent. bâtim.} construction_firm {Construction} charcoal_kiln {Four charbon} clay_mound {Remblai} arts_center {Centre arts} wharf_1 {Chantier} wharf_2 {Chantier} local_court {Tribunal} shipping_line {C. maritime} grocery_market {Épicerie} business_office {Bureau com.} storehouse {Entrepôt} bridge_over_the_seine {Pont} town_hall {Hôtel ville} labor_exchange {Bourse trav.} clothing_industry {Vêtement} iron_mine_and_coal_seam {Fer, charbon} fish_market {M. poissons} fish_restaurant {R. poissons} fishpond_and_wood {Étang} forest_hut {Cabane} business_park {Zone activ.} harbor_watch {Police port} hunting_lodge {Pav. chasse} coal_trader {M. charbon} leather_industry {Ind. du cuir} kiln {Four briques} feedlot {Parc engr.} masons_guild {Maçons} furniture_factory {Meubles} town_square {Place} haulage_firm {Transport} steelworks {Sidérurgie} brick_manufacturer {Ind. brique} football_stadium {Stade} other {}}',
  'building.free': 'gratuit',
  'building.end-bonus': 'bonus final',
  'building.value': 'valeur {value}',
  'building.sentence': '{building}, propriétaire\u00a0: {owner}, valeur {value}.',
  'building.inside': 'À l’intérieur\u00a0: {player}.',
  'status.town': 'Appartient à la ville.',
  'status.proposal': 'Une proposition, pas encore construite.',
  'status.owner': '{you, select, yes {Vous en êtes propriétaire.} other {Appartient à {player}.}}',
  'status.inside': '{you, select, yes {Vous êtes à l’intérieur.} other {{player} est à l’intérieur.}}',
  'status.possible': 'Possible maintenant\u00a0: {commands}.',

  // the full card
  'card.cost': 'Coût de construction',
  'card.fee': 'Droit d’entrée',
  'card.free': 'Gratuit',
  'card.closed': 'aucune action',
  'card.value': 'valeur',
  'card.buy': 'Prix',
  'card.not-for-sale': 'Pas en vente',
  'card.category':
    '{category, select, C {Artisanat} E {Économique} I {Industriel} P {Public} N {Neutre} other {Bateau}}',
  'card.ship-values': 'Valeur de chaque marchandise expédiée',
  'card.each': 'chaque fois',
  'card.or': 'ou',
  'card.any': 'au choix',
  'card.any-number': 'à volonté',
  'card.up-to': '{times, plural, =1 {une fois} other {jusqu’à #}}',
  'card.in-total': 'en tout, quel que soit le nombre',
  'card.per': 'par',
  'card.with': 'avec',
  'card.three-of': 'par lot de 3',
  'card.must-hold': 'il faut détenir',
  'card.per-ship': 'par bateau',
  'card.per-good': 'par marchandise',
  'card.by-table': 'selon le tableau',
  'card.modernise': 'une seule fois',
  'card.number-plus': '{number} +',
  'card.number-per': '{number} par',
  'card.all-different': 'toutes différentes',
  'card.empty-offer': 'chaque offre vide',
  'card.of-it': '{amount} de ce type',
  'card.any-goods': '{number, plural, one {#\u00a0marchandise} other {#\u00a0marchandises}} au choix',
  'card.upgraded': '{number} améliorée',
  'card.standard': '{number} standard',
  'card.two-neighbours': 'deux voisins',
  'card.take-place': 'prendre sa place',
  'card.at-end': 'En fin de partie, par possession',

  // tokens
  'token.worth': 'Nourriture {food}, énergie {energy}, francs à l’expédition {value}.',
  'token.from': 'D’où cela vient',
  'token.to': 'À quoi cela sert',
  'token.builds': 'Coûts de construction qui en demandent',
  'token.offer': 'En offre\u00a0: {amount}.',
  'token.nowhere': 'Rien dans cette partie.',

  // the own area
  'mine.francs': 'Francs',
  'mine.buildings': '{buildings, plural, one {#\u00a0bâtiment} other {#\u00a0bâtiments}}',
  'mine.ships': '{ships, plural, one {#\u00a0bateau} other {#\u00a0bateaux}}',
  'mine.bonus': 'Bonus',
  'mine.loans': '{loans, plural, one {#\u00a0emprunt} other {#\u00a0emprunts}}',
  'mine.feeding': 'Nourriture\u00a0: {ready} pour {due}',
  'mine.turns':
    '{turns, plural, =0 {plus de tour} one {#\u00a0tour restant} other {#\u00a0tours restants}}{final, plural, =0 {} other {, # final}}',
  'mine.good':
    '{goods}{picked, plural, =0 {} other {\u00a0; l’option choisie change de #}}{harvest, plural, =0 {} other {\u00a0; la récolte rapporte #}}',
  'mine.no-buildings': 'Vous n’avez pas encore de bâtiment.',
  'mine.no-ships': 'Ni bateau ni emprunt.',
  'mine.ship': '{ship}, {type}, valeur {value}, apporte {food} par manche.',
  'mine.loan': '{loans}\u00a0; chaque remboursement coûte {francs}.',
  'mine.repay': 'Rendre {francs}',
  'loan.terms':
    'Un emprunt rapporte {gets} quand vous ne pouvez pas payer. L’intérêt est de {interest} par manche, quel que soit le nombre d’emprunts. Un emprunt se rembourse à tout moment contre {repay}\u00a0; en fin de partie, chaque emprunt restant coûte {penalty}.',

  // the special pile
  'special.title': 'Bâtiments spéciaux',
  'special.next': 'Le prochain est révélé à la fin de la manche {round}.',
  'special.none': 'Aucun autre n’est révélé dans cette partie.',
  'special.hidden': '{place}\u00a0: face cachée',
  'special.known': '{place}\u00a0: {building}',

  // why not, in about three words
  'why.occupied': '{player} y est',
  'why.missing': 'manque {tokens}',
  'why.fee': 'droit {tokens}',
  'why.lacks-goods': 'marchandises manquantes',
  'why.own-disc-inside': 'vous y êtes',
  'why.closed': 'aucune action',
  'why.fee-eats-action': 'pas après le droit',
  'why.nothing-to-gain': 'rien à gagner',
  'why.lacks-ship': 'il faut un bateau',
  'why.no-loan': 'aucun emprunt',
  'why.no-empty-offer': 'aucune offre vide',
  'why.no-two-neighbours': 'pas de voisines',
  'why.nobody-to-evict': 'personne à déloger',
  'why.cannot-use-that': 'sans usage là-bas',
  'why.nothing-buildable': 'rien à bâtir',
  'why.no-ship-buildable': 'aucun bateau',
  'why.not-on-top': 'pas sur le dessus',
  'why.cannot-be-built': 'pas constructible',
  'why.game-over': 'partie terminée',
  'why.not-now': 'pas maintenant',
}
