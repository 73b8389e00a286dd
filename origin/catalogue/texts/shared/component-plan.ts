import type { ComponentCode } from '../../facts/codes.ts'
import type { HotelFacts, StayFacts } from '../../facts/facts.ts'
import type { Activity } from '../../../../src/contract/stay.ts'
import { mix } from './pick.ts'

export type Venue = 'spa' | 'pool' | 'restaurant' | 'bar' | 'room' | 'hotel' | 'town' | 'nearby'
/**
 * slot: a time at the reception; waiting: in the room on arrival; table: with the restaurant; ticket: at the reception; partner: by
 * telephone; free: at any time.
 */
export type Booking = 'slot' | 'waiting' | 'table' | 'ticket' | 'partner' | 'free' | 'request'

export interface Hours {
  readonly from: string
  readonly to: string
}

export interface ComponentPlan {
  readonly kind: Activity['type']
  readonly minutes: number | null
  readonly venue: Venue
  readonly booking: Booking
  /** Years; none when anyone may take part. */
  readonly minAge?: number
  readonly hours?: Hours
}

const spaHours = { from: '10:00', to: '20:00' }
const dinnerHours = { from: '19:00', to: '21:00' }
const dayHours = { from: '10:00', to: '18:00' }

/** Facts of a component that are the same in every language. */
export const componentPlans: Readonly<Record<ComponentCode, ComponentPlan>> = {
  'spa-access': { kind: 'activity', minutes: 120, venue: 'spa', booking: 'slot', minAge: 16, hours: spaHours },
  'private-spa': { kind: 'activity', minutes: 60, venue: 'spa', booking: 'slot', minAge: 18, hours: { from: '10:00', to: '22:00' } },
  'massage-30': { kind: 'activity', minutes: 30, venue: 'spa', booking: 'slot', minAge: 16, hours: spaHours },
  'massage-50': { kind: 'activity', minutes: 50, venue: 'spa', booking: 'slot', minAge: 16, hours: spaHours },
  'hammam-ritual': { kind: 'activity', minutes: 45, venue: 'spa', booking: 'slot', minAge: 16, hours: spaHours },
  facial: { kind: 'activity', minutes: 40, venue: 'spa', booking: 'slot', minAge: 16, hours: spaHours },
  'pool-access': { kind: 'activity', minutes: null, venue: 'pool', booking: 'free', hours: { from: '08:00', to: '20:00' } },
  'hot-tub-private': { kind: 'activity', minutes: 60, venue: 'spa', booking: 'slot', minAge: 12, hours: { from: '14:00', to: '22:00' } },
  'dinner-3': { kind: 'dinner', minutes: null, venue: 'restaurant', booking: 'table', hours: dinnerHours },
  'dinner-5': { kind: 'dinner', minutes: null, venue: 'restaurant', booking: 'table', hours: dinnerHours },
  'wine-tasting': { kind: 'activity', minutes: 60, venue: 'bar', booking: 'slot', minAge: 18, hours: { from: '17:00', to: '19:00' } },
  'cheese-board': { kind: 'extra', minutes: null, venue: 'bar', booking: 'free', hours: { from: '17:00', to: '22:00' } },
  'cooking-class': { kind: 'activity', minutes: 120, venue: 'hotel', booking: 'slot', minAge: 12, hours: { from: '10:00', to: '19:00' } },
  aperitif: { kind: 'extra', minutes: null, venue: 'bar', booking: 'free', hours: { from: '17:00', to: '20:00' } },
  'sparkling-wine': { kind: 'extra', minutes: null, venue: 'room', booking: 'waiting' },
  'tapas-dinner': { kind: 'dinner', minutes: null, venue: 'restaurant', booking: 'table', hours: dinnerHours },
  picnic: { kind: 'extra', minutes: null, venue: 'hotel', booking: 'request', hours: { from: '11:00', to: '13:00' } },
  brunch: { kind: 'extra', minutes: null, venue: 'restaurant', booking: 'table', hours: { from: '11:00', to: '14:00' } },
  'chocolate-box': { kind: 'extra', minutes: null, venue: 'room', booking: 'waiting' },
  'rose-petals': { kind: 'extra', minutes: null, venue: 'room', booking: 'waiting' },
  'candlelight-dinner': { kind: 'dinner', minutes: null, venue: 'restaurant', booking: 'table', hours: dinnerHours },
  'breakfast-in-bed': { kind: 'extra', minutes: null, venue: 'room', booking: 'request', hours: { from: '07:30', to: '09:30' } },
  'late-checkout': { kind: 'extra', minutes: null, venue: 'room', booking: 'free' },
  museum: { kind: 'activity', minutes: null, venue: 'town', booking: 'ticket', hours: dayHours },
  'guided-walk': { kind: 'activity', minutes: 90, venue: 'town', booking: 'partner', hours: { from: '10:00', to: '16:00' } },
  'boat-trip': { kind: 'activity', minutes: 60, venue: 'nearby', booking: 'ticket', hours: dayHours },
  'castle-visit': { kind: 'activity', minutes: 90, venue: 'nearby', booking: 'ticket', hours: dayHours },
  show: { kind: 'activity', minutes: 120, venue: 'town', booking: 'ticket', hours: { from: '20:00', to: '22:00' } },
  gondola: { kind: 'activity', minutes: 30, venue: 'town', booking: 'ticket', hours: { from: '09:00', to: '19:00' } },
  'bike-rental': { kind: 'activity', minutes: null, venue: 'hotel', booking: 'request', hours: { from: '09:00', to: '18:00' } },
  canoe: { kind: 'activity', minutes: 120, venue: 'nearby', booking: 'partner', minAge: 8, hours: dayHours },
  'horse-ride': { kind: 'activity', minutes: 60, venue: 'nearby', booking: 'partner', minAge: 8, hours: dayHours },
  golf: { kind: 'activity', minutes: null, venue: 'nearby', booking: 'partner', minAge: 10, hours: { from: '08:00', to: '18:00' } },
  balloon: { kind: 'activity', minutes: 60, venue: 'nearby', booking: 'partner', minAge: 8 },
  sailing: { kind: 'activity', minutes: 120, venue: 'nearby', booking: 'partner', minAge: 8, hours: dayHours },
  'hiking-guide': {
    kind: 'activity',
    minutes: 180,
    venue: 'nearby',
    booking: 'partner',
    minAge: 10,
    hours: { from: '09:00', to: '13:00' },
  },
  treetop: { kind: 'activity', minutes: 150, venue: 'nearby', booking: 'ticket', minAge: 6, hours: dayHours },
  funfair: { kind: 'activity', minutes: null, venue: 'nearby', booking: 'ticket', hours: dayHours },
  zoo: { kind: 'activity', minutes: null, venue: 'nearby', booking: 'ticket', hours: { from: '10:00', to: '17:00' } },
  'escape-game': { kind: 'activity', minutes: 60, venue: 'town', booking: 'partner', minAge: 10, hours: { from: '11:00', to: '21:00' } },
  karting: { kind: 'activity', minutes: 20, venue: 'nearby', booking: 'partner', minAge: 7, hours: { from: '14:00', to: '20:00' } },
  aquarium: { kind: 'activity', minutes: null, venue: 'nearby', booking: 'ticket', hours: dayHours },
}

/** Spain dines late. On the single night of a show, dinner is before it, or after it in Spain. */
const spanishDinnerHours = { from: '20:30', to: '22:30' }
const beforeShow = { from: '18:00', to: '19:00' }
const afterShow = { from: '22:00', to: '23:00' }

/** The hours of a component at a hotel, in a stay of some nights. */
export function hoursOf(
  code: ComponentCode,
  { components }: Pick<StayFacts, 'components'>,
  { place }: Pick<HotelFacts, 'place'>,
  nights: number,
): Hours | undefined {
  const { kind, hours } = componentPlans[code]
  if (kind !== 'dinner') return hours
  const isSpain = place.cc === 'ES'
  if (nights === 1 && components.includes('show')) return isSpain ? afterShow : beforeShow
  return isSpain ? spanishDinnerHours : hours
}

/** What a city has in its streets or on its river, within so many kilometres of its hotels. */
const ofCities: readonly ComponentCode[] = ['boat-trip', 'castle-visit', 'bike-rental']
const cityReach = 2
/** Kilometres to any other partner, at most. */
const excursion = 14

/** Kilometres from the hotel to the partner of a component that is `nearby`: the nearest centre or known park that sells it, where there is one. */
export function partnerKilometres(
  { id, centres, environment }: Pick<HotelFacts, 'id' | 'centres' | 'environment'>,
  code: ComponentCode,
): number {
  const reach = environment === 'city' && ofCities.includes(code) ? cityReach : excursion
  return centres?.[code] ?? 1 + (mix(id, `partner ${code}`) % reach)
}

const chosen: readonly Booking[] = ['slot', 'table', 'partner']

/** Whether a hotel takes the date of a component with the booking: every other one does, for components with hours. */
export function isChosenAhead(code: ComponentCode, hotelId: number): boolean {
  const { booking, hours } = componentPlans[code]
  return hours !== undefined && chosen.includes(booking) && mix(hotelId, 'chosen ahead') % 2 === 0
}

export function menuIndex(hotelId: number, menus: number): number {
  return mix(hotelId, 'menu') % menus
}

/** When a room with a late check-out is left. */
export const lateDeparture = ({ checkout }: { readonly checkout: string }): string => later(checkout, 2)

/** Whether it is there on arrival, on the day of departure, every day or once. */
export function occasionOf(code: ComponentCode): 'arrival' | 'departure' | 'daily' | 'once' {
  const { booking, kind } = componentPlans[code]
  if (code === 'late-checkout') return 'departure'
  if (booking === 'waiting') return 'arrival'
  return booking === 'free' && kind === 'activity' ? 'daily' : 'once'
}

export function later(time: string, hours: number): string {
  const [hour = '0', minute = '00'] = time.split(':')
  return `${String((Number(hour) + hours) % 24).padStart(2, '0')}:${minute}`
}
