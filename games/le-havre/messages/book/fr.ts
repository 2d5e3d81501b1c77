import type { BookCatalogue } from './index.ts'

export const messages: BookCatalogue = {
  'topic.turn.title': 'Un tour',
  'topic.turn.body':
    'D’abord l’approvisionnement\u00a0: votre bateau avance sur la tuile suivante et deux marchandises arrivent. Puis une action principale\u00a0: prendre une offre ou utiliser un bâtiment. Avant et après, vous pouvez acheter, vendre et rembourser des emprunts. Chaque manche compte sept tours.',
  'topic.supply.title': 'Tuiles d’approvisionnement',
  'topic.supply.body':
    'Sept tuiles sont alignées, et chacune apporte deux jetons aux offres. Elles gardent leur ordre toute la partie\u00a0: une fois toutes visibles, vous savez ce qui va arriver. L’une d’elles rend les intérêts exigibles.',
  'topic.offers.title': 'Prendre une offre',
  'topic.offers.body':
    'Vous prenez tout ce qui se trouve sur un Quai, jamais une partie. Les francs sont une offre comme une autre. Charbon, peaux et marchandises améliorées n’ont pas d’offre\u00a0: seuls des bâtiments en procurent.',
  'topic.undo.title': 'Annuler',
  'topic.undo.body':
    'Vous pouvez revenir sur ce que vous avez fait tant que personne d’autre n’a joué et qu’aucune carte cachée n’a été retournée. Ce qui a été vu ne s’oublie pas.',
  'topic.use-building.title': 'Utiliser un bâtiment',
  'topic.use-building.body':
    'Envoyez votre personnage dans un bâtiment de la ville, de vous ou d’un autre joueur, payez le droit d’entrée et faites l’action. Tant qu’il y reste, personne d’autre n’entre, et vous ne pouvez pas réutiliser le même bâtiment sans le quitter.',
  'topic.entry-fee.title': 'Droit d’entrée',
  'topic.entry-fee.body':
    'Il revient au propriétaire, ou au trésor si le bâtiment est à la ville. Chez soi, l’entrée est gratuite. La nourriture peut se payer en francs, les francs seulement en francs. On paie avant l’action, jamais par emprunt, et il doit rester de quoi agir.',
  'topic.building.title': 'Construire',
  'topic.building.body':
    'Les Entreprises de bâtiment et l’Entreprise de construction construisent. Seule la carte du dessus de chaque pile de propositions peut l’être, et son coût se paie en marchandises. La brique peut remplacer l’argile et l’acier le fer, jamais l’inverse.',
  'topic.buying.title': 'Acheter',
  'topic.buying.body':
    'À votre tour, vous pouvez acheter en francs tout bâtiment de la ville, la carte du dessus d’une pile de propositions et le bateau du dessus d’une pile. Les bateaux de luxe et les cartes sans prix ne sont pas à vendre. Aucun achat dans la phase finale.',
  'topic.selling.title': 'Vendre',
  'topic.selling.body':
    'La ville achète vos bâtiments et vos bateaux à la moitié de leur valeur, à tout moment où aucune action n’est en cours, même au tour des autres. Un bâtiment vendu revient à la ville, un bateau sur le dessus de sa pile.',
  'topic.special.title': 'Bâtiments spéciaux',
  'topic.special.body':
    'Dans la version complète, six d’entre eux sont face cachée. Certaines cartes Manche en font retourner un par la ville\u00a0: il s’utilise et s’achète dès lors comme tout bâtiment de la ville. Le dernier reste caché.',
  'topic.goods.title': 'Marchandises',
  'topic.goods.body':
    'Il y a huit marchandises, et chacune peut être améliorée\u00a0: le poisson en poisson fumé, l’argile en brique, le fer en acier, etc. Ce sont les bâtiments qui améliorent. En fin de partie, les marchandises ne valent rien.',
  'topic.energy.title': 'Énergie',
  'topic.energy.body':
    'Certaines actions et tous les bateaux demandent de l’énergie. Le bois en donne 1, le charbon de bois et le charbon 3, le coke 10. Toute l’énergie d’une action se paie en une fois, les demis s’arrondissent vers le haut et l’excédent est perdu.',
  'topic.food.title': 'Nourriture',
  'topic.food.body':
    'Un poisson vaut 1 nourriture, le poisson fumé et le pain 2, la viande 3. Un franc peut remplacer 1 nourriture. Grain et bœufs ne nourrissent personne. On ne rend pas la monnaie.',
  'topic.feeding.title': 'Alimentation',
  'topic.feeding.body':
    'À la fin d’une manche, chacun doit la nourriture de la carte Manche. Vos bateaux paient leur part d’abord, vous payez le reste en nourriture et en francs. Qui n’en a pas assez donne tout et emprunte, ou vend quelque chose.',
  'topic.harvest.title': 'Récolte',
  'topic.harvest.body':
    'Si la carte Manche l’indique, qui a du grain en reçoit un de plus, et qui a au moins deux bœufs en reçoit un de plus. Jamais plus d’un de chaque.',
  'topic.town.title': 'La ville construit',
  'topic.town.body':
    'Après l’alimentation, certaines cartes Manche font construire la ville\u00a0: la proposition au plus petit numéro, ou le prochain bâtiment spécial. Puis la carte est retournée et devient un nouveau bateau.',
  'topic.loans.title': 'Emprunts',
  'topic.loans.body':
    'On n’emprunte que pour l’alimentation et les intérêts, quand tout ce que l’on a ne suffit pas. Chaque emprunt rapporte 4 francs, se rembourse 5 à tout moment et retire 7 à la fin.',
  'topic.interest.title': 'Intérêts',
  'topic.interest.body':
    'Quand un bateau atteint la tuile au signe des intérêts, quiconque a une dette paie 1 franc, quel que soit le nombre d’emprunts. Rembourser d’abord le dernier emprunt l’évite. Sans franc, on vend quelque chose ou l’on emprunte encore.',
  'topic.ships.title': 'Bateaux',
  'topic.ships.body':
    'Un chantier naval construit un bateau par visite, celui du dessus d’une pile\u00a0: du bois, du fer ou de l’acier, et 3 énergies. Avant le premier bateau qui n’est pas en bois, le chantier est modernisé avec une brique, une fois pour toutes et pour tous. Les bateaux apportent de la nourriture à chaque manche, transportent des marchandises et ont une valeur.',
  'topic.shipping.title': 'Expédier',
  'topic.shipping.body':
    'La Compagnie maritime vend des marchandises\u00a0: 3 énergies par bateau envoyé\u00a0; un bateau en bois porte 2 marchandises, en fer 3, en acier 4. Chaque marchandise a son prix, de 1 à 8 francs.',
  'topic.final-action.title': 'L’action finale',
  'topic.final-action.body':
    'Après la dernière manche, chacun a encore une action principale, sans approvisionnement. On peut entrer dans un bâtiment même si d’autres s’y trouvent. Ensuite il n’y a plus ni récolte, ni alimentation, ni intérêts.',
  'topic.scoring.title': 'Le décompte',
  'topic.scoring.body':
    'Les francs en main, la valeur des bâtiments et des bateaux et ce qu’ajoutent les cartes à signe plus, moins 7 par emprunt impossible à rembourser. Les marchandises ne comptent pas. À fortune égale, on partage la place.',
  'topic.short-game.title': 'La version raccourcie',
  'topic.short-game.body':
    'Moins de manches, des offres plus riches et des marchandises pour chacun au départ, davantage de bâtiments en ville et aucun bâtiment spécial.',
  'topic.solo.title': 'En solo',
  'topic.solo.body':
    'Vous jouez les sept tours d’une manche et une action finale. Votre personnage doit tout de même quitter un bâtiment avant de le réutiliser. Il faut plus de nourriture, et les bateaux en apportent plus.',
  'topic.rulings.title': 'Points de règle',
  'topic.rulings.body':
    'Là où les règles se taisent ou se contredisent, la table décide avant la partie\u00a0: le Marché noir sur le dessus, le Stade de football, les intérêts doubles, la limite du Marché. La liste est dans le formulaire de nouvelle partie.',
}
