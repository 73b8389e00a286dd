import type { BoxBook } from '../shared/box.ts'

export const box: BoxBook = {
  withTopic: (name, topic) => `${name} con ${topic}`,
  names: {
    wellness: ['Pausa de bienestar', 'Relax para dos', 'Calma y mimos'],
    romantic: ['Cita de enamorados', 'Noche romántica', 'Solo nosotros dos'],
    gastronomy: ['Escapada con sabor', 'Mesa y dulces sueños', 'Tentación gourmet'],
    family: ['Aventura en familia', 'Familia al completo', 'Pequeños y mayores'],
    city: ['Escala en la ciudad', 'Escapada urbana', 'Luces de ciudad'],
    seaside: ['Aires de mar', 'Pausa junto al mar', 'Rumbo al mar'],
    mountain: ['Aire puro', 'Refugio de montaña', 'Ganar altura'],
    countryside: ['Vida de campo', 'Respiro verde', 'Delicias del campo'],
    unusual: ['Noche original', 'Dormir de otra manera', 'Evasión diferente'],
    culture: ['Piedras con historia', 'Escapada con historia', 'Viaje en el tiempo'],
  },
  inCountry: (name, country) => `${name} ${country}`,
  withNights: (name, nights) => `${name} – ${nights}`,
  country: {
    FR: 'en Francia',
    BE: 'en Bélgica',
    NL: 'en los Países Bajos',
    ES: 'en España',
    IT: 'en Italia',
    LU: 'en Luxemburgo',
    DE: 'en Alemania',
    PT: 'en Portugal',
    CH: 'en Suiza',
    AT: 'en Austria',
  },
  nights: (nights, breakfast) => (breakfast ? `${nights} con desayuno` : nights),
  forTwo: 'Para 2 personas',
  choice: (count, country) => `más de ${count} escapadas a elegir${country ? ` ${country}` : ''}`,
  validity: 'La caja vale dieciocho meses y se cambia gratis por otra.',
  giver: {
    wellness: [
      'Para quien no para nunca, el mejor regalo quizá sea una buena razón para hacerlo.',
      'Regala tiempo, calor y un poco de silencio: esta caja mete el bienestar en un sobre.',
    ],
    romantic: [
      'Una caja para quienes se quieren y nunca tienen tiempo de decírselo.',
      'Bodas de algodón o de diamante: aquí hay con qué celebrarlas a dos, lejos de casa.',
    ],
    gastronomy: [
      'Para los golosos, los curiosos y quienes empiezan la carta por los postres.',
      'Una buena mesa, una buena noche: esta caja reúne lo que más gusta a los sibaritas.',
    ],
    family: [
      'Un regalo que se comparte desde que se abre: cada uno tendrá su opinión sobre el destino.',
      'Para las familias que prefieren los recuerdos a un juguete más.',
    ],
    city: [
      'Para caminantes, curiosos y amantes de las terrazas: una ciudad por explorar y una noche para disfrutarla.',
      'Regala una ciudad a quien ya lo tiene todo en casa.',
    ],
    seaside: ['Regala el horizonte: esta caja huele a sal antes de abrirse.', 'Para quienes respiran mejor en cuanto ven el mar.'],
    mountain: [
      'Aire puro para regalar a los amantes de las cumbres y de la chimenea.',
      'Para quienes levantan la vista en cuanto la carretera empieza a subir.',
    ],
    countryside: ['Para los urbanitas que sueñan con verjas que chirrían y desayunos largos.', 'Regala un poco de campo, sin las botas.'],
    unusual: [
      'Para esa persona a la que ya no se sabe qué regalar: una noche que no habría imaginado.',
      'Una cabaña, un lodge, un lugar aparte: a esta caja le gusta sorprender.',
    ],
    culture: [
      'Para quienes visitan un castillo como otros abren una novela.',
      'Un regalo para mentes curiosas, entre piedras viejas y buenas historias.',
    ],
  },
  content: (nights, includes, choice, country) =>
    `la caja incluye ${nights} para dos personas${includes ? `, con ${includes}` : ''}, a elegir entre más de ${choice} direcciones${country ? ` ${country}` : ''}.`,
  closing: [
    'Los afortunados eligen el lugar y la fecha en línea, en unos minutos.',
    'Se regala por correo electrónico al momento o por correo postal, en un bonito estuche.',
    'La recibes por correo electrónico o en casa; ellos solo tienen que elegir la fecha.',
  ],
  breakfastItem: 'desayuno',
}
