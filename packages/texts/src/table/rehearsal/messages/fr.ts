import type { RehearsalCatalogue } from '../parameters.ts'

export const messages: RehearsalCatalogue = {
  rehearsal: 'Répétition',
  from: 'Branche d’essai à partir du coup {move}.',
  for: 'Vous jouez maintenant pour {player}.',
  'others.bots': 'Des robots jouent pour les autres.',
  'others.hand': 'Vous jouez pour tout le monde.',
  untouched: 'La vraie partie reste intacte.',
  'moved-on': 'La vraie partie a avancé entre-temps.',
  ahead: '{moves, plural, one {# coup} other {# coups}} d’avance',
  undo: 'Annuler le dernier',
  commit: 'Jouer le premier coup pour de vrai',
  back: 'Retour à la partie',
  branch: 'Branche d’essai',
  'branch.unsaved': 'non enregistrée',
  'step.bot': '{text} (robot)',
  'step.back': 'Revenir avant ce coup',
  others: 'Les autres sont joués par',
  'others.mixed': 'différents robots',
  'others.by-hand': 'vous-même',
  imagined:
    'Les cartes cachées sont redistribuées d’après ce que vous pouvez savoir. Les vraies peuvent être autres.',
  'worth.before': 'Avant',
  'worth.after': 'Après essai',
  'worth.error': 'Votre résultat tel qu’un robot l’attend, à {points} près.',
}
