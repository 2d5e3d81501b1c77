import { example, type Phrases } from './phrases.ts'

export const phrases: Phrases = {
  refusals: {
    'file-missing': (value) => `El archivo ${value('file')} no existe.`,
    'file-unreadable': (value) => `No se puede leer ${value('file')} (${value('reason')}).`,
    'file-unwritable': (value) => `No se puede escribir ${value('file')} (${value('reason')}).`,
    'file-exists': (value) => `${value('file')} ya existe; --force lo reemplaza.`,
    'file-too-large': (value) => `${value('file')} supera los ${value('limit')} bytes.`,
    'empty-input': (value) => `${value('file')} está vacío.`,
    'broken-json': (value) => `${value('file')} no es JSON: ${value('text')}`,
    'not-json': (value) => `No es ni un registro ni JSON: ${value('text')}`,
    'input-once': () => 'La entrada estándar solo se puede leer una vez.',
    'unknown-game': (value) => `El juego ${value('game')} no existe; conocidos: ${value('known')}.`,
    'unknown-module': (value) => `El módulo ${value('name')} no existe; conocidos: ${value('known')}.`,
    'unknown-language': (value) => `No hay textos en ${value('lang')}; conocidos: ${value('known')}.`,
    'bad-setting': (value) => `--set espera clave=valor, no ${value('text')}.`,
    'too-many-bots': (value) => `${value('bots')} bots no caben en una mesa de ${value('seats')}.`,
    'unknown-bot': (value) => `${value('bot')} no es un bot de este juego; hay ${value('known')}.`,
    'bad-budget': (value) =>
      `${value('bot')} no tiene presupuesto: se escribe, por ejemplo, uct@5000 o uct@200ms.`,
    'unknown-adviser': (value) => `${value('level')} no da consejos; hay ${value('known')}.`,
    'serve-setting': (value) => `${value('setting')} requiere ${value('wants')}, no ${value('value')}.`,
    'serve-keys': (value) => `${value('setting')} y ${value('other')} se indican juntos o no se indican.`,
    'serve-failed': (value) => `No se ha podido iniciar el servidor: ${value('reason')}`,
    'no-such-store': (value) => `No hay ninguna base de datos en ${value('store')}.`,
    'older-store': () =>
      'Esta base de datos es de una versión anterior. Inicia una vez el servidor con ella para ponerla al día y vuelve a intentarlo.',
    'newer-store': (value) =>
      `Esto es de una versión de Quayside más reciente (${value('level')}) que la que se ejecuta aquí.`,
    'store-in-use': (value) =>
      `Otro servidor ya está usando ${value('store')}. Un archivo solo admite un servidor; varios pueden compartir una base de datos PostgreSQL.`,
    'store-damaged': (value) =>
      `${value('store')} está dañado o no es una base de datos de Quayside. Apártalo y restaura la última copia de seguridad.`,
    'store-not-empty': (value) =>
      `${value('store')} ya contiene algo. Indica un archivo nuevo o una base de datos vacía.`,
    'store-broken': (value) => `Algunas partidas no se pueden reproducir: ${value('rooms')}`,
    'store-failed': (value) => `No se puede acceder a la base de datos: ${value('reason')}`,
    'backup-exists': (value) =>
      `${value('file')} ya existe. Una copia de seguridad nunca reemplaza un archivo.`,
    'backup-missing': (value) => `La copia de seguridad ${value('file')} no existe.`,
    'not-a-backup': (value) => `${value('file')} no es una copia de seguridad de Quayside.`,
    'backup-cut-short': (value) => `Falta el final de ${value('file')}. No se ha restaurado nada.`,
    'backup-altered': (value) =>
      `${value('file')} está dañado o ha sido modificado. No se ha restaurado nada.`,
    'no-operator-token': (value) =>
      `${value('store')} no contiene ningún token de operador: el servidor lo tiene en sus ajustes o no se ha iniciado nunca.`,
    'nothing-to-decide': (value) => `El asiento ${value('seat')} no tiene nada que decidir aquí.`,
    'bad-json': () => 'Esta línea no es JSON.',
    'line-too-long': (value) => `Una línea tiene como máximo ${value('limit')} bytes.`,
    'too-deep': (value) => `Una petición tiene como máximo ${value('limit')} niveles de anidamiento.`,
    'not-a-request': (value) =>
      `Una petición es un objeto con id, method y params; ${value('field')} no es correcto.`,
    'missing-id': () => 'Una petición necesita un id, texto o número.',
    'unknown-method': (value) => `El método ${value('method')} no existe; conocidos: ${value('known')}.`,
    'missing-param': (value) => `Falta el parámetro ${value('param')}.`,
    'bad-param': (value) =>
      `El parámetro ${value('param')} debería ser: ${value('expected')}; es ${value('value')}.`,
    'unknown-param': (value) => `Este método no conoce el parámetro ${value('param')}.`,
    'unknown-handle': (value) => `No hay ninguna partida abierta con el nombre ${value('handle')}.`,
    'too-many-games': (value) => `No puede haber más de ${value('limit')} partidas abiertas; cierra una.`,
    'unsupported-protocol': (value) =>
      `El protocolo ${value('protocol')} no se conoce aquí; conocidos: ${value('known')}.`,
    'no-record': () =>
      'Esta partida empezó en una posición, así que no tiene registro; imprímela como posición.',
    'internal-error': () => 'Ha habido un error interno; la petición no se ha llevado a cabo.',
  },
  record: {
    replays: (seats, lines) =>
      `${seats} ${seats === 1 ? 'jugador' : 'jugadores'}, ${lines} ${lines === 1 ? 'orden' : 'órdenes'}`,
    unfinished: 'sin terminar',
    position: 'posición posible',
    written: (file) => `Escrito en ${file}.`,
    lineOf: (file, line) => `${file}, línea ${line}`,
  },
  store: {
    games: (games, entries) =>
      `${games} ${games === 1 ? 'partida' : 'partidas'} con ${entries} ${entries === 1 ? 'entrada' : 'entradas'}`,
    backedUp: (what, file) => `Copia de seguridad en ${file}: ${what}.`,
    restored: (what, store) => `Restaurado en ${store}: ${what}.`,
    copied: (what, store) => `Copiado en ${store}: ${what}. La base de datos anterior sigue como estaba.`,
    verified: (what, fingerprint) => `Todo en orden: ${what}, todo se reproduce. Huella ${fingerprint}`,
  },
  bots: {
    random: 'al azar',
    deckhand: 'marinero',
    mate: 'primer oficial',
    captain: 'capitán',
    harbourmaster: 'capitán de puerto',
  },
  review: {
    curve: 'Lo que cabía esperar al final',
    turningPoints: 'Momentos decisivos',
    mistakes: 'Errores',
  },
  table: {
    possible: (seat, question) => `Lo que puede hacer ${seat}: ${question}`,
    noTerminal: 'Para jugar hace falta un terminal. Sin él, prueba:',
    welcome: 'Quayside. Durante la partida, «help» dice qué puedes escribir.',
    howMany: '¿Cuántos jugadores?',
    whichGame: '¿Qué juego?',
    whichLength: '¿Qué versión?',
    full: 'Versión completa',
    short: 'Versión reducida',
    howManyBots: '¿Cuántos de ellos son bots?',
    whichBots: '¿Qué nivel tienen?',
    keys: '↑↓ elegir · Intro tomar · escribir para buscar o dar una orden · help',
    typed: 'tal cual',
    help: ({ command, why, aside }) => [
      'Elige con las flechas, o escribe: parte de un nombre acorta la lista, Intro toma la primera.',
      `${example(command)}cualquier orden como se escribe en un registro`,
      `${example(`why ${why}`)}por qué algo no es posible ahora`,
      `${example(`as ${aside}`)}otro jugador hace algo entretanto`,
      `${example('hint')}lo que haría un capitán`,
      'board   log   secrets   la mesa, lo que ha pasado, lo que solo tú puedes ver',
      'undo    save ARCHIVO   quit',
    ],
    legal: 'Es posible ahora.',
    whyWhat: (command) => `¿Por qué qué? Por ejemplo: why ${command}`,
    undone: (command) => `Deshecho: ${command}`,
    undoStops: {
      start: 'Aquí empezó la partida.',
      reveal: 'No se puede deshacer: se ha revelado algo oculto.',
      'other-seat': 'No se puede deshacer: otro jugador ha actuado desde entonces.',
    },
    saved: (file) => `Guardado como ${file}.`,
    saveWhere: 'Guardar como',
    saveBeforeLeaving: '¿Guardar la partida antes de salir?',
    overwrite: (file) => `${file} ya existe. ¿Reemplazarlo?`,
    yes: 'Sí',
    no: 'No',
    resumes: (file) => `La partida continúa desde ${file}.`,
    bye: '¡Buen viento!',
    secretAsk: (seat) => `Solo ${seat} puede mirar ahora. Pulsa Intro cuando nadie más vea la pantalla.`,
    secretHide: 'Pulsa Intro para ocultarlo.',
    secretNothing: 'No sabes nada que los demás no sepan.',
    seed: (seed) => `semilla ${seed}`,
  },
}
