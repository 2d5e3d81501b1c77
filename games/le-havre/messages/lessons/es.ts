import type { LessonCatalogue } from './index.ts'

export const messages: LessonCatalogue = {
  'step.le-havre.goal.title': 'Un puerto para ti',
  'step.le-havre.goal.body':
    'Al final cuentan los francos, los edificios y los barcos; las mercancías no valen nada. Esto es lo que tienes; la suma es tu fortuna. Gana la mayor fortuna.',
  'step.le-havre.rounds.title': 'Las dos últimas rondas',
  'step.le-havre.rounds.body':
    'Una ronda tiene siete turnos, uno tras otro. Después, cada cual paga la comida que se indica aquí. Tras la última ronda, cada jugador tiene una última acción.',
  'step.le-havre.offer.title': 'Hay madera en el puerto',
  'step.le-havre.offer.body':
    'Cada turno empieza con la llegada de dos mercancías. Luego haces una sola cosa: tomar una oferta entera o usar un edificio. Elige la madera y confirma.',
  'step.le-havre.end-of-turn.title': 'Cede el turno',
  'step.le-havre.end-of-turn.body':
    'Además de tu acción puedes comprar o vender edificios y barcos y devolver préstamos. Ahora no hace falta nada de eso: termina tu turno.',
  'step.le-havre.build.title': 'Construye un Astillero',
  'step.le-havre.build.body':
    'Para usar un edificio envías allí a tu persona; mientras esté dentro, nadie más puede entrar. Ve a la Constructora y construye el Astillero, la primera carta de una pila de proyectos. Pagas con tus mercancías.',
  'step.le-havre.feeding.title': 'Trabajadores con hambre',
  'step.le-havre.feeding.body':
    'Tus barcos traen casi toda la comida; pescado y francos pagan el resto, pero no alcanza. Lo que falta se pide prestado: un préstamo da 4 francos. Devolverlo cuesta 5, y conservarlo cuesta 7 al final.',
  'step.le-havre.energy.title': 'Hornear gasta energía',
  'step.le-havre.energy.body':
    'Tu Tahona convierte cereal en pan, y cada pan vale dos comidas. El horno pide energía: la madera da 1 y el carbón 3. Hornea todo tu cereal. En tu propio edificio no hay coste de entrada.',
  'step.le-havre.interest.title': 'Un préstamo cuesta intereses',
  'step.le-havre.interest.body':
    'Cuando un barco llega a la ficha con la señal de intereses, quien tiene deudas paga 1 franco. Hay algo mejor: devuelve ahora el préstamo y no deberás nada al final.',
  'step.le-havre.ship.title': 'Bota un barco',
  'step.le-havre.ship.body':
    'En el Astillero construyes el primer barco de un montón. Este, de madera, pide 5 maderas y 3 energías. Los barcos valen francos y traen comida cada ronda. Los de hierro y acero exigen un astillero modernizado con un ladrillo.',
  'step.le-havre.cargo.title': 'Carga para el último viaje',
  'step.le-havre.cargo.body':
    'Las mercancías que sobren no valdrán nada, así que al final conviene enviarlas. Las reses se venden a 3 francos cada una: tómalas.',
  'step.le-havre.last-feeding.title': 'Una comida más',
  'step.le-havre.last-feeding.body':
    'Tus barcos vuelven a ayudar y el pan paga lo que falta. Un pan cuenta dos comidas aunque solo falte una: no se da cambio.',
  'step.le-havre.final.title': 'La última acción',
  'step.le-havre.final.body':
    'Cada cual actúa una vez más, y ahora se puede entrar incluso en edificios ocupados. Ve a la Compañía naviera, envía todos tus barcos y carga lo que mejor se vende. Luego termina tu turno.',
  'step.le-havre.score.title': 'Esto era Le Havre',
  'step.le-havre.score.body':
    'La hoja suma francos, edificios y barcos y resta los préstamos. Has visto todas las partes de un turno; una partida reducida contra un bot es un buen siguiente paso.',
}
