import type { LessonCatalogue } from './index.ts'

export const messages: LessonCatalogue = {
  'step.le-havre.goal.title': 'Un port à reprendre',
  'step.le-havre.goal.body':
    'À la fin, seuls comptent les francs, les bâtiments et les bateaux\u00a0; les marchandises ne valent rien. Voici ce que vous possédez\u202f; la somme est votre fortune. La plus grande fortune gagne.',
  'step.le-havre.rounds.title': 'Les deux dernières manches',
  'step.le-havre.rounds.body':
    'Une manche compte sept tours, joués l’un après l’autre. Ensuite, chacun paie la nourriture indiquée ici. Après la dernière manche, chacun joue encore une action finale.',
  'step.le-havre.offer.title': 'Du bois sur le Quai',
  'step.le-havre.offer.body':
    'Chaque tour commence par l’arrivée de deux marchandises. Puis vous faites une seule chose\u00a0: prendre toute une offre ou utiliser un bâtiment. Choisissez le bois et validez.',
  'step.le-havre.end-of-turn.title': 'Passez la main',
  'step.le-havre.end-of-turn.body':
    'En plus de votre action, vous pouvez acheter ou vendre des bâtiments et des bateaux, et rembourser des emprunts. Rien de tout cela maintenant\u00a0: terminez votre tour.',
  'step.le-havre.build.title': 'Bâtir un Chantier naval',
  'step.le-havre.build.body':
    'Pour utiliser un bâtiment, envoyez-y votre personnage\u00a0; tant qu’il y reste, personne d’autre n’entre. Allez à l’Entreprise de bâtiment et construisez le Chantier naval, en haut d’une pile de propositions. Vous payez avec vos marchandises.',
  'step.le-havre.feeding.title': 'Des ouvriers affamés',
  'step.le-havre.feeding.body':
    'Vos bateaux apportent presque toute la nourriture\u00a0; poisson et francs paient le reste, mais cela ne suffit pas. Ce qui manque s’emprunte\u00a0: un emprunt rapporte 4 francs. Le rembourser en coûte 5, et un emprunt conservé coûte 7 à la fin.',
  'step.le-havre.energy.title': 'Le four veut de l’énergie',
  'step.le-havre.energy.body':
    'Votre Fournil transforme le grain en pain, et chaque pain vaut deux nourritures. Le four demande de l’énergie\u00a0: le bois en donne 1, le charbon 3. Cuisez tout votre grain. Chez vous, pas de droit d’entrée.',
  'step.le-havre.interest.title': 'Un emprunt coûte des intérêts',
  'step.le-havre.interest.body':
    'Quand un bateau atteint la tuile au signe des intérêts, quiconque a une dette paie 1 franc. Il y a mieux à faire\u00a0: remboursez l’emprunt maintenant, et vous ne devrez rien à la fin.',
  'step.le-havre.ship.title': 'Mettez un bateau à l’eau',
  'step.le-havre.ship.body':
    'Au Chantier naval, vous construisez le bateau du dessus d’une pile. Celui-ci, en bois, demande 5 bois et 3 énergies. Un bateau vaut des francs et nourrit à chaque manche. Le fer et l’acier exigent un chantier modernisé avec une brique.',
  'step.le-havre.cargo.title': 'Du fret pour le dernier voyage',
  'step.le-havre.cargo.body':
    'Les marchandises restantes ne vaudront rien\u00a0: mieux vaut les expédier à la fin. Les bœufs se vendent 3 francs par tête\u00a0: prenez-les.',
  'step.le-havre.last-feeding.title': 'Encore un repas',
  'step.le-havre.last-feeding.body':
    'Vos bateaux aident de nouveau, et le pain paie le reste. Un pain vaut deux nourritures même s’il n’en manque qu’une\u00a0: on ne rend pas la monnaie.',
  'step.le-havre.final.title': 'L’action finale',
  'step.le-havre.final.body':
    'Chacun agit une dernière fois, et même les bâtiments occupés sont ouverts. Allez à la Compagnie maritime, envoyez tous vos bateaux et chargez ce qui se vend le mieux. Puis terminez votre tour.',
  'step.le-havre.score.title': 'C’était Le Havre',
  'step.le-havre.score.body':
    'La feuille additionne francs, bâtiments et bateaux, puis retire les emprunts. Vous avez vu toutes les parties d’un tour\u00a0; une partie raccourcie contre un robot est une bonne suite.',
}
