import type { ComponentGroups } from '../shared/components.ts'

export const family: ComponentGroups['family'] = {
  treetop: {
    label: 'Parque de aventura en los árboles',
    headword: 'Aventura en los árboles',
    topic: 'aventura en los árboles',
    included: 'un circuito de aventura en los árboles',
    pitch: [
      'Tirolinas, puentes y redes: en los árboles todos están a la misma altura.',
      'Entre las copas, los circuitos van del más tranquilo al más movido; cada uno elige su color.',
    ],
    details: ['Circuitos de varios niveles', 'Arnés, casco e iniciación', 'Línea de vida continua para los pequeños'],
    why: ['Los niños siguen hablando de ello al acostarse.'],
    mustKnow: ['Pelo recogido y calzado cerrado.', 'Cierra si hay tormenta o mucho viento.'],
  },
  funfair: {
    label: 'Parque de atracciones',
    topic: 'parque de atracciones',
    included: 'una entrada al parque de atracciones por persona',
    pitch: [
      'Con las entradas ya en el bolsillo, se llega a la apertura y se corre a la montaña rusa.',
      'Un día entero de atracciones y espectáculos está incluido, con su buena ración de algodón de azúcar.',
    ],
    details: ['Una entrada de un día por persona', 'Todas las atracciones y espectáculos', 'Plano del parque en el hotel'],
    why: ['Se pasa directamente al torno.'],
    mustKnow: ['Algunas atracciones exigen una altura mínima.', 'Consultad el calendario de apertura del parque.'],
  },
  zoo: {
    label: 'Parque zoológico',
    topic: 'parque zoológico',
    included: 'una entrada al parque zoológico por persona',
    pitch: [
      'En el zoo, la merienda de los animales marca el día: llegad pronto, que las nutrias tienen hambre.',
      'Jirafas, lobos o pingüinos, cada uno tiene su favorito: las entradas al zoo están incluidas.',
    ],
    details: ['Una entrada de un día por persona', 'Comidas de los animales comentadas', 'Zonas de pícnic'],
    why: ['Un parque comprometido con la protección de las especies.'],
    mustKnow: ['Los perros se quedan en el hotel.'],
  },
  'escape-game': {
    label: 'Escape room',
    topic: 'escape room',
    included: 'una partida de escape room',
    pitch: [
      'Se cierra la puerta y empieza la cuenta atrás: el escape room se gana en equipo.',
      'Candados, códigos y pistas falsas: una hora pasa volando cuando se busca la salida.',
    ],
    details: ['Sala reservada para vuestro grupo', 'Un director de juego os guía', 'Foto de recuerdo a la salida'],
    why: ['Se ríe mucho, incluso perdiendo.'],
    mustKnow: ['El móvil se queda en la taquilla.', 'Llegad un cuarto de hora antes de la partida.'],
  },
  karting: {
    label: 'Karting',
    topic: 'karting',
    included: 'dos tandas de karting por persona',
    pitch: [
      'Casco, semáforo verde, primera curva: el karting pone a todos de acuerdo, o a ninguno.',
      'Dos tandas de karting para cada uno, con los tiempos impresos para discutirlos en la cena.',
    ],
    details: ['Dos tandas de diez minutos', 'Casco y mono en préstamo', 'Cronometraje y clasificación'],
    why: ['Hay karts para adultos y para adolescentes.'],
    mustKnow: ['Altura mínima de 1,45 m.', 'Calzado cerrado obligatorio.'],
  },
  aquarium: {
    label: 'Acuario',
    topic: 'visita al acuario',
    included: 'una entrada al acuario por persona',
    pitch: [
      'En el acuario los tiburones nadan sobre las cabezas y las medusas hipnotizan hasta a los más inquietos.',
      'Las entradas del acuario están incluidas: perfecto para una mañana gris o una tarde de calor.',
    ],
    details: ['Una entrada por persona', 'Piscina táctil para los niños', 'Comidas de los animales comentadas'],
    why: ['A cubierto, haga el tiempo que haga.'],
    mustKnow: ['Fotos sin flash.'],
  },
}
