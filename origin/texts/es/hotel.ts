import type { HotelBook } from '../shared/hotel.ts'
import { pick } from '../shared/pick.ts'
import { grammar } from './grammar.ts'
import { hotelOpenings } from './hotel-openings.ts'

const { list } = grammar
const starred = (stars: number) => (stars === 0 ? '' : ` de ${stars} ${stars === 1 ? 'estrella' : 'estrellas'}`)

export const hotel: HotelBook = {
  opening: hotelOpenings,
  environment: {
    city: [
      'Se sale a pie, por la mañana a por el café y por la noche a por la última copa.',
      'Las tiendas, los museos y las terrazas empiezan a la vuelta de la esquina.',
      'El barrio vive todo el día y se calma al anochecer.',
    ],
    seaside: [
      'La playa queda a un paso y el aire huele a sal.',
      'Por la mañana se baja a ver el mar antes incluso del café.',
      'Con el tiempo en calma, las olas se oyen desde las ventanas.',
    ],
    countryside: [
      'Alrededor, prados, setos y algún campanario.',
      'La carretera acaba casi delante de la verja; más allá, solo hay campos.',
      'Uno se duerme en un silencio que la ciudad ha olvidado.',
    ],
    mountain: [
      'Los senderos salen de la puerta y las cumbres cierran el horizonte.',
      'Aquí la luz cambia diez veces al día y el aire es fresco hasta en verano.',
      'Se viene a andar, a deslizarse o simplemente a mirar.',
    ],
    lake: [
      'El agua está ahí mismo: en verano se va descalzo y en invierno, bien abrigado.',
      'El lago marca el tono, liso al amanecer y animado por la tarde.',
      'Un camino sigue la orilla, ideal para después de cenar.',
    ],
    forest: [
      'El bosque empieza donde acaba el jardín.',
      'Los grandes árboles guardan el fresco y el silencio.',
      'Se ven más ardillas que coches.',
    ],
    vineyard: [
      'Las hileras de viñas llegan hasta debajo de las ventanas.',
      'En otoño el viñedo pasa del verde al oro; en primavera, perfuma el aire.',
      'Las bodegas vecinas se visitan a pie.',
    ],
  },
  style: {
    charming: [
      'La decoración mezcla muebles con historia y telas claras, sin nada impostado.',
      'Suelos que crujen y ramos del jardín: hay encanto por todas partes y ninguna ostentación.',
    ],
    design: [
      'Líneas limpias, buenos materiales, luz estudiada: el interior es contemporáneo sin ser frío.',
      'Muebles de autor, colores francos y un confort muy actual.',
    ],
    classic: [
      'El interior es clásico: tonos suaves, buenos sillones, servicio atento.',
      'Se reconocen los códigos de un hotel de toda la vida, cuidados con esmero.',
    ],
    romantic: [
      'Luces bajas y rincones tranquilos: todo invita a estar a solas.',
      'La casa cuida los detalles que gustan a los enamorados, de las velas de la noche a las sábanas bien planchadas.',
    ],
    family: [
      'Las familias están como en casa: se ríe alto y nadie se queja.',
      'Todo está pensado para los niños, de las tronas a los juegos de mesa.',
    ],
    luxury: [
      'Espacios amplios, materiales nobles, servicio discreto: el lujo apenas se nota y se vive del todo.',
      'El equipo se adelanta a los deseos y nunca exagera.',
    ],
    eco: [
      'Aquí la ecología se vive sin discursos: madera local, producto de cercanía, calefacción razonable.',
      'La casa cuida lo que consume y el confort no lo nota.',
    ],
    historic: [
      'Escaleras de piedra, vigas y artesonados cuentan el pasado de la casa.',
      'Las paredes tienen historia y el equipo la cuenta con gusto.',
    ],
  },
  facility: {
    'indoor-pool': 'una piscina cubierta climatizada',
    'outdoor-pool': 'una piscina exterior',
    spa: 'un spa',
    sauna: 'una sauna',
    hammam: 'un baño turco',
    'hot-tub': 'una bañera de hidromasaje',
    gym: 'un gimnasio',
    restaurant: 'un restaurante',
    bar: 'un bar',
    terrace: 'una terraza',
    'room-service': 'servicio de habitaciones',
    garden: 'un jardín',
    bikes: 'bicicletas a disposición',
    playground: 'un parque infantil',
    'beach-access': 'un acceso directo a la playa',
  },
  wellness: [
    (items, plural) => `para relajarse, ${items} ${plural ? 'os esperan' : 'os espera'}.`,
    (items) => `en cuanto a bienestar, la casa tiene ${items}.`,
    (items) => `después de un día fuera se agradece tener ${items}.`,
  ],
  table: [
    (items) => `en la casa encontraréis también ${items}.`,
    (items) => `para comer o tomar algo hay ${items}.`,
    (items) => `por la noche no hace falta volver a salir: la casa tiene ${items}.`,
  ],
  outdoors: [(items) => `para tomar el aire: ${items}.`, (items) => `y fuera, ${items}.`, (items) => `además, ${items}.`],
  nearby(walking, distant, seed) {
    const onFoot = list(walking.map(({ phrase }) => phrase))
    const away = list(distant.map(({ phrase, km }) => `${phrase} (${km} km)`))
    const first =
      onFoot &&
      pick(seed, 'walking', [
        `Andando podéis llegar a ver ${onFoot}.`,
        `A unos minutos a pie: ${onFoot}.`,
        `Muy cerca y sin coche: ${onFoot}.`,
      ])
    const then =
      away &&
      pick(seed, 'distant', [`En los alrededores no os perdáis ${away}.`, `Para una excursión: ${away}.`, `Un poco más lejos: ${away}.`])
    return [first, then].filter((text) => text).join(' ')
  },
  ecoSentence: [
    (items) => `la casa también se compromete, con ${items}.`,
    (items) => `en lo ambiental, el equipo apuesta por ${items}.`,
    (items) => `${items}: el alojamiento cuida su huella.`,
  ],
  eco: {
    'green-electricity': 'electricidad de origen renovable',
    'led-lighting': 'iluminación de bajo consumo',
    'no-single-use-plastic': 'el adiós al plástico de un solo uso',
    'waste-sorting': 'la separación de residuos',
    'local-produce': 'productos locales',
    'refillable-toiletries': 'dispensadores recargables en el baño',
    'water-saving': 'el ahorro de agua',
    'eco-label': 'una etiqueta ecológica',
    composting: 'el compostaje',
    'solar-panels': 'placas solares',
    'bee-hives': 'colmenas en el jardín',
    'bike-friendly': 'una buena acogida a los ciclistas',
  },
  address: (street, zip, town) => `${street}, ${zip} ${town}`,
  station: (minutes) => `estación a ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} a pie`,
  distance: ({ of, km }) => `a ${km} km ${of}`,
  parking: {
    free: 'Aparcamiento gratuito en el alojamiento, sin reserva.',
    paid: (euro) => `Aparcamiento en el alojamiento: ${euro} € por noche, según disponibilidad.`,
    street: 'Sin aparcamiento propio; se puede aparcar en la calle o en un parking público cercano.',
  },
  charging: 'Cargador para coches eléctricos.',
  checkTimes: (checkin, checkout) => `Entrada a partir de las ${checkin}, salida antes de las ${checkout}.`,
  identity: 'A la llegada se piden un documento de identidad y una tarjeta bancaria.',
  accessible: 'Habitaciones y zonas comunes accesibles para personas con movilidad reducida; indicadlo al reservar.',
  noLift: 'Sin ascensor: se puede pedir una habitación en la planta baja.',
  petsRefused: 'No se admiten mascotas.',
  pets: (price, maxWeight, max) =>
    `${max === 1 ? 'Se admite una mascota' : `Se admiten hasta ${max} mascotas`} (${maxWeight} kg como máximo), ${price === 0 ? 'sin suplemento' : `${price} € por noche${max === 1 ? '' : ' y animal'}, a pagar en el alojamiento`}.`,
  breakfastHours: (from, to) => `Desayuno de ${from} a ${to}`,
  metaTitle: ({ name, place, stars }) =>
    `${name}${stars > 0 ? ` (${stars} ${stars === 1 ? 'estrella' : 'estrellas'})` : ''} ${grammar.places.in(place)}`,
  metaDescription: ({ name, place, stars }, facilities) =>
    `${name}, alojamiento${starred(stars)}${facilities ? `: ${facilities}` : ''}. Fotos, opiniones de viajeros y escapadas a buen precio ${grammar.places.in(place)}.`,
}
