import type { BookCatalogue } from './index.ts'

export const messages: BookCatalogue = {
  'topic.turn.title': 'Un turno',
  'topic.turn.body':
    'Primero el suministro: tu barco avanza a la siguiente ficha y llegan dos mercancías. Después, una acción principal: tomar una oferta o usar un edificio. Antes y después puedes comprar, vender y devolver préstamos. Cada ronda tiene siete turnos.',
  'topic.supply.title': 'Fichas de suministro',
  'topic.supply.body':
    'Hay siete fichas en fila y cada una trae dos fichas a las ofertas. Conservan su orden toda la partida: cuando están todas boca arriba, sabes qué llegará. Una de ellas hace pagar intereses.',
  'topic.offers.title': 'Tomar una oferta',
  'topic.offers.body':
    'Tomas todo lo que hay en una casilla de oferta, nunca una parte. Los francos son una oferta como cualquier otra. El carbón, las pieles y las mercancías procesadas no tienen oferta: solo las dan los edificios.',
  'topic.undo.title': 'Deshacer',
  'topic.undo.body':
    'Puedes deshacer lo que hiciste mientras nadie más haya actuado ni se haya descubierto una carta oculta. Lo visto, visto está.',
  'topic.use-building.title': 'Usar un edificio',
  'topic.use-building.body':
    'Envía a tu persona a un edificio del municipio, tuyo o de otro jugador, paga el coste de entrada y realiza su acción. Mientras esté allí nadie más puede entrar, y tú no puedes volver a usarlo sin salir antes.',
  'topic.entry-fee.title': 'Coste de entrada',
  'topic.entry-fee.body':
    'Lo cobra quien posee el edificio, o la tesorería si es del municipio. En lo propio se entra gratis. La comida también se puede pagar con francos; los francos, solo con francos. Se paga antes de la acción, nunca con un préstamo, y debe quedar lo que la acción necesita.',
  'topic.building.title': 'Construir',
  'topic.building.body':
    'Construyen las Constructoras y la Inmobiliaria. Solo se construye la primera carta de cada pila de proyectos, y su coste se paga en mercancías. El ladrillo sirve de arcilla y el acero de hierro, nunca al revés.',
  'topic.buying.title': 'Comprar',
  'topic.buying.body':
    'En tu turno puedes comprar con francos cualquier edificio del municipio, la primera carta de una pila de proyectos y el primer barco de un montón. Los transatlánticos y las cartas sin precio no se venden. En la fase final nadie compra.',
  'topic.selling.title': 'Vender',
  'topic.selling.body':
    'El municipio compra tus edificios y barcos por la mitad de su valor, en cualquier momento en que no haya una acción en curso, incluso en turnos ajenos. Un edificio vendido vuelve al municipio; un barco, encima de su montón.',
  'topic.special.title': 'Edificios especiales',
  'topic.special.body':
    'En la versión completa hay seis boca abajo. Algunas cartas de ronda hacen que el municipio descubra uno: desde entonces se usa y se compra como cualquier edificio del municipio. El último queda oculto.',
  'topic.goods.title': 'Mercancías',
  'topic.goods.body':
    'Hay ocho mercancías y cada una se puede procesar: el pescado en ahumado, la arcilla en ladrillo, el hierro en acero, etc. De eso se encargan los edificios. Al final de la partida las mercancías no valen nada.',
  'topic.energy.title': 'Energía',
  'topic.energy.body':
    'Algunas acciones y todos los barcos piden energía. La madera da 1, el carbón vegetal y el carbón 3, el coque 10. Toda la energía de una acción se paga de una vez, los medios se redondean hacia arriba y lo sobrante se pierde.',
  'topic.food.title': 'Comida',
  'topic.food.body':
    'Un pescado vale 1 comida, el ahumado y el pan 2, la carne 3. Un franco puede contar como 1 comida. El cereal y las reses no alimentan. No se da cambio.',
  'topic.feeding.title': 'Alimentación',
  'topic.feeding.body':
    'Al final de la ronda cada cual debe la comida de la carta de ronda. Primero pagan tus barcos su parte, y tú pagas el resto con comida y francos. Si no alcanza, entregas todo y pides préstamos, o vendes algo.',
  'topic.harvest.title': 'Cosecha',
  'topic.harvest.body':
    'Si la carta de ronda lo indica, quien tiene cereal recibe uno más, y quien tiene al menos dos reses recibe otra. Nunca más de uno de cada.',
  'topic.town.title': 'El municipio construye',
  'topic.town.body':
    'Tras la alimentación, algunas cartas de ronda hacen construir al municipio: el proyecto de número más bajo o el siguiente edificio especial. Después la carta se da la vuelta y es un barco nuevo.',
  'topic.loans.title': 'Préstamos',
  'topic.loans.body':
    'Solo se piden para la alimentación y los intereses, cuando no basta con todo lo que tienes. Cada préstamo da 4 francos, se devuelve por 5 en cualquier momento y resta 7 al final.',
  'topic.interest.title': 'Intereses',
  'topic.interest.body':
    'Cuando un barco llega a la ficha con la señal de intereses, quien tiene deudas paga 1 franco, sean cuantos sean los préstamos. Devolver antes el último lo evita. Sin francos, vendes algo o pides otro préstamo.',
  'topic.ships.title': 'Barcos',
  'topic.ships.body':
    'Un astillero construye un barco por visita, el primero de un montón: madera, hierro o acero, y 3 de energía. Antes del primer barco que no sea de madera se moderniza con un ladrillo, para siempre y para todos. Los barcos traen comida cada ronda, llevan mercancías y tienen valor.',
  'topic.shipping.title': 'Enviar mercancías',
  'topic.shipping.body':
    'La Compañía naviera vende mercancías: 3 de energía por barco enviado; uno de madera lleva 2 mercancías, uno de hierro 3, uno de acero 4. Cada mercancía tiene su precio, de 1 a 8 francos.',
  'topic.final-action.title': 'La última acción',
  'topic.final-action.body':
    'Tras la última ronda cada cual tiene una acción principal más, sin suministro. Se puede entrar en un edificio aunque haya otros dentro. Después ya no hay cosecha, ni alimentación, ni intereses.',
  'topic.scoring.title': 'El recuento',
  'topic.scoring.body':
    'Los francos en mano, el valor de edificios y barcos y lo que suman las cartas con signo más, menos 7 por cada préstamo que no se pueda devolver. Las mercancías no cuentan. Con la misma fortuna se comparte el puesto.',
  'topic.short-game.title': 'La versión reducida',
  'topic.short-game.body':
    'Menos rondas, ofertas más ricas y mercancías para cada cual al empezar, más edificios en el municipio y ningún edificio especial.',
  'topic.solo.title': 'En solitario',
  'topic.solo.body':
    'Juegas los siete turnos de cada ronda y una última acción. Tu persona también debe salir de un edificio antes de volver a usarlo. Se debe más comida, y los barcos traen más.',
  'topic.rulings.title': 'Decisiones de reglas',
  'topic.rulings.body':
    'Donde los reglamentos callan o se contradicen, la mesa decide antes de la partida: el Mercado negro arriba, el Estadio de fútbol, los intereses dobles, el límite del Mercado. La lista está en el formulario de partida nueva.',
}
