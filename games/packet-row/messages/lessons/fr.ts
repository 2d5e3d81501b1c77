import type { LessonCatalogue } from './index.ts'

export const messages: LessonCatalogue = {
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
}
