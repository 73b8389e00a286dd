import type { ComponentCode, ComponentGroup, componentGroups } from '../../catalogue/codes.ts'
import type { HotelFacts } from '../../catalogue/facts.ts'
import type { ComponentEntry, ComponentTexts } from '../texts.ts'
import { type Booking, componentPlans, isChosenAhead, later, menuIndex, partnerKilometres, type Venue } from './component-plan.ts'
import type { Grammar } from './grammar.ts'
import { capital } from './grammar.ts'

/** What a language says about one component. Durations are left out: they are facts of the stay or of the activity. */
export interface ComponentWords {
  /** On a filter or a tag: "Accès au spa". */
  readonly label: string
  /** On a card, for what is included; the label when absent. */
  readonly headword?: string
  /** After "with", without article, in an offer's title: "dîner en trois services". */
  readonly topic: string
  /** With its article, in a sentence and in the programme: "un dîner en trois services". */
  readonly included: string
  /** A whole sentence of a stay's description; several wordings. */
  readonly pitch: readonly string[]
  readonly details: readonly string[]
  readonly why: readonly string[]
  readonly mustKnow: readonly string[]
}

/** The components of each group, so that a language may write them in one file a group. */
export type ComponentGroups = {
  readonly [Group in ComponentGroup]: Readonly<Record<(typeof componentGroups)[Group][number], ComponentWords>>
}

/** Five courses, in order: starter, fish, main course, cheese, dessert. */
export type Menu = readonly [string, string, string, string, string]
export const menuCountries = ['FR', 'BE', 'NL', 'ES', 'IT'] as const
export type MenuCountry = (typeof menuCountries)[number]

export interface ComponentBook {
  readonly words: Readonly<Record<ComponentCode, ComponentWords>>
  readonly menus: Readonly<Record<MenuCountry, readonly Menu[]>>
  readonly courses: readonly [string, string, string, string, string]
  /** One line of a menu: "Entrée : …". */
  dish(course: string, dish: string): string
  readonly tapas: readonly (readonly string[])[]
  where(venue: Venue, hotel: HotelFacts, km: number): string
  readonly how: Readonly<Record<Booking | 'ahead', string>>
  readonly when: { readonly daily: string; readonly once: string }
  between(from: string, to: string): string
  lateCheckout(until: string): string
  minAge(age: number): string
  readonly forTwo: string
  readonly breakfast: Omit<ComponentEntry, 'type' | 'schedules' | 'where'>
}

const threeCourses = [0, 2, 4] as const
const fiveCourses = [0, 1, 2, 3, 4] as const

export function componentTexts(book: ComponentBook, grammar: Grammar): ComponentTexts {
  const { finish } = grammar
  const finishAll = (lines: readonly string[]) => lines.map(finish)
  return {
    entry(code, _stay, hotel) {
      const plan = componentPlans[code]
      const words = book.words[code]
      const menu = menuOf(code, hotel, book)
      const late = code === 'late-checkout' ? [book.lateCheckout(grammar.clock(later(hotel.checkout, 2)))] : []
      return {
        type: plan.kind,
        title: finish(words.headword ?? words.label),
        where: finish(book.where(plan.venue, hotel, partnerKilometres(hotel.id, code))),
        how: finish(book.how[isChosenAhead(code, hotel.id) ? 'ahead' : plan.booking]),
        when: finish(book.when[plan.booking === 'free' && plan.kind === 'activity' ? 'daily' : 'once']),
        repeated: plan.booking === 'free' && plan.kind === 'activity',
        ...(plan.minutes === null ? {} : { duration: finish(capital(grammar.duration(plan.minutes))) }),
        ...(plan.hours ? { schedules: finish(capital(book.between(grammar.clock(plan.hours.from), grammar.clock(plan.hours.to)))) } : {}),
        detailList: finishAll([...late, ...words.details]),
        whyList: finishAll(words.why),
        mustKnowList: finishAll([...(plan.minAge === undefined ? [] : [book.minAge(plan.minAge)]), ...words.mustKnow]),
        ...(menu ? { menu: finishAll(menu) } : {}),
        displayPax: true,
        activityParticipantsLabel: book.forTwo,
      }
    },
    breakfast(hotel) {
      return {
        ...book.breakfast,
        type: 'breakfast',
        where: finish(book.where('restaurant', hotel, 0)),
        schedules: finish(capital(book.between(grammar.clock(hotel.breakfast.from), grammar.clock(hotel.breakfast.to)))),
        detailList: finishAll(book.breakfast.detailList),
      }
    },
  }
}

function menuOf(code: ComponentCode, hotel: HotelFacts, book: ComponentBook): readonly string[] | undefined {
  if (code === 'tapas-dinner') return book.tapas[menuIndex(hotel.id, book.tapas.length)]
  const courses = code === 'dinner-5' ? fiveCourses : code === 'dinner-3' || code === 'candlelight-dinner' ? threeCourses : undefined
  const menus = book.menus[menuCountries.find((cc) => cc === hotel.place.cc) ?? 'FR']
  const menu = menus[menuIndex(hotel.id, menus.length)]
  return menu && courses?.map((course) => book.dish(book.courses[course], menu[course]))
}
