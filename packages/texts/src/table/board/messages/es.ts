import type { BoardCatalogue } from '../parameters.ts'

export const messages: BoardCatalogue = {
  // the zones
  zones: 'Zonas de la mesa',
  'zone.offers': 'Ofertas',
  'zone.harbour': 'Puerto',
  'zone.proposals': 'Proyectos',
  'zone.ships': 'Barcos',
  'zone.rounds': 'Rondas',
  'zone.players': 'Jugadores',
  'zone.mine': 'Reserva y cartas: {player}',
  'zone.inspector': 'Carta en detalle',
  'drawer.info': 'Ver la carta',
  'drawer.history': 'Ver el diario',
  'drawer.label': 'Carta y diario',
  'drawer.card': 'Carta',
  'drawer.log': 'Diario',
  'drawer.close': 'Cerrar',
  find: 'Buscar una carta',
  'find.none': 'Ninguna carta con ese nombre en esta partida.',
  you: 'Tú',
  town: 'el municipio',
  goods: '{number} a elegir',

  // rounds and turns
  'round-of': 'Ronda {round} de {rounds}',
  'game-over': 'Partida terminada',
  'final-action': 'Acción final',
  ribbon: 'Próximos turnos',
  'ribbon.round': 'Ronda {round}',
  'ribbon.final': 'Acciones finales',
  'ribbon.now': 'ahora',
  'ribbon.feed': 'Alimentar {food}',
  'ribbon.turn':
    'Ronda {round}, turno {turn}: {player}, {goods}{interest, select, yes {, se pagan intereses} other {}}.',
  'ribbon.turn.hidden': 'Ronda {round}, turno {turn}: {player}, ficha boca abajo.',
  'ribbon.turn.final': 'Acción final: {player}.',
  'ribbon.feeding':
    'Fin de la ronda {round}: {harvest, select, yes {cosecha} other {sin cosecha}}, alimentar {food}{town, select, standard {, el municipio construye} special {, se revela un edificio especial} other {}}.',
  'round.past': '1–{last}',
  'round.sentence':
    'Ronda {round}: comida {food}, {harvest, select, yes {cosecha} other {sin cosecha}}{town, select, standard {, el municipio construye} special {, un edificio especial} other {}}, después el {type} {ship}, valor {value}.',
  'round.harvest':
    '{harvest, select, yes {Cosecha: 1\u00a0cereal si tienes alguno, 1\u00a0res si tienes 2 o más.} other {Sin cosecha.}}',
  'round.food': 'Cada cual alimenta a sus trabajadores: {food}.',
  'round.yours':
    'Tus barcos traen {ships}, puedes añadir {held}.{short, plural, =0 {} one { Falta #\u00a0comida: sin más comida ni ventas, tendrás que pedir un préstamo.} other { Faltan #\u00a0comidas: sin más comida ni ventas, tendrás que pedir un préstamo.}}',
  'round.town':
    '{town, select, standard {El municipio construye el proyecto con el número más bajo.} special {Se revela el edificio especial superior, que pasa al municipio.} other {El municipio no construye nada.}}',
  'round.town-builds': 'Tal como está: {building}.',
  'round.ship': 'La carta de ronda se convierte en el {type} {ship}, valor {value}.',
  'round.final':
    'Cada cual hace una última acción principal. Se puede entrar en edificios ocupados, pero ya no comprar.',

  // seats
  'seat.rank': '{rank}.º',
  'seat.sentence':
    '{player}: riqueza {wealth}, puesto {rank}; {francs}, {food}, {energy}, sitio para {cargo, plural, one {#\u00a0mercancía} other {#\u00a0mercancías}} a bordo; {hammers}, {fishermen}, {loans}, {buildings, plural, one {#\u00a0edificio} other {#\u00a0edificios}}.',
  'seat.wealth':
    'Francos {francs}, edificios {buildings}, barcos {ships}{bonus, plural, =0 {} other {, adicional #}}{loans, plural, =0 {} other {, préstamos −#}}.',
  'seat.short': '{food, plural, one {Falta #} other {Faltan #}}',
  'seat.to-pay': '{food} por pagar',
  'seat.fed': 'Alimentados',
  'seat.fed-by-ships': 'Con los barcos',
  'seat.covered': '{food, plural, one {# lista} other {# listas}}',

  // ships
  'ship.short': '{type, select, wooden {Madera} iron {Hierro} steel {Acero} other {Lujo}}',
  'ship.none': 'agotados',
  'ship.round': 'ronda {round}',
  'ship.pile':
    '{type}: arriba {ship}, valor {value}, {left} en el montón{arrives, plural, =0 {} other {; tras esta ronda llega uno de valor #}}.',

  // offers
  'offer.sentence':
    '{good}: {amount} en oferta{unsure, select, yes {, al menos {adds} más hasta tu próximo turno} other {{adds, plural, =0 {} other {, # más hasta tu próximo turno}}}}.',
  'offer.adds': '{unsure, select, yes {{adds, plural, =0 {+?} other {+#?}}} other {+{adds}}}',
  'offer.note.buildings': 'solo en edificios',
  'offer.note.forecast': 'hasta tu turno',
  'offer.title': 'Oferta: {good}',
  'offer.now': 'Ahora: {tokens}.',
  'offer.ahead': 'En tu próximo turno: {unsure, select, yes {al menos } other {}}{tokens}, si nadie lo toma.',
  'offer.grows':
    'En los próximos siete turnos aumenta {turns, plural, one {una vez} other {#\u00a0veces}}: {players}.',

  // proposals
  'proposals.town-now': 'El municipio construye {no} tras comer',
  'proposals.town': 'El municipio construye {no} tras la ronda {round}',
  'proposals.special': '{cards, plural, one {# especial} other {# especiales}}, tras {round}',
  'proposals.special-left': '{cards, plural, one {queda # especial} other {quedan # especiales}}',
  'proposals.can-build': 'Construible',
  'proposals.on-top': 'encima de una pila de proyectos',
  'proposals.below': 'debajo de otros proyectos',
  'proposals.left': '{cards, plural, one {# carta} other {# cartas}}',
  'proposals.pile': 'Pila de proyectos {pile}, {cards, plural, one {# carta} other {# cartas}}',
  'proposals.empty': 'Esta pila está agotada.',

  // buildings
  'harbour.count': '{buildings, plural, one {#\u00a0edificio} other {#\u00a0edificios}}',
  'harbour.all': 'Todos',
  'harbour.usable': 'Utilizables {buildings}',
  'building.chip':
    '{building, select, workers_cottages {Colonia} construction_site {Solar} logging_camp {Madereros} pawnbrokers {Empeños} pirates_lair {Piratas} picket_line {Piquete} tobacco_factory {Tabacos} cattle_drive {Conducción} wooden_crane {Grúa} main_station {Estación} fur_factory {Manuf. pieles} fishermans_hut {Cab. pescador} soup_kitchen {Comedor} cattle_market {Ganado} brick_trader {Ladrillos} clay_company {Adobe} hides_trader {Com. pieles} fur_industry {Ind. peletera} department_of_economics {Of. economía} stockmarket {Bolsa} souvenir_shop {Recuerdos} wreckers {Derribos} biofuel_facility {Biocombust.} trading_firm {Comercial} trafficking_spot {Intercambio} major_corporation {Corporación} emporium {Almacenes} toy_fair {Feria jug.} charcoal_kiln {Horno carbón} smokehouse {Ahumados} arts_center {C. cultural} colliery {Mina carbón} shipping_line {Naviera} bridge_over_the_seine {Puente Sena} labor_exchange {Empleo} clothing_industry {Textil} iron_mine_and_coal_seam {Hierro-carb.} fish_market {Lonja} fish_restaurant {R. pescado} fishpond_and_wood {Estanque} forest_hut {Cabaña} business_park {Polígono} guildhouse {C. comercio} harbor_watch {Guardia} diner {Comidas} hunting_lodge {Ref. de caza} coal_trader {E. carbón} kiln {H. ladrillos} masons_guild {Albañiles} furniture_factory {Muebles} brick_manufacturer {F. ladrillos} football_stadium {Estadio} other {}}',
  'building.free': 'gratis',
  'building.end-bonus': 'valor final',
  'building.value': 'valor {value}',
  'building.sentence': '{building}, de {owner}, valor {value}.',
  'building.inside': 'Dentro: {player}.',
  'status.town': 'Es del municipio.',
  'status.proposal': 'Un proyecto que nadie ha construido aún.',
  'status.owner': '{you, select, yes {Es tuyo.} other {Es de {player}.}}',
  'status.inside': '{you, select, yes {Estás dentro.} other {{player} está dentro.}}',
  'status.possible': 'Ahora puedes: {commands}.',

  // the full card
  'card.cost': 'Coste de construcción',
  'card.fee': 'Coste de entrada',
  'card.free': 'Gratis',
  'card.closed': 'sin acción',
  'card.value': 'valor',
  'card.buy': 'Precio',
  'card.not-for-sale': 'No se vende',
  'card.category':
    '{category, select, C {Artesanal} E {Financiero} I {Industrial} P {Público} N {Sin tipo} other {Barco}}',
  'card.ship-values': 'Valor de cada mercancía al embarcarla',
  'card.each': 'cada vez',
  'card.or': 'o',
  'card.any': 'cualquiera',
  'card.any-number': 'cuantas quieras',
  'card.up-to': '{times, plural, =1 {una vez} other {hasta #}}',
  'card.in-total': 'en total, sean cuantas sean',
  'card.per': 'por',
  'card.with': 'con',
  'card.three-of': 'por cada 3 de',
  'card.must-hold': 'hay que tener',
  'card.per-ship': 'por barco',
  'card.per-good': 'por mercancía',
  'card.by-table': 'según la tabla',
  'card.modernise': 'una sola vez',
  'card.number-plus': '{number} +',
  'card.number-per': '{number} por',
  'card.all-different': 'todas distintas',
  'card.empty-offer': 'cada oferta vacía',
  'card.of-it': '{amount} de ese tipo',
  'card.any-goods':
    '{number, plural, one {#\u00a0mercancía cualquiera} other {#\u00a0mercancías cualesquiera}}',
  'card.upgraded': '{number} mejorada',
  'card.standard': '{number} normales',
  'card.two-neighbours': 'dos vecinas',
  'card.take-place': 'ocupar su sitio',
  'card.at-end': 'Al final, por cada uno propio',

  // tokens
  'token.worth': 'Comida {food}, energía {energy}, francos al embarcar {value}.',
  'token.from': 'De dónde viene',
  'token.to': 'Para qué sirve',
  'token.builds': 'Costes de construcción que la piden',
  'token.offer': 'En oferta: {amount}.',
  'token.nowhere': 'Nada en esta partida.',

  // the own area
  'mine.francs': 'Francos',
  'mine.buildings': '{buildings, plural, one {#\u00a0edificio} other {#\u00a0edificios}}',
  'mine.ships': '{ships, plural, one {#\u00a0barco} other {#\u00a0barcos}}',
  'mine.bonus': 'Adicional',
  'mine.loans': '{loans, plural, one {#\u00a0préstamo} other {#\u00a0préstamos}}',
  'mine.feeding': 'Comida: {ready} de {due}',
  'mine.turns':
    '{turns, plural, =0 {sin más turnos} one {queda #\u00a0turno} other {quedan #\u00a0turnos}}{final, plural, =0 {} other {, # final}}',
  'mine.good':
    '{goods}{picked, plural, =0 {} other {; la opción elegida cambia #}}{harvest, plural, =0 {} other {; la cosecha da #}}',
  'mine.no-buildings': 'Aún no tienes edificios.',
  'mine.no-ships': 'Sin barcos ni préstamos.',
  'mine.ship': '{ship}, {type}, valor {value}, trae {food} por ronda.',
  'mine.loan': '{loans}; devolver cada uno cuesta {francs}.',
  'mine.repay': 'Devolver {francs}',
  'loan.terms':
    'Un préstamo da {gets} cuando no puedes pagar. El interés es de {interest} por ronda, tengas los que tengas. Puedes devolver un préstamo en cualquier momento por {repay}; al final de la partida cada uno que quede cuesta {penalty}.',

  // the special pile
  'special.title': 'Edificios especiales',
  'special.next': 'El siguiente se revela al final de la ronda {round}.',
  'special.none': 'En esta partida ya no se revela ninguno más.',
  'special.hidden': '{place}: boca abajo',
  'special.known': '{place}: {building}',

  // why not, in about three words
  'why.occupied': 'Dentro: {player}',
  'why.missing': 'falta {tokens}',
  'why.fee': 'entrada {tokens}',
  'why.lacks-goods': 'faltan mercancías',
  'why.own-disc-inside': 'estás aquí',
  'why.closed': 'sin acción',
  'why.fee-eats-action': 'no tras la entrada',
  'why.nothing-to-gain': 'nada que ganar',
  'why.lacks-ship': 'necesita un barco',
  'why.no-loan': 'sin préstamo',
  'why.no-empty-offer': 'ninguna vacía',
  'why.no-two-neighbours': 'sin vecinas',
  'why.nobody-to-evict': 'nadie que echar',
  'why.cannot-use-that': 'allí no sirve',
  'why.nothing-buildable': 'nada que hacer',
  'why.no-ship-buildable': 'ningún barco',
  'why.not-on-top': 'no está arriba',
  'why.cannot-be-built': 'no construible',
  'why.game-over': 'partida terminada',
  'why.not-now': 'ahora no',
}
