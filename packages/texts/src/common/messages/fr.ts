import type { CommonCatalogue } from '../parameters.ts'

export const messages: CommonCatalogue = {
  player: 'Joueur\u00a0{number}',
  'list.nothing': 'rien',
  'refusal.game-over': 'La partie est terminée.',
  'refusal.no-such-seat': 'Il n’y a pas de place {number}\u00a0: la partie compte {seats}.',
  'refusal.unknown-command': '«\u00a0{text}\u00a0» n’est pas une commande.',
  'refusal.unknown-card': 'Aucune carte ne s’appelle «\u00a0{text}\u00a0».',
  'refusal.bad-options': 'Les options sont illisibles.',
  'refusal.unknown-field': 'Aucun champ ne s’appelle «\u00a0{field}\u00a0».',
  'refusal.impossible-position':
    'Cette position ne peut pas se produire en jeu\u202f; voyez le champ «\u00a0{field}\u00a0».',
  'refusal.wrong-position':
    'Cette commande vaut pour la position {at}, mais la partie en est à la position {expected}.',
  'refusal.bad-seed':
    '«\u00a0{seed}\u00a0» ne peut pas servir de graine\u00a0: employez de 1 à 64 lettres, chiffres, points, deux-points, tirets bas ou traits d’union.',
  'refusal.another-game': 'C’est une partie de «\u00a0{game}\u00a0», pas de «\u00a0{expected}\u00a0».',
  'refusal.future-rules':
    'L’enregistrement suit la version {version} des règles\u202f; ce programme connaît les versions jusqu’à {known}.',
  'refusal.unknown-rules':
    'L’enregistrement suit la version {version} des règles\u202f; ce programme ne connaît que la version {known}.',
  'refusal.wrong-deal':
    'L’enregistrement ne correspond pas à sa graine «\u00a0{seed}\u00a0»\u00a0: la mise en place a été modifiée.',
  'refusal.wrong-result':
    'Le résultat ne correspond pas aux coups joués\u00a0: des lignes manquent ou ont été modifiées.',
  'refusal.wrong-commitment':
    'La donne n’est pas vérifiée\u00a0: la graine secrète et le sel ne correspondent pas à l’engagement publié avant la partie.',
  'refusal.wrong-deal-seed':
    'La donne n’est pas vérifiée\u00a0: sa graine ne découle pas de la graine secrète et des nombres ajoutés par les joueurs.',
  'refusal.line-refused': 'La commande {line}, «\u00a0{command}\u00a0», est refusée.',
  'refusal.line-refused.options': 'Les options de l’enregistrement sont refusées.',
  'refusal.not-a-record': 'Ce n’est pas l’enregistrement d’une partie.',
  'refusal.bad-header': 'La ligne {line} de l’en-tête est illisible\u00a0: «\u00a0{text}\u00a0».',
  'refusal.bad-line': 'La ligne {line} est illisible\u00a0: «\u00a0{text}\u00a0».',
  'refusal.cut-off': 'L’enregistrement s’interrompt à la ligne {line}.',
  'refusal.take-back-limit':
    'Vous pouvez revenir au plus tôt à la position {limit}{because, select, reveal {, où un élément caché a été révélé} seat {, où une autre personne a joué} other {}}.',
  'refusal.nothing-to-take-back': 'Il n’y a rien à annuler.',
  'refusal.other': 'Ce n’est pas possible.',
  'event.game-over': 'La partie est terminée',
  'prompt.over': 'La partie est terminée',
  'prompt.wait': 'En attente\u00a0: {players}',
  'command.done': 'Terminer',
  'advice.expected': 'attendu\u00a0: {points}',
  'advice.behind': '{points} de moins',
  'advice.even': 'aussi bon, autant qu’on puisse en juger',
  'review.better': 'Mieux\u00a0: {command} (vaut {points} de plus)',
  'review.lead': '{player} est désormais favori',
  'review.gain': '{player} gagne {points}',
  'review.loss': '{player} perd {points}',
  'review.summary':
    '{player}\u00a0: {mistakes, plural, =0 {aucune erreur trouvée} one {#\u00a0erreur, perte de {points}} other {#\u00a0erreurs, perte de {points}}}',
  'review.stopped':
    'Arrêté après {reviewed} sur {commands, plural, one {#\u00a0commande} other {#\u00a0commandes}}',
}
