import type { RehearsalCatalogue } from '../parameters.ts'

export const messages: RehearsalCatalogue = {
  rehearsal: 'Ensayo',
  from: 'Una rama de prueba desde la jugada {move}.',
  for: 'Ahora juegas por {player}.',
  'others.bots': 'Los bots juegan por los demás.',
  'others.hand': 'Juegas por todos.',
  untouched: 'La partida real no cambia.',
  'moved-on': 'Mientras tanto, la partida real ha avanzado.',
  ahead: '{moves, plural, one {# jugada} other {# jugadas}} por delante',
  undo: 'Deshacer la última',
  commit: 'Jugar de verdad el primer paso',
  back: 'Volver a la partida',
  branch: 'Rama de prueba',
  'branch.unsaved': 'sin guardar',
  'step.bot': '{text} (bot)',
  'step.back': 'Volver a antes de este paso',
  others: 'Por los demás juega',
  'others.mixed': 'cada uno su bot',
  'others.by-hand': 'tú, a mano',
  imagined:
    'Las cartas ocultas se reparten de nuevo según lo que puedes saber. Las de verdad pueden ser otras.',
  'worth.before': 'Antes',
  'worth.after': 'Tras el ensayo',
  'worth.error': 'Tu resultado según lo espera un bot, con un margen de {points}.',
}
