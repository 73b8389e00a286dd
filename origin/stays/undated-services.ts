import {
  type ComponentCode,
  type HotelFacts,
  isChosenAhead,
  lateDeparture,
  namesBreakfast,
  occasionOf,
  type Texts,
} from '@escale/catalogue'
import type { UndatedService } from '../../src/contract/programme.ts'
import type { Stay } from './stay.ts'

/** For these services no start is chosen with the booking (`activityDates` has the others). Breakfast comes first. */
export function undatedServices({ facts, hotel }: Pick<Stay, 'facts' | 'hotel'>, nights: number, texts: Texts): UndatedService[] {
  const booked = { ...facts, nights: { min: nights, max: nights } }
  const services = facts.components
    .filter((code) => !isChosenAhead(code, hotel.id))
    .map((code): UndatedService => ({ ...titled(texts.component.entry(code, booked, hotel)), ...momentOf(code, hotel) }))
  return namesBreakfast(facts, nights) ? [{ ...titled(texts.component.breakfast(hotel)), when: 'mornings' }, ...services] : services
}

function titled({ title, schedules }: Pick<UndatedService, 'title' | 'schedules'>): Pick<UndatedService, 'title' | 'schedules'> {
  return { title, ...(schedules !== undefined && { schedules }) }
}

function momentOf(code: ComponentCode, hotel: HotelFacts): Pick<UndatedService, 'when' | 'until'> {
  const occasion = occasionOf(code)
  if (occasion === 'departure') return { when: occasion, until: lateDeparture(hotel) }
  return { when: occasion === 'arrival' ? occasion : 'stay' }
}
