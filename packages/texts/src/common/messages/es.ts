import type { CommonCatalogue } from '../parameters.ts'

export const messages: CommonCatalogue = {
  player: 'Jugador\u00a0{number}',
  'list.nothing': 'nada',
  'refusal.game-over': 'La partida ha terminado.',
  'refusal.no-such-seat': 'No existe el asiento {number}: en esta partida hay {seats}.',
  'refusal.unknown-command': '«{text}» no es una orden.',
  'refusal.unknown-card': 'No hay ninguna carta llamada «{text}».',
  'refusal.bad-options': 'No se pueden leer las opciones.',
  'refusal.unknown-field': 'No hay ningún campo llamado «{field}».',
  'refusal.impossible-position': 'Esta posición no puede darse en una partida; revisa el campo «{field}».',
  'refusal.wrong-position': 'Esta orden era para la posición {at}, pero la partida está en la {expected}.',
  'refusal.bad-seed':
    '«{seed}» no sirve como semilla: usa de 1 a 64 letras, cifras, puntos, dos puntos, guiones bajos o guiones.',
  'refusal.another-game': 'Es una partida de «{game}», no de «{expected}».',
  'refusal.future-rules':
    'El registro usa la versión {version} de las reglas; este programa conoce las versiones hasta la {known}.',
  'refusal.unknown-rules':
    'El registro usa la versión {version} de las reglas; este programa solo conoce la versión {known}.',
  'refusal.wrong-deal':
    'El registro no corresponde a su semilla «{seed}»: la preparación de la partida se ha modificado.',
  'refusal.wrong-result': 'El resultado no se corresponde con las jugadas: faltan líneas o se han cambiado.',
  'refusal.wrong-commitment':
    'El reparto no se ha podido verificar: la semilla secreta y la sal no corresponden al compromiso publicado antes de la partida.',
  'refusal.wrong-deal-seed':
    'El reparto no se ha podido verificar: su semilla no se deduce de la semilla secreta y de los números que añadieron los jugadores.',
  'refusal.line-refused': 'La orden {line}, «{command}», no se admite.',
  'refusal.line-refused.options': 'Las opciones del registro no se admiten.',
  'refusal.not-a-record': 'Esto no es el registro de una partida.',
  'refusal.bad-header': 'No se puede leer la línea {line} de la cabecera: «{text}».',
  'refusal.bad-line': 'No se puede leer la línea {line}: «{text}».',
  'refusal.cut-off': 'El registro se interrumpe en la línea {line}.',
  'refusal.take-back-limit':
    'Puedes volver como mucho a la posición {limit}{because, select, reveal {, donde se reveló algo oculto} seat {, donde actuó otro jugador} other {}}.',
  'refusal.nothing-to-take-back': 'No hay nada que deshacer.',
  'refusal.other': 'Eso no es posible.',
  'event.game-over': 'La partida ha terminado',
  'prompt.over': 'La partida ha terminado',
  'prompt.wait': 'Falta por decidir: {players}',
  'command.done': 'Terminar',
  'advice.expected': 'se espera: {points}',
  'advice.behind': '{points} menos',
  'advice.even': 'igual de buena, hasta donde se puede juzgar',
  'review.better': 'Mejor: {command} (vale {points} más)',
  'review.lead': 'Desde aquí, {player} va camino de ganar',
  'review.gain': '{player} gana {points}',
  'review.loss': '{player} pierde {points}',
  'review.summary':
    '{player}: {mistakes, plural, =0 {ningún error encontrado} one {#\u00a0error, pérdida de {points}} other {#\u00a0errores, pérdida de {points}}}',
  'review.stopped':
    'Detenido tras {reviewed} de {commands, plural, one {#\u00a0orden} other {#\u00a0órdenes}}',
}
