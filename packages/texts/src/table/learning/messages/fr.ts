import type { LearningCatalogue } from '../parameters.ts'

export const messages: LearningCatalogue = {
  lesson: 'Leçon\u00a0: {game}',
  'coach.step': 'Étape {step} sur {steps}',
  'coach.back': 'Retour',
  'coach.forward': 'Avancer',
  'coach.got-it': 'Compris',
  'coach.show': 'Montrer',
  'coach.leave': 'Quitter',
  'coach.leave.hint': 'Quittez quand vous voulez, l’étape {step} vous attend.',
  'coach.finish': 'Terminer',
  'coach.between': 'D’abord, terminez ceci',
  'coach.between.hint': 'Répondez à la question, et la leçon continue.',
  'coach.others': 'Les autres jouent. La leçon continue dès que c’est à vous.',
  'coach.hide': 'Masquer la leçon',
  'coach.unhide': 'Afficher la leçon',
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
  'step.packet-row.goal.title': 'Les points font gagner',
  'step.packet-row.goal.body':
    'À la fin, les cartes Points de victoire, chaque tranche de 10\u00a0$ et les banquiers rapportent des points. Voici votre main, que personne d’autre ne voit. Argent et navires sont visibles.',
  'step.packet-row.areas.title': 'Quatre zones',
  'step.packet-row.areas.body':
    'Chaque zone montre les cartes à prendre maintenant et celles qui viennent ensuite. On ne prend une carte que là où le maître du port le propose.',
  'step.packet-row.take.title': 'Le marché vous est ouvert',
  'step.packet-row.take.body':
    'Odile, maître du port, a nommé le marché. Votre contrat demande 3 fourrures pour l’Espagne\u00a0: prenez-les. Le prix se paie aussitôt, et vous prenez une carte par manche.',
  'step.packet-row.pass.title': 'Passer, c’est attendre',
  'step.packet-row.pass.body':
    'Mateo est maintenant maître du port et a nommé la maison des guildes. Rien ne vous y sert\u00a0: passez. S’il nomme une autre zone, la question revient\u00a0; s’il prend une carte, la manche est finie.',
  'step.packet-row.ship.title': 'Un navire pour l’Espagne',
  'step.packet-row.ship.body':
    'Attendre valait la peine\u00a0: les quais sont ouverts. Vos fourrures vont en Espagne, prenez donc le navire marchand pour l’Espagne. Il est gratuit et reste devant vous.',
  'step.packet-row.deliver.title': 'Livrez',
  'step.packet-row.deliver.body':
    'Contrat, marchandises et navire sont réunis. Vous pouvez livrer à tout moment, même quand la question est posée à quelqu’un d’autre\u00a0: les cartes sont défaussées et la récompense est payée.',
  'step.packet-row.name.title': 'À vous le port',
  'step.packet-row.name.body':
    'La charge de maître du port fait le tour de la table. Vous nommez une zone, les autres choisissent avant vous. Un navire de plus vous serait utile\u00a0: nommez les quais.',
  'step.packet-row.master.title': 'Le maître du port choisit en dernier',
  'step.packet-row.master.body':
    'Ce qui reste est pour vous. Prenez le navire\u00a0: quand le maître du port prend une carte, la manche se termine. En passant, vous auriez nommé une autre zone.',
  'step.packet-row.helpers.title': 'Les aides comblent les manques',
  'step.packet-row.helpers.body':
    'Une pépite d’or remplace n’importe quelle marchandise, un négociant change celles d’une carte, un capitaine détourne un navire. Livrez le coton avec votre pépite et votre capitaine.',
  'step.packet-row.assistant.title': 'Un pas d’avance',
  'step.packet-row.assistant.body':
    'Votre assistant prend pour vous une carte de l’offre à venir\u00a0; son prix reste dû. La Bourse de commerce rapporte six points\u00a0: prenez-la.',
  'step.packet-row.score.title': 'C’était Packet Row',
  'step.packet-row.score.body':
    'La banque n’a pas pu être complétée, ce qui a mis fin à la partie. Après une dernière occasion de livrer, on compte cartes, argent et banquiers. Une partie contre deux robots est une bonne suite.',
  'coach.read': 'Dites «\u00a0{key}\u00a0» pour entendre\u00a0: {title}.',
  'coach.say': 'Vous pouvez dire\u00a0: {command}.',
  'coach.go-on': 'Dites «\u00a0{word}\u00a0» pour continuer.',
  'say.next': 'suite|compris|continuer|avancer|suivant|terminer',
  'say.back': 'retour|étape précédente|précédent',
  'say.show': 'montrer|montre|montrez',
  'say.lesson': 'leçon|étape',
  'say.leave': 'quitter la leçon|quitter|accueil',
  'help.next': 'passer à l’étape suivante',
  'help.back': 'réentendre l’étape d’avant',
  'help.show': 'laisser la leçon le faire',
  'help.lesson': 'redire cette étape',
  'help.leave': 'quitter\u202f; la leçon reprendra là',
}
