import type { NoticeCatalogue } from '../parameters.ts'

export const messages: NoticeCatalogue = {
  'turn.title': 'C’est à vous de jouer\u00a0: {game}',
  'turn.body': 'À la table\u00a0: {names}.',
  'reminder.title': '{game} vous attend',
  'reminder.body':
    'Temps restant\u00a0: {hours, plural, =0 {moins d’une heure} one {#\u00a0heure} other {#\u00a0heures}}. À la table\u00a0: {names}.',
  'several.title': '{count, plural, one {#\u00a0table vous attend} other {#\u00a0tables vous attendent}}',
  'several.line': '{game}\u00a0: {names}',
  'test.title': 'Message d’essai',
  'test.body': 'Vous avez demandé à Quayside un message d’essai. Ça marche.',
  'off.title': 'Un moyen de vous prévenir a été désactivé',
  'off.body':
    'Quayside n’a pas pu vous joindre plusieurs fois de suite par {label}\u00a0: plus rien n’y est envoyé. Vous pourrez le réactiver sur votre page quand il fonctionnera de nouveau.',
  'confirm.title': 'Votre code pour Quayside',
  'confirm.body':
    'Tapez ce code pour recevoir un courriel quand une table vous attend\u00a0: {code}. Si vous n’avez rien demandé, ignorez ce message\u00a0: il n’y en aura pas d’autre.',
}
