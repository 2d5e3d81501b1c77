import type { RulesCatalogue } from '../parameters.ts'

export const messages: RulesCatalogue = {
  rules: 'Règles ici',
  'rules.of': 'Règles de {game}',
  'rules.open': 'Règles',
  'rules.close': 'Fermer les règles',
  'rules.all': 'Tous les sujets',
  'rules.back': 'Retour',
  'rules.related': 'Voir aussi',
  'rules.now': 'Sur la table maintenant',
  'rules.card': 'Sur la carte',
  search: 'Chercher dans les règles et les cartes',
  'search.hint': 'Un mot de la règle ou de la carte',
  'search.found': '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
  'search.topics': 'Sujets',
  'search.cards': 'Cartes',
  cards: 'Cartes et glossaire',
  'cards.of': 'Cartes de {game}',
  'cards.hint': 'Chaque carte avec son texte, telle qu’elle est sur la table',
  'cards.shown':
    '{count, plural, =0 {Aucune carte\u00a0: essayez un autre mot} one {# carte} other {# cartes}}',
  'cards.kind': 'Sorte',
  'cards.all': 'Toutes',
  'cards.standard': 'Bâtiments standard',
  'cards.special': 'Bâtiments spéciaux',
  'cards.ships': 'Bateaux (nourriture comme à {players})',
  glossary: 'Glossaire',
  'glossary.hint': 'Les mêmes mots dans les quatre langues',
  'glossary.language': 'français',
  'glossary.terms': 'Termes des règles',
  'glossary.goods': 'Marchandises et symboles',
  'glossary.kinds': 'Sortes de cartes',
  'glossary.cards': 'Cartes',
  'group.turn': 'Votre tour',
  'group.buildings': 'Bâtiments',
  'group.goods': 'Marchandises',
  'group.round': 'Fin de manche',
  'group.ships': 'Bateaux',
  'group.end': 'Fin de la partie',
  'group.variants': 'Variantes',
  'group.asking': 'La manche',
  'group.cards': 'Cartes',
  'group.delivery': 'Livraisons',
  'group.close': 'Fin de la partie',
  'now.turn': 'Manche {round} sur {rounds}, tour {turn} sur 7.',
  'now.offers': 'Vous prendriez tout un de ces tas.',
  'now.food': '{due} nourritures dues à la fin de cette manche, vous pouvez en payer {ready}.',
  'now.energy': 'Vous avez {energy} énergies.',
  'now.loans':
    '{loans, plural, =0 {Vous n’avez aucun emprunt.} one {Vous avez # emprunt.} other {Vous avez # emprunts.}}',
  'now.fortune': 'Votre fortune est de {francs, plural, one {# franc} other {# francs}}.',
  'now.ships':
    '{ships, plural, =0 {Vous n’avez aucun bateau.} one {Votre bateau apporte {food} nourritures par manche.} other {Vos # bateaux apportent {food} nourritures par manche.}}',
  'now.special':
    '{count, plural, =0 {Il ne reste aucun bâtiment spécial.} one {# bâtiment spécial est face cachée.} other {# bâtiments spéciaux sont face cachée.}}',
  'now.harvest':
    '{harvest, select, yes {Cette manche se termine par une récolte.} other {Cette manche n’a pas de récolte.}}',
  'now.final':
    '{rounds, plural, =0 {C’est le moment des actions finales.} one {Il reste une manche, celle-ci comprise.} other {Il reste # manches, celle-ci comprise.}}',
  'now.master': 'Maître du port\u00a0: {player}.',
  'now.money': 'Vous avez {money}.',
  'now.refills':
    '{area}\u00a0: {count, plural, =0 {ne peut plus être complétée} one {encore # fois complète} other {encore # fois complète}}.',
  'now.hand': '{count, plural, one {Vous avez # carte en main.} other {Vous avez # cartes en main.}}',
  'topic.le-havre.turn.title': 'Un tour',
  'topic.le-havre.turn.body':
    'D’abord l’approvisionnement\u00a0: votre bateau avance sur la tuile suivante et deux marchandises arrivent. Puis une action principale\u00a0: prendre une offre ou utiliser un bâtiment. Avant et après, vous pouvez acheter, vendre et rembourser des emprunts. Chaque manche compte sept tours.',
  'topic.le-havre.supply.title': 'Tuiles d’approvisionnement',
  'topic.le-havre.supply.body':
    'Sept tuiles sont alignées, et chacune apporte deux jetons aux offres. Elles gardent leur ordre toute la partie\u00a0: une fois toutes visibles, vous savez ce qui va arriver. L’une d’elles rend les intérêts exigibles.',
  'topic.le-havre.offers.title': 'Prendre une offre',
  'topic.le-havre.offers.body':
    'Vous prenez tout ce qui se trouve sur un Quai, jamais une partie. Les francs sont une offre comme une autre. Charbon, peaux et marchandises améliorées n’ont pas d’offre\u00a0: seuls des bâtiments en procurent.',
  'topic.le-havre.undo.title': 'Annuler',
  'topic.le-havre.undo.body':
    'Vous pouvez revenir sur ce que vous avez fait tant que personne d’autre n’a joué et qu’aucune carte cachée n’a été retournée. Ce qui a été vu ne s’oublie pas.',
  'topic.le-havre.use-building.title': 'Utiliser un bâtiment',
  'topic.le-havre.use-building.body':
    'Envoyez votre personnage dans un bâtiment de la ville, de vous ou d’un autre joueur, payez le droit d’entrée et faites l’action. Tant qu’il y reste, personne d’autre n’entre, et vous ne pouvez pas réutiliser le même bâtiment sans le quitter.',
  'topic.le-havre.entry-fee.title': 'Droit d’entrée',
  'topic.le-havre.entry-fee.body':
    'Il revient au propriétaire, ou au trésor si le bâtiment est à la ville. Chez soi, l’entrée est gratuite. La nourriture peut se payer en francs, les francs seulement en francs. On paie avant l’action, jamais par emprunt, et il doit rester de quoi agir.',
  'topic.le-havre.building.title': 'Construire',
  'topic.le-havre.building.body':
    'Les Entreprises de bâtiment et l’Entreprise de construction construisent. Seule la carte du dessus de chaque pile de propositions peut l’être, et son coût se paie en marchandises. La brique peut remplacer l’argile et l’acier le fer, jamais l’inverse.',
  'topic.le-havre.buying.title': 'Acheter',
  'topic.le-havre.buying.body':
    'À votre tour, vous pouvez acheter en francs tout bâtiment de la ville, la carte du dessus d’une pile de propositions et le bateau du dessus d’une pile. Les bateaux de luxe et les cartes sans prix ne sont pas à vendre. Aucun achat dans la phase finale.',
  'topic.le-havre.selling.title': 'Vendre',
  'topic.le-havre.selling.body':
    'La ville achète vos bâtiments et vos bateaux à la moitié de leur valeur, à tout moment où aucune action n’est en cours, même au tour des autres. Un bâtiment vendu revient à la ville, un bateau sur le dessus de sa pile.',
  'topic.le-havre.special.title': 'Bâtiments spéciaux',
  'topic.le-havre.special.body':
    'Dans la version complète, six d’entre eux sont face cachée. Certaines cartes Manche en font retourner un par la ville\u00a0: il s’utilise et s’achète dès lors comme tout bâtiment de la ville. Le dernier reste caché.',
  'topic.le-havre.goods.title': 'Marchandises',
  'topic.le-havre.goods.body':
    'Il y a huit marchandises, et chacune peut être améliorée\u00a0: le poisson en poisson fumé, l’argile en brique, le fer en acier, etc. Ce sont les bâtiments qui améliorent. En fin de partie, les marchandises ne valent rien.',
  'topic.le-havre.energy.title': 'Énergie',
  'topic.le-havre.energy.body':
    'Certaines actions et tous les bateaux demandent de l’énergie. Le bois en donne 1, le charbon de bois et le charbon 3, le coke 10. Toute l’énergie d’une action se paie en une fois, les demis s’arrondissent vers le haut et l’excédent est perdu.',
  'topic.le-havre.food.title': 'Nourriture',
  'topic.le-havre.food.body':
    'Un poisson vaut 1 nourriture, le poisson fumé et le pain 2, la viande 3. Un franc peut remplacer 1 nourriture. Grain et bœufs ne nourrissent personne. On ne rend pas la monnaie.',
  'topic.le-havre.feeding.title': 'Alimentation',
  'topic.le-havre.feeding.body':
    'À la fin d’une manche, chacun doit la nourriture de la carte Manche. Vos bateaux paient leur part d’abord, vous payez le reste en nourriture et en francs. Qui n’en a pas assez donne tout et emprunte, ou vend quelque chose.',
  'topic.le-havre.harvest.title': 'Récolte',
  'topic.le-havre.harvest.body':
    'Si la carte Manche l’indique, qui a du grain en reçoit un de plus, et qui a au moins deux bœufs en reçoit un de plus. Jamais plus d’un de chaque.',
  'topic.le-havre.town.title': 'La ville construit',
  'topic.le-havre.town.body':
    'Après l’alimentation, certaines cartes Manche font construire la ville\u00a0: la proposition au plus petit numéro, ou le prochain bâtiment spécial. Puis la carte est retournée et devient un nouveau bateau.',
  'topic.le-havre.loans.title': 'Emprunts',
  'topic.le-havre.loans.body':
    'On n’emprunte que pour l’alimentation et les intérêts, quand tout ce que l’on a ne suffit pas. Chaque emprunt rapporte 4 francs, se rembourse 5 à tout moment et retire 7 à la fin.',
  'topic.le-havre.interest.title': 'Intérêts',
  'topic.le-havre.interest.body':
    'Quand un bateau atteint la tuile au signe des intérêts, quiconque a une dette paie 1 franc, quel que soit le nombre d’emprunts. Rembourser d’abord le dernier emprunt l’évite. Sans franc, on vend quelque chose ou l’on emprunte encore.',
  'topic.le-havre.ships.title': 'Bateaux',
  'topic.le-havre.ships.body':
    'Un chantier naval construit un bateau par visite, celui du dessus d’une pile\u00a0: du bois, du fer ou de l’acier, et 3 énergies. Avant le premier bateau qui n’est pas en bois, le chantier est modernisé avec une brique, une fois pour toutes et pour tous. Les bateaux apportent de la nourriture à chaque manche, transportent des marchandises et ont une valeur.',
  'topic.le-havre.shipping.title': 'Expédier',
  'topic.le-havre.shipping.body':
    'La Compagnie maritime vend des marchandises\u00a0: 3 énergies par bateau envoyé\u00a0; un bateau en bois porte 2 marchandises, en fer 3, en acier 4. Chaque marchandise a son prix, de 1 à 8 francs.',
  'topic.le-havre.final-action.title': 'L’action finale',
  'topic.le-havre.final-action.body':
    'Après la dernière manche, chacun a encore une action principale, sans approvisionnement. On peut entrer dans un bâtiment même si d’autres s’y trouvent. Ensuite il n’y a plus ni récolte, ni alimentation, ni intérêts.',
  'topic.le-havre.scoring.title': 'Le décompte',
  'topic.le-havre.scoring.body':
    'Les francs en main, la valeur des bâtiments et des bateaux et ce qu’ajoutent les cartes à signe plus, moins 7 par emprunt impossible à rembourser. Les marchandises ne comptent pas. À fortune égale, on partage la place.',
  'topic.le-havre.short-game.title': 'La version raccourcie',
  'topic.le-havre.short-game.body':
    'Moins de manches, des offres plus riches et des marchandises pour chacun au départ, davantage de bâtiments en ville et aucun bâtiment spécial.',
  'topic.le-havre.solo.title': 'En solo',
  'topic.le-havre.solo.body':
    'Vous jouez les sept tours d’une manche et une action finale. Votre personnage doit tout de même quitter un bâtiment avant de le réutiliser. Il faut plus de nourriture, et les bateaux en apportent plus.',
  'topic.le-havre.rulings.title': 'Points de règle',
  'topic.le-havre.rulings.body':
    'Là où les règles se taisent ou se contredisent, la table décide avant la partie\u00a0: le Marché noir sur le dessus, le Stade de football, les intérêts doubles, la limite du Marché. La liste est dans le formulaire de nouvelle partie.',
  'topic.packet-row.round.title': 'Une manche',
  'topic.packet-row.round.body':
    'Le maître du port nomme une zone et interroge les autres l’un après l’autre. Chacun prend au plus une carte par manche. Quand le maître du port prend une carte ou a passé partout, la manche est finie.',
  'topic.packet-row.areas.title': 'Les quatre zones',
  'topic.packet-row.areas.body':
    'La maison des guildes a les contrats et les assistants, les quais les navires, les capitaines et les pépites, le marché les marchandises et les négociants, la banque l’argent et les banquiers. Chacune a aussi des cartes Points de victoire, une offre actuelle et une offre à venir.',
  'topic.packet-row.harbor-master.title': 'Maître du port',
  'topic.packet-row.harbor-master.body':
    'Nomme la zone, y répond en dernier, et prend une carte ou nomme une autre zone pas encore nommée. La charge passe à gauche après chaque manche.',
  'topic.packet-row.taking.title': 'Prendre une carte',
  'topic.packet-row.taking.body':
    'Qui est interrogé peut prendre une carte de l’offre actuelle. Marchandises, pépites et cartes Points de victoire se paient aussitôt, toutes les autres sont gratuites. Les navires restent visibles devant vous, le reste va en main.',
  'topic.packet-row.passing.title': 'Passer',
  'topic.packet-row.passing.body':
    'Qui passe reste dans la manche et sera interrogé de nouveau si une autre zone est nommée. Le risque\u00a0: si le maître du port prend une carte avant, la manche se termine sans vous.',
  'topic.packet-row.last-choice.title': 'Quand tous les autres ont pris',
  'topic.packet-row.last-choice.body':
    'Le maître du port prend alors dans la zone qui vient d’être proposée ou dans une zone pas encore nommée cette manche, ou passe. Les zones nommées plus tôt sont fermées.',
  'topic.packet-row.assistants.title': 'Assistants',
  'topic.packet-row.assistants.body':
    'Défaussez un assistant pour prendre une carte de l’offre à venir au lieu de l’offre actuelle. Le prix reste dû. La pioche comble le vide.',
  'topic.packet-row.contracts.title': 'Contrats',
  'topic.packet-row.contracts.body':
    'Un contrat demande une quantité d’une marchandise pour une destination et paie une récompense. Chacun commence avec un contrat\u00a0; les autres viennent de la maison des guildes. Ils restent en main jusqu’à la livraison.',
  'topic.packet-row.goods.title': 'Cartes Marchandise',
  'topic.packet-row.goods.body':
    'Une carte porte de un à trois grains, cotons, fourrures ou tabacs. Elle se dépense entière\u00a0: l’excédent est perdu, sauf si des contrats livrés ensemble se la partagent.',
  'topic.packet-row.nuggets.title': 'Pépites d’or',
  'topic.packet-row.nuggets.body':
    'Une pépite simple remplace une marchandise quelconque, une double pépite deux marchandises du même type.',
  'topic.packet-row.traders.title': 'Négociants',
  'topic.packet-row.traders.body':
    'Défaussez un négociant dans une livraison pour changer toutes les marchandises d’une carte en une autre. Les pépites n’en ont pas besoin.',
  'topic.packet-row.captains.title': 'Capitaines',
  'topic.packet-row.captains.body':
    'Défaussez un capitaine dans une livraison pour envoyer un navire vers une autre destination. Tous les contrats de ce navire y vont alors.',
  'topic.packet-row.ships.title': 'Navires marchands',
  'topic.packet-row.ships.body':
    'Un navire va vers une destination et est défaussé après la livraison. Un seul navire peut porter plusieurs contrats pour sa destination.',
  'topic.packet-row.money.title': 'Cartes Argent',
  'topic.packet-row.money.body':
    'Défaussez une carte Argent à tout moment pour les dollars indiqués. Ce qui reste en main à la fin est encaissé d’office.',
  'topic.packet-row.bankers.title': 'Banquiers',
  'topic.packet-row.bankers.body':
    'Ils rapportent à la fin à qui a le plus d’argent\u00a0: 2 points chacun à deux ou trois joueurs\u00a0; à quatre ou cinq, 3 points chacun, et 1 chacun pour la deuxième somme.',
  'topic.packet-row.delivering.title': 'Livrer',
  'topic.packet-row.delivering.body':
    'Réunissez contrats, marchandises, aides et navire, à tout moment, même quand d’autres sont interrogés. Les cartes sont défaussées et les récompenses payées aussitôt. Cela ne compte pas comme votre réponse.',
  'topic.packet-row.refill.title': 'La manche suivante',
  'topic.packet-row.refill.body':
    'Dans chaque zone nommée, ce qui reste est défaussé, l’offre à venir avance et de nouvelles cartes sont tirées. Les autres zones ne changent pas. Les cartes défaussées ne reviennent jamais.',
  'topic.packet-row.end.title': 'La fin',
  'topic.packet-row.end.body':
    'Une zone est à sec quand son offre actuelle ne peut pas être complétée. Une zone à sec met fin à la partie à deux ou trois joueurs, deux à quatre ou cinq, après la manche où cela arrive.',
  'topic.packet-row.last-deliveries.title': 'Dernières livraisons',
  'topic.packet-row.last-deliveries.body':
    'Après la dernière manche, chacun peut livrer encore une fois, tous en même temps. On ne prend plus aucune carte.',
  'topic.packet-row.scoring.title': 'Décompte',
  'topic.packet-row.scoring.body':
    'Les cartes Points de victoire valent ce qu’elles montrent, chaque tranche de 10\u00a0$ un point, les banquiers selon l’argent. À points égaux, qui a le plus d’argent est devant.',
  'topic.packet-row.hidden.title': 'Ce qui est caché',
  'topic.packet-row.hidden.body':
    'Les mains sont cachées, mais on peut les compter. Argent, navires, offres et défausses sont visibles. Personne ne connaît l’ordre des pioches.',
  'topic.packet-row.rulings.title': 'Points de règle',
  'topic.packet-row.rulings.body':
    'Le nombre de zones à sec qui termine la partie se choisit avant, et un jeu de cartes corrigé peut être chargé si une carte imprimée diffère de la nôtre.',
}
