import type { BookCatalogue } from './index.ts'

export const messages: BookCatalogue = {
  'topic.round.title': 'Une manche',
  'topic.round.body':
    'Le maître du port nomme une zone et interroge les autres l’un après l’autre. Chacun prend au plus une carte par manche. Quand le maître du port prend une carte ou a passé partout, la manche est finie.',
  'topic.areas.title': 'Les quatre zones',
  'topic.areas.body':
    'La maison des guildes a les contrats et les assistants, les quais les navires, les capitaines et les pépites, le marché les marchandises et les négociants, la banque l’argent et les banquiers. Chacune a aussi des cartes Points de victoire, une offre actuelle et une offre à venir.',
  'topic.harbor-master.title': 'Maître du port',
  'topic.harbor-master.body':
    'Nomme la zone, y répond en dernier, et prend une carte ou nomme une autre zone pas encore nommée. La charge passe à gauche après chaque manche.',
  'topic.taking.title': 'Prendre une carte',
  'topic.taking.body':
    'Qui est interrogé peut prendre une carte de l’offre actuelle. Marchandises, pépites et cartes Points de victoire se paient aussitôt, toutes les autres sont gratuites. Les navires restent visibles devant vous, le reste va en main.',
  'topic.passing.title': 'Passer',
  'topic.passing.body':
    'Qui passe reste dans la manche et sera interrogé de nouveau si une autre zone est nommée. Le risque\u00a0: si le maître du port prend une carte avant, la manche se termine sans vous.',
  'topic.last-choice.title': 'Quand tous les autres ont pris',
  'topic.last-choice.body':
    'Le maître du port prend alors dans la zone qui vient d’être proposée ou dans une zone pas encore nommée cette manche, ou passe. Les zones nommées plus tôt sont fermées.',
  'topic.assistants.title': 'Assistants',
  'topic.assistants.body':
    'Défaussez un assistant pour prendre une carte de l’offre à venir au lieu de l’offre actuelle. Le prix reste dû. La pioche comble le vide.',
  'topic.contracts.title': 'Contrats',
  'topic.contracts.body':
    'Un contrat demande une quantité d’une marchandise pour une destination et paie une récompense. Chacun commence avec un contrat\u00a0; les autres viennent de la maison des guildes. Ils restent en main jusqu’à la livraison.',
  'topic.goods.title': 'Cartes Marchandise',
  'topic.goods.body':
    'Une carte porte de un à trois grains, cotons, fourrures ou tabacs. Elle se dépense entière\u00a0: l’excédent est perdu, sauf si des contrats livrés ensemble se la partagent.',
  'topic.nuggets.title': 'Pépites d’or',
  'topic.nuggets.body':
    'Une pépite simple remplace une marchandise quelconque, une double pépite deux marchandises du même type.',
  'topic.traders.title': 'Négociants',
  'topic.traders.body':
    'Défaussez un négociant dans une livraison pour changer toutes les marchandises d’une carte en une autre. Les pépites n’en ont pas besoin.',
  'topic.captains.title': 'Capitaines',
  'topic.captains.body':
    'Défaussez un capitaine dans une livraison pour envoyer un navire vers une autre destination. Tous les contrats de ce navire y vont alors.',
  'topic.ships.title': 'Navires marchands',
  'topic.ships.body':
    'Un navire va vers une destination et est défaussé après la livraison. Un seul navire peut porter plusieurs contrats pour sa destination.',
  'topic.money.title': 'Cartes Argent',
  'topic.money.body':
    'Défaussez une carte Argent à tout moment pour les dollars indiqués. Ce qui reste en main à la fin est encaissé d’office.',
  'topic.bankers.title': 'Banquiers',
  'topic.bankers.body':
    'Ils rapportent à la fin à qui a le plus d’argent\u00a0: 2 points chacun à deux ou trois joueurs\u00a0; à quatre ou cinq, 3 points chacun, et 1 chacun pour la deuxième somme.',
  'topic.delivering.title': 'Livrer',
  'topic.delivering.body':
    'Réunissez contrats, marchandises, aides et navire, à tout moment, même quand d’autres sont interrogés. Les cartes sont défaussées et les récompenses payées aussitôt. Cela ne compte pas comme votre réponse.',
  'topic.refill.title': 'La manche suivante',
  'topic.refill.body':
    'Dans chaque zone nommée, ce qui reste est défaussé, l’offre à venir avance et de nouvelles cartes sont tirées. Les autres zones ne changent pas. Les cartes défaussées ne reviennent jamais.',
  'topic.end.title': 'La fin',
  'topic.end.body':
    'Une zone est à sec quand son offre actuelle ne peut pas être complétée. Une zone à sec met fin à la partie à deux ou trois joueurs, deux à quatre ou cinq, après la manche où cela arrive.',
  'topic.last-deliveries.title': 'Dernières livraisons',
  'topic.last-deliveries.body':
    'Après la dernière manche, chacun peut livrer encore une fois, tous en même temps. On ne prend plus aucune carte.',
  'topic.scoring.title': 'Décompte',
  'topic.scoring.body':
    'Les cartes Points de victoire valent ce qu’elles montrent, chaque tranche de 10\u00a0$ un point, les banquiers selon l’argent. À points égaux, qui a le plus d’argent est devant.',
  'topic.hidden.title': 'Ce qui est caché',
  'topic.hidden.body':
    'Les mains sont cachées, mais on peut les compter. Argent, navires, offres et défausses sont visibles. Personne ne connaît l’ordre des pioches.',
  'topic.rulings.title': 'Points de règle',
  'topic.rulings.body':
    'Le nombre de zones à sec qui termine la partie se choisit avant, et un jeu de cartes corrigé peut être chargé si une carte imprimée diffère de la nôtre.',
}
