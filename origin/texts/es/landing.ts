import { capital } from '../shared/grammar.ts'
import type { LandingBook, LandingParts } from '../shared/landing.ts'
import { spanishThemes } from './landing-themes.ts'

const at = ({ in: place }: LandingParts) => (place ? ` ${place}` : '')
const priced = ({ from }: LandingParts) => (from ? `, desde ${from} para dos` : '')

export const landing: LandingBook = {
  ...spanishThemes,
  anyTrip: 'escapada',
  stays: (count) => (count === 1 ? '1 escapada' : `${count.toLocaleString('es-ES')} escapadas`),
  hotels: (count) => (count === 1 ? '1 hotel' : `${count.toLocaleString('es-ES')} hoteles`),
  euro: (cents) => `${Math.round(cents / 100)} €`,
  title: (parts) => (parts.in || parts.trip !== 'escapada' ? `${parts.trip}${at(parts)}` : 'Tu próxima escapada empieza aquí'),
  subtitle: [(parts) => `${parts.stays} en ${parts.hotels}${priced(parts)}`, (parts) => `${parts.stays} para comparar${priced(parts)}`],
  pageTitle: (parts) =>
    parts.in || parts.trip !== 'escapada'
      ? `${parts.trip}${at(parts)}: ${parts.stays}${parts.from ? ` desde ${parts.from}` : ''}`
      : `Escapadas con extras: ${parts.stays} en ${parts.hotels}`,
  metaDescription: (parts) =>
    `${parts.trip}${at(parts)}: compara ${parts.stays} en ${parts.hotels}${priced(parts)}. Spa, cena, visitas: cada escapada incluye algo más que una noche. Reserva en línea.`,
  introTitle: [
    (parts) => (parts.in ? `¿Por qué ir de escapada ${parts.in}?` : 'Irse dos días, y que se note'),
    (parts) => `${parts.trip}${at(parts)}: ¿por dónde empezar?`,
  ],
  intro: [
    (parts) =>
      `¿Buscas una ${parts.trip.startsWith('escapada') ? parts.trip : 'escapada'}${at(parts)}? Hemos reunido ${parts.stays} en ${parts.hotels}, con las opiniones de quienes ya han estado${priced(parts)}. Todas incluyen la noche y algo más: un spa, una cena, una visita, un poco de tiempo para uno mismo.`,
    (parts) =>
      `${parts.in ? `Dos días ${parts.in}${parts.inRegion ? `, ${parts.inRegion}` : ''}, y ya se ha cambiado de aires` : 'Dos días bastan para cambiar de aires'}: hay ${parts.stays} en ${parts.hotels}${priced(parts)}. El precio que ves es el de la estancia completa, con los extras, y no solo el de la habitación.`,
    (parts) =>
      `Una noche, dos noches, pocas veces más: así se viaja con nosotros. ${parts.in ? `${capital(parts.in)} te` : 'Te'} proponemos ${parts.stays} en ${parts.hotels}, con las opiniones de quienes vuelven de allí${priced(parts)}.`,
  ],
  themeTitle: (parts) => `${parts.trip}${at(parts)}: qué esperar`,
  themesTitle: [
    (parts) => (parts.in ? `¿Qué hacer ${parts.in}?` : 'Un plan para cada estación'),
    (parts) => `Ideas para una escapada${at(parts)}`,
  ],
  townsTitle: [
    (parts) => (parts.in ? `¿Dónde dormir ${parts.in}?` : '¿Adónde ir?'),
    (parts) => (parts.in ? `Alojamientos ${parts.in} y alrededores` : 'Los destinos del momento'),
  ],
  towns: [
    ({ towns }) => `Los destinos más elegidos son ${towns}. Abre el mapa para ver los hoteles que te rodean y calcular las distancias.`,
    ({ towns }) =>
      `Entre los lugares más solicitados: ${towns}. Filtra por distancia, por nota o por presupuesto y quédate con los que van contigo.`,
  ],
  practicalTitle: [(parts) => `¿Cuándo reservar una escapada${at(parts)}?`, () => 'Conviene saber antes de salir'],
  practical: [
    () =>
      'Los precios cambian según el día: de domingo a jueves, la misma habitación suele costar menos que el sábado. El calendario de cada escapada muestra el precio de todas las fechas, y muchas ofertas se pueden modificar gratis hasta unos días antes de la llegada.',
    () =>
      'Para puentes y vacaciones, mejor reservar con tres o cuatro semanas; entre semana suele bastar con la víspera. Si aún no hay fecha, las escapadas también se regalan: el bono vale doce meses.',
  ],
  sections: { cities: 'Por ciudad', regions: 'Por región', areas: 'Por destino', themes: 'Por temática', nearby: 'Cerca de aquí' },
}
