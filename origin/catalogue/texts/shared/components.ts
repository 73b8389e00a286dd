import type { ComponentCode, FacilityCode } from '../../facts/codes.ts'
import type { HotelFacts } from '../../facts/facts.ts'
import type { ComponentTexts } from '../texts.ts'
import {
  type Booking,
  componentPlans,
  hoursOf,
  isChosenAhead,
  lateDeparture,
  menuIndex,
  occasionOf,
  partnerKilometres,
  type Venue,
} from './component-plan.ts'
import { capital, type Grammar, uncapital } from './grammar.ts'
import { fill, type Template } from './template.ts'

/** One component. Durations are facts of the stay or the activity. */
export interface ComponentWording {
  /** On a filter or a tag: "Accès au spa". */
  readonly label: string
  /** On a card; the label by default. */
  readonly headword?: string
  /** After "with", without article, in an offer's title: "dîner en trois services". */
  readonly topic: string
  /** With its article, in a sentence and in the programme: "un dîner en trois services". */
  readonly included: string
  /** In one phrase with the `{breakfast}` of other mornings, for a component that is a breakfast. */
  readonly besideBreakfast?: Template
  /** A sentence of a stay's description, in several wordings. */
  readonly pitch: readonly string[]
  readonly details: readonly string[]
  readonly why: readonly string[]
  readonly mustKnow: readonly string[]
}

/** Five courses: three-course dinners leave out fish and cheese. */
export interface Menu {
  readonly starter: string
  readonly fish: string
  readonly main: string
  readonly cheese: string
  readonly dessert: string
}
export const menuCountries = ['FR', 'BE', 'NL', 'ES', 'IT'] as const
/** Wallonia has dishes of its own: shrimps are of the coast. */
export type MenuCountry = (typeof menuCountries)[number] | 'BE-WAL'

export interface ComponentsWording {
  readonly components: Readonly<Record<ComponentCode, ComponentWording>>
  /** `{In}` the hotel's place, `{km}` from the hotel. */
  readonly where: Readonly<Record<Venue, Template>>
  readonly how: Readonly<Record<Booking | 'ahead', string>>
  readonly when: Readonly<Record<ReturnType<typeof occasionOf>, string>>
  readonly between: Template
  readonly lateCheckout: Template
  readonly minAge: Template
  readonly forTwo: string
  readonly breakfast: { readonly title: string; readonly how: string; readonly detailList: readonly string[] }
}

export interface MenusWording {
  readonly menus: Readonly<Record<MenuCountry, readonly Menu[]>>
  readonly courses: Menu
  /** One line of a menu: "Entrée : …". */
  readonly dish: Template
  readonly tapas: readonly (readonly string[])[]
  /** First words of dishes that keep their capital after "Hoofdgerecht: ". */
  readonly capitals: readonly string[]
}

const threeCourses = ['starter', 'main', 'dessert'] as const
const fiveCourses = ['starter', 'fish', 'main', 'cheese', 'dessert'] as const

export function componentTexts(wording: ComponentsWording, menus: MenusWording, grammar: Grammar): ComponentTexts {
  const { finish, places } = grammar
  const where = (venue: Venue, hotel: HotelFacts, km: number) =>
    finish(fill(wording.where[venueAt(venue, hotel)], { in: places.in(hotel.place), km }))
  const between = ({ from, to }: { from: string; to: string }) =>
    finish(capital(fill(wording.between, { from: grammar.hour(from), to: grammar.clock(to) })))
  const finishAll = (lines: readonly string[]) => lines.map(finish)
  return {
    entry(code, stay, hotel) {
      const hours = hoursOf(code, stay, hotel, stay.nights.min)
      const plan = componentPlans[code]
      const component = wording.components[code]
      const occasion = occasionOf(code)
      const menu = menuOf(code, hotel, menus)
      const late = code === 'late-checkout' ? [fill(wording.lateCheckout, { until: grammar.clock(lateDeparture(hotel)) })] : []
      return {
        type: plan.kind,
        title: finish(component.headword ?? component.label),
        where: where(plan.venue, hotel, partnerKilometres(hotel, code)),
        how: finish(wording.how[isChosenAhead(code, hotel.id) ? 'ahead' : plan.booking]),
        when: finish(wording.when[occasion]),
        repeated: occasion === 'daily',
        ...(plan.minutes === null ? {} : { duration: finish(capital(grammar.duration(plan.minutes))) }),
        ...(hours ? { schedules: between(hours) } : {}),
        detailList: finishAll([...late, ...component.details]),
        whyList: finishAll(component.why),
        mustKnowList: finishAll([
          ...(plan.minAge === undefined ? [] : [fill(wording.minAge, { age: plan.minAge })]),
          ...component.mustKnow,
        ]),
        ...(menu ? { menu: finishAll(menu) } : {}),
        displayPax: true,
        activityParticipantsLabel: wording.forTwo,
      }
    },
    breakfast(hotel) {
      return {
        ...wording.breakfast,
        displayPax: true,
        activityParticipantsLabel: wording.forTwo,
        type: 'breakfast',
        where: where('restaurant', hotel, 0),
        schedules: between(hotel.breakfast),
        detailList: finishAll(wording.breakfast.detailList),
      }
    },
  }
}

const facilityOf: Readonly<Partial<Record<Venue, FacilityCode>>> = { spa: 'spa', pool: 'indoor-pool', restaurant: 'restaurant', bar: 'bar' }

/** The venue, or the hotel where it has no such room. */
function venueAt(venue: Venue, { facilities }: HotelFacts): Venue {
  const facility = facilityOf[venue]
  return facility === undefined || facilities.includes(facility) ? venue : 'hotel'
}

function menuOf(code: ComponentCode, hotel: HotelFacts, wording: MenusWording): readonly string[] | undefined {
  if (code === 'tapas-dinner') return wording.tapas[menuIndex(hotel.id, wording.tapas.length)]
  const dishOf = (dish: string) => (wording.capitals.includes(dish.split(' ')[0] ?? '') ? dish : uncapital(dish))
  const courses = code === 'dinner-5' ? fiveCourses : code === 'dinner-3' || code === 'candlelight-dinner' ? threeCourses : undefined
  const country = menuCountries.find((cc) => cc === hotel.place.cc) ?? 'FR'
  const menus = wording.menus[hotel.place.region?.fr === 'Wallonie' ? 'BE-WAL' : country]
  const menu = menus[menuIndex(hotel.id, menus.length)]
  return menu && courses?.map((course) => fill(wording.dish, { course: wording.courses[course], dish: dishOf(menu[course]) }))
}
