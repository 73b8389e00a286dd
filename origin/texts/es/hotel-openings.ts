import { capital } from '../shared/grammar.ts'
import type { HotelBook, HotelOpening } from '../shared/hotel.ts'

const starsAfter = ({ stars }: HotelOpening) => (stars === 0 ? '' : ` de ${stars} ${stars === 1 ? 'estrella' : 'estrellas'}`)
const roomsOf = ({ rooms }: HotelOpening) => (rooms === 1 ? 'una sola habitación' : `${rooms} habitaciones`)
const cabinsOf = ({ rooms }: HotelOpening) => (rooms === 1 ? 'una cabaña' : `${rooms} cabañas`)

export const hotelOpenings: HotelBook['opening'] = {
  hotel: [
    (h) => `${h.name} es un hotel${starsAfter(h)} con ${roomsOf(h)}, instalado ${h.in} en un edificio de ${h.built}.`,
    (h) =>
      `Desde ${h.built} la fachada apenas ha cambiado; dentro, ${h.name} ofrece ${h.in} todas las comodidades de un hotel${starsAfter(h)} con ${roomsOf(h)}.`,
    (h) =>
      `${capital(roomsOf(h))}, un equipo que recuerda los nombres y una buena dirección ${h.in}: así es ${h.name}, hotel${starsAfter(h)} construido en ${h.built}.`,
  ],
  boutique: [
    (h) => `Hotel boutique${starsAfter(h)} con ${roomsOf(h)}, ${h.name} ocupa ${h.in} una casa de ${h.built} reformada con gusto.`,
    (h) =>
      `${capital(roomsOf(h))} y ninguna igual: ${h.name}, hotel boutique${starsAfter(h)}, se ha instalado ${h.in} en un edificio de ${h.built}.`,
    (h) =>
      `${h.name} tiene el tamaño justo: ${roomsOf(h)}, un edificio de ${h.built} y mucha personalidad. Este hotel boutique${starsAfter(h)} os espera ${h.in}.`,
  ],
  chateau: [
    (h) =>
      `Se llega por una avenida de árboles: ${h.name}, castillo de ${h.built}, alberga hoy ${h.in} un hotel${starsAfter(h)} con ${roomsOf(h)}.`,
    (h) =>
      `Ventanales, chimeneas, suelos de madera: el castillo, levantado en ${h.built}, conserva su porte. ${h.name} es hoy, ${h.in}, un hotel${starsAfter(h)} con ${roomsOf(h)}.`,
    (h) =>
      `Vida de castillo ${h.in}: ${h.name}, de ${h.built}, es un hotel${starsAfter(h)} con ${roomsOf(h)} y salones en los que uno se demora.`,
  ],
  guesthouse: [
    (h) => `${h.name} es una casa de huéspedes con ${roomsOf(h)} ${h.in}, en una casa de ${h.built} donde se recibe como a los amigos.`,
    (h) => `Los dueños viven aquí y se nota: ${h.name}, casa de ${h.built}, abre ${roomsOf(h)} ${h.in}.`,
    (h) => `Una puerta que se empuja y un café al fuego: ${h.name} ofrece ${h.in} ${roomsOf(h)} entre paredes de ${h.built}.`,
  ],
  resort: [
    (h) =>
      `${h.name} es un resort${starsAfter(h)} con ${roomsOf(h)} ${h.in}, abierto en ${h.built}, donde se puede pasar toda la estancia sin coger el coche.`,
    (h) =>
      `Todo en el mismo sitio: desde ${h.built}, ${h.name}, resort${starsAfter(h)} ${h.in}, recibe a parejas y familias en sus ${roomsOf(h)}.`,
    (h) =>
      `Se aparca el coche y se deja de pensar. ${h.name}, resort${starsAfter(h)} con ${roomsOf(h)}, os acoge ${h.in} desde ${h.built}.`,
  ],
  lodge: [
    (h) => `Madera, piedra y ventanales: ${h.name} es un lodge con ${roomsOf(h)}, construido ${h.in} en ${h.built}.`,
    (h) => `${h.name} reúne ${roomsOf(h)} en un lodge de ${h.built}, ${h.in}, lejos del ruido y muy cerca de la naturaleza.`,
    (h) =>
      `Un fuego, sillones hondos, la naturaleza tras el cristal: el lodge ${h.name}, abierto en ${h.built} ${h.in}, solo tiene ${roomsOf(h)}.`,
  ],
  farmhouse: [
    (h) =>
      `Esta granja de ${h.built} cambió los pajares por ${roomsOf(h)}: ${h.name} os acoge ${h.in}, entre el patio empedrado y el huerto.`,
    (h) => `${h.name} es una antigua granja de ${h.built}, ${h.in}, convertida en casa rural de ${roomsOf(h)} sin perder una sola viga.`,
    (h) => `Muros gruesos de ${h.built}, una mesa grande, ${roomsOf(h)}: ${h.name} conserva ${h.in} el espíritu de la granja de antes.`,
  ],
  treehouse: [
    (h) =>
      `Aquí se duerme en los árboles: ${h.name} tiene ${h.in} ${cabinsOf(h)} de madera, un proyecto nacido en ${h.built} para no molestar ni a las ramas ni a los pájaros.`,
    (h) =>
      `Unos escalones y una terraza entre las hojas: ${h.name} ha construido ${h.in}, desde ${h.built}, ${cabinsOf(h)} en las alturas.`,
    (h) => `Un sueño de niño, en versión cómoda: ${h.name} ofrece ${h.in} ${cabinsOf(h)} en los árboles desde ${h.built}.`,
  ],
  aparthotel: [
    (h) => `${h.name} es un aparthotel${starsAfter(h)} de ${h.rooms} apartamentos con cocina, ${h.in}, en un edificio de ${h.built}.`,
    (h) =>
      `El espacio de un piso y los servicios de un hotel: ${h.name}, aparthotel${starsAfter(h)}, ofrece ${h.in} ${h.rooms} apartamentos en un edificio de ${h.built}.`,
    (h) => `Uno se instala como en casa: ${h.name}, ${h.in}, reúne ${h.rooms} apartamentos en un edificio construido en ${h.built}.`,
  ],
}
