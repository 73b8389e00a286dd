import type { Locale } from '../../src/market/markets.ts'
import { dateOf, dayOf } from '../clock/days.ts'
import { easter, fixed, longWeekend, type Period } from './holidays.ts'

export interface DatePeriod extends Period {
  readonly label: string
}

interface Holiday {
  readonly label: string
  readonly period: (year: number) => Period | undefined
}

const on = (month: number, day: number) => (year: number) => longWeekend(fixed(year, month, day))
const afterEaster = (arrival: number, departure: number) => (year: number) => {
  const sunday = dayOf(easter(year))
  return { checkin: dateOf(sunday + arrival), checkout: dateOf(sunday + departure) }
}
const newYear = (year: number) => ({ checkin: fixed(year - 1, 12, 30), checkout: fixed(year, 1, 2) })
const christmas = (year: number) => ({ checkin: fixed(year, 12, 24), checkout: fixed(year, 12, 27) })
const valentine = (year: number) => {
  const day = dayOf(fixed(year, 2, 14))
  // The weekend of Valentine's Day begins on the Friday before it, or on the day itself.
  const friday = day - ((((day + 3) % 7) + 3) % 7)
  return { checkin: dateOf(friday), checkout: dateOf(friday + 2) }
}

/** Occasions for a trip in each market. The specification has none for the Netherlands and Italy. */
const holidays: Readonly<Record<Locale, readonly Holiday[]>> = {
  fr_FR: [
    { label: 'Nouvel An', period: newYear },
    { label: 'Saint-Valentin', period: valentine },
    { label: 'Week-end de Pâques', period: afterEaster(-2, 1) },
    { label: '1er mai', period: on(5, 1) },
    { label: '8 mai', period: on(5, 8) },
    { label: 'Pont de l’Ascension', period: afterEaster(39, 42) },
    { label: 'Week-end de la Pentecôte', period: afterEaster(47, 50) },
    { label: '14 juillet', period: on(7, 14) },
    { label: '15 août', period: on(8, 15) },
    { label: 'Toussaint', period: on(11, 1) },
    { label: '11 novembre', period: on(11, 11) },
    { label: 'Noël', period: christmas },
  ],
  fr_BE: [
    { label: 'Nouvel An', period: newYear },
    { label: 'Saint-Valentin', period: valentine },
    { label: 'Week-end de Pâques', period: afterEaster(-2, 1) },
    { label: 'Fête du Travail', period: on(5, 1) },
    { label: 'Pont de l’Ascension', period: afterEaster(39, 42) },
    { label: 'Week-end de la Pentecôte', period: afterEaster(47, 50) },
    { label: 'Fête nationale', period: on(7, 21) },
    { label: 'Assomption', period: on(8, 15) },
    { label: 'Toussaint', period: on(11, 1) },
    { label: 'Armistice', period: on(11, 11) },
    { label: 'Noël', period: christmas },
  ],
  nl_BE: [
    { label: 'Nieuwjaar', period: newYear },
    { label: 'Valentijn', period: valentine },
    { label: 'Paasweekend', period: afterEaster(-2, 1) },
    { label: 'Dag van de Arbeid', period: on(5, 1) },
    { label: 'Hemelvaartweekend', period: afterEaster(39, 42) },
    { label: 'Pinksterweekend', period: afterEaster(47, 50) },
    { label: 'Nationale feestdag', period: on(7, 21) },
    { label: 'O.L.V.-Hemelvaart', period: on(8, 15) },
    { label: 'Allerheiligen', period: on(11, 1) },
    { label: 'Wapenstilstand', period: on(11, 11) },
    { label: 'Kerstmis', period: christmas },
  ],
  es_ES: [
    { label: 'Fin de Año', period: newYear },
    { label: 'Reyes', period: on(1, 6) },
    { label: 'San Valentín', period: valentine },
    { label: 'Semana Santa', period: afterEaster(-3, 0) },
    { label: 'Puente de mayo', period: on(5, 1) },
    { label: 'Puente de agosto', period: on(8, 15) },
    { label: 'Puente del Pilar', period: on(10, 12) },
    { label: 'Puente de Todos los Santos', period: on(11, 1) },
    { label: 'Puente de diciembre', period: (year) => ({ checkin: fixed(year, 12, 5), checkout: fixed(year, 12, 8) }) },
    { label: 'Navidad', period: christmas },
  ],
  nl_NL: [],
  it_IT: [],
}

/** Returns the next campaign periods that start after `today` (`yyyy-MM-dd`), by arrival. */
export function datePeriods(locale: Locale, today: string, count = 3): DatePeriod[] {
  const year = Number(today.slice(0, 4))
  return [year, year + 1]
    .flatMap((each) => holidays[locale].flatMap(({ label, period }) => withLabel(label, period(each))))
    .filter((period) => period.checkin > today)
    .sort((one, other) => one.checkin.localeCompare(other.checkin))
    .slice(0, count)
}

function withLabel(label: string, period: Period | undefined): DatePeriod[] {
  return period ? [{ label, ...period }] : []
}
