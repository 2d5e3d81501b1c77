import { example, type Phrases } from './phrases.ts'

export const phrases: Phrases = {
  refusals: {
    'file-missing': (value) => `Le fichier ${value('file')} n’existe pas.`,
    'file-unreadable': (value) => `Impossible de lire ${value('file')} (${value('reason')}).`,
    'file-unwritable': (value) => `Impossible d’écrire ${value('file')} (${value('reason')}).`,
    'file-exists': (value) => `${value('file')} existe déjà\u202f; --force le remplace.`,
    'file-too-large': (value) => `${value('file')} dépasse ${value('limit')} octets.`,
    'empty-input': (value) => `${value('file')} est vide.`,
    'broken-json': (value) => `${value('file')} n’est pas du JSON\u00a0: ${value('text')}`,
    'not-json': (value) => `Ce n’est ni un enregistrement ni du JSON\u00a0: ${value('text')}`,
    'input-once': () => 'L’entrée standard ne peut être lue qu’une fois.',
    'unknown-game': (value) => `Le jeu ${value('game')} est inconnu\u202f; connus\u00a0: ${value('known')}.`,
    'unknown-module': (value) =>
      `Le module ${value('name')} est inconnu\u202f; connus\u00a0: ${value('known')}.`,
    'unknown-language': (value) =>
      `Pas de textes en ${value('lang')}\u202f; connus\u00a0: ${value('known')}.`,
    'bad-setting': (value) => `--set attend clé=valeur, pas ${value('text')}.`,
    'too-many-bots': (value) => `${value('bots')} robots, c’est trop pour ${value('seats')} places.`,
    'unknown-bot': (value) => `${value('bot')} n’est pas un robot de ce jeu\u202f; il y a ${value('known')}.`,
    'bad-budget': (value) =>
      `${value('bot')} n’a pas de budget\u00a0: on écrit par exemple uct@5000 ou uct@200ms.`,
    'no-adviser': (value) => `Personne ne conseille pour ${value('game')}.`,
    'unknown-adviser': (value) =>
      `${value('level')} ne donne pas de conseils\u202f; il y a ${value('known')}.`,
    'serve-setting': (value) => `${value('setting')} attend ${value('wants')}, et non ${value('value')}.`,
    'serve-keys': (value) => `${value('setting')} et ${value('other')} se donnent ensemble ou pas du tout.`,
    'serve-failed': (value) => `Le serveur n’a pas pu démarrer\u00a0: ${value('reason')}`,
    'no-such-store': (value) => `Il n’y a pas de base à l’emplacement ${value('store')}.`,
    'older-store': () =>
      'Cette base date d’une version antérieure. Démarrez une fois le serveur dessus pour la mettre à jour, puis réessayez.',
    'newer-store': (value) =>
      `Cela vient d’une version de Quayside plus récente (${value('level')}) que celle qui tourne ici.`,
    'store-in-use': (value) =>
      `Un autre serveur utilise déjà ${value('store')}. Un fichier ne sert qu’à un seul serveur\u202f; plusieurs se partagent une base PostgreSQL.`,
    'store-damaged': (value) =>
      `${value('store')} est endommagé, ou n’est pas une base de Quayside. Mettez-le de côté et restaurez la dernière sauvegarde.`,
    'store-not-empty': (value) =>
      `${value('store')} contient déjà quelque chose. Indiquez un nouveau fichier ou une base vide.`,
    'store-broken': (value) => `Certaines parties ne se rejouent pas\u00a0: ${value('rooms')}`,
    'store-failed': (value) => `La base est inaccessible\u00a0: ${value('reason')}`,
    'backup-exists': (value) => `${value('file')} existe déjà. Une sauvegarde ne remplace jamais un fichier.`,
    'backup-missing': (value) => `La sauvegarde ${value('file')} n’existe pas.`,
    'not-a-backup': (value) => `${value('file')} n’est pas une sauvegarde de Quayside.`,
    'backup-cut-short': (value) => `La fin de ${value('file')} manque. Rien n’a été restauré.`,
    'backup-altered': (value) => `${value('file')} est abîmé ou a été modifié. Rien n’a été restauré.`,
    'no-operator-token': (value) =>
      `${value('store')} ne contient pas de jeton d’opérateur\u202f: le serveur l’a dans ses réglages, ou n’a jamais été démarré.`,
    'operator-token-missing': () =>
      'QUAYSIDE_OPERATOR_TOKEN n’est pas défini. Sur le serveur, «\u00a0quayside operator token\u00a0» affiche le jeton.',
    'server-unreachable': (value) =>
      `Aucun serveur ne répond à ${value('address')}\u00a0: ${value('reason')}`,
    'server-refused': (value) => `Le serveur a refusé\u00a0: ${value('code')} ${value('problem')}`,
    'nothing-to-decide': (value) => `La place ${value('seat')} n’a rien à décider ici.`,
    'bad-json': () => 'Cette ligne n’est pas du JSON.',
    'line-too-long': (value) => `Une ligne compte au plus ${value('limit')} octets.`,
    'too-deep': (value) => `Une requête compte au plus ${value('limit')} niveaux d’imbrication.`,
    'not-a-request': (value) =>
      `Une requête est un objet avec id, method et params\u202f; ${value('field')} ne convient pas.`,
    'missing-id': () => 'Une requête a besoin d’un id, texte ou nombre.',
    'unknown-method': (value) =>
      `La méthode ${value('method')} est inconnue\u202f; connues\u00a0: ${value('known')}.`,
    'missing-param': (value) => `Il manque le paramètre ${value('param')}.`,
    'bad-param': (value) =>
      `Le paramètre ${value('param')} devrait être\u00a0: ${value('expected')}\u202f; reçu\u00a0: ${value('value')}.`,
    'unknown-param': (value) => `Cette méthode ne connaît pas le paramètre ${value('param')}.`,
    'unknown-handle': (value) => `Aucune partie n’est ouverte sous le nom ${value('handle')}.`,
    'too-many-games': (value) =>
      `Pas plus de ${value('limit')} parties ouvertes à la fois\u202f; fermez-en une.`,
    'unsupported-protocol': (value) =>
      `Le protocole ${value('protocol')} n’est pas connu ici\u202f; connus\u00a0: ${value('known')}.`,
    'no-record': () =>
      'Cette partie est née d’une position\u00a0: elle n’a pas d’enregistrement, seulement une position.',
    'internal-error': () => 'Une erreur interne s’est produite\u202f; la requête n’a pas été exécutée.',
  },
  record: {
    replays: (seats, lines) =>
      `${seats} ${seats < 2 ? 'joueur' : 'joueurs'}, ${lines} ${lines < 2 ? 'commande' : 'commandes'}`,
    unfinished: 'inachevée',
    dealVerified: (commitment) => `Donne vérifiée. Engagement\u00a0: ${commitment}`,
    position: 'position possible',
    written: (file) => `Écrit dans ${file}.`,
    lineOf: (file, line) => `${file}, ligne ${line}`,
  },
  store: {
    games: (games, entries) =>
      `${games} ${games < 2 ? 'partie' : 'parties'}, ${entries} ${entries < 2 ? 'entrée' : 'entrées'}`,
    backedUp: (what, file) => `Sauvegardé dans ${file}\u00a0: ${what}.`,
    restored: (what, store) => `Restauré dans ${store}\u00a0: ${what}.`,
    copied: (what, store) => `Copié dans ${store}\u00a0: ${what}. L’ancienne base est restée telle quelle.`,
    verified: (what, fingerprint) => `Tout va bien\u00a0: ${what}, tout se rejoue. Empreinte ${fingerprint}`,
  },
  operator: {
    id: 'Identifiant',
    name: 'Nom',
    kind: 'Type',
    since: 'Depuis',
    changed: 'Dernière activité',
    host: 'Ouverte par',
    addresses: 'Adresses',
    room: 'Table',
    owner: 'Propriétaire',
    due: 'Prévue',
    attempts: 'Essais',
    error: 'Dernière erreur',
    more: (cursor) => `La suite\u00a0: --cursor ${cursor}`,
  },
  bots: {
    random: 'au hasard',
    deckhand: 'matelot',
    mate: 'second',
    captain: 'capitaine',
    harbourmaster: 'capitaine de port',
  },
  review: {
    curve: 'Ce à quoi il fallait s’attendre à la fin',
    turningPoints: 'Tournants',
    mistakes: 'Erreurs',
  },
  table: {
    possible: (seat, question) => `Ce que peut faire ${seat}\u00a0: ${question}`,
    noTerminal: 'Pour jouer, il faut un terminal. Sans terminal, essayez\u00a0:',
    welcome: 'Quayside. En jeu, «\u00a0help\u00a0» dit ce que vous pouvez taper.',
    howMany: 'Combien de joueurs\u202f?',
    whichGame: 'Quel jeu\u202f?',
    whichLength: 'Quelle version\u202f?',
    full: 'Version complète',
    short: 'Version raccourcie',
    howManyBots: 'Combien d’entre eux sont des robots\u202f?',
    whichBots: 'De quelle force\u202f?',
    keys: '↑↓ choisir · Entrée valider · taper pour chercher ou pour une commande · help',
    typed: 'tel quel',
    help: ({ command, why, aside }) => [
      'Choisissez avec les flèches, ou tapez\u00a0: un bout de nom réduit la liste, Entrée prend le premier.',
      `${example(command)}toute commande telle qu’elle s’écrit dans un enregistrement`,
      `${example(`why ${why}`)}pourquoi quelque chose n’est pas possible maintenant`,
      `${example(`as ${aside}`)}un autre joueur agit entre-temps`,
      `${example('hint')}ce que ferait un capitaine`,
      'board   log   secrets   la table, ce qui s’est passé, ce que vous seul pouvez voir',
      'undo    save FICHIER   quit',
    ],
    legal: 'C’est possible maintenant.',
    whyWhat: (command) => `Pourquoi quoi\u202f? Par exemple\u00a0: why ${command}`,
    undone: (command) => `Repris\u00a0: ${command}`,
    undoStops: {
      start: 'C’est ici que la partie a commencé.',
      reveal: 'Impossible à reprendre\u00a0: quelque chose de caché a été révélé.',
      'other-seat': 'Impossible à reprendre\u00a0: un autre joueur a agi depuis.',
    },
    saved: (file) => `Enregistré dans ${file}.`,
    saveWhere: 'Enregistrer sous',
    saveBeforeLeaving: 'Enregistrer la partie avant de partir\u202f?',
    overwrite: (file) => `${file} existe déjà. Le remplacer\u202f?`,
    yes: 'Oui',
    no: 'Non',
    resumes: (file) => `La partie reprend depuis ${file}.`,
    bye: 'Bon vent\u202f!',
    secretAsk: (seat) =>
      `Seul ${seat} peut regarder. Appuyez sur Entrée quand personne d’autre ne voit l’écran.`,
    secretHide: 'Appuyez sur Entrée pour cacher.',
    secretNothing: 'Vous ne savez rien de plus que les autres.',
    seed: (seed) => `graine ${seed}`,
  },
}
