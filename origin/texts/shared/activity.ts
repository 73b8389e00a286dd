import type { ComponentCode } from '../../catalogue/codes.ts'
import type { ActivityFacts } from '../../catalogue/facts.ts'
import type { ActivityTexts } from '../texts.ts'
import type { ComponentWords } from './components.ts'
import { capital, type Grammar, paragraphs, sentences } from './grammar.ts'
import { pick } from './pick.ts'

export interface ActivityBook {
  /** "Massage de 50 minutes à Spa", from the component's label and "à Spa". */
  readonly label: readonly ((name: string, place: string) => string)[]
  /** Who welcomes, and where: `center` is the activity centre's own name. */
  readonly welcome: readonly ((center: string, place: string, included: string) => string)[]
  readonly practical: readonly ((days: string, duration: string) => string)[]
  /** ISO weekdays as a phrase: "tous les jours", "du mardi au samedi", "le mercredi, le samedi et le dimanche". */
  days(days: readonly number[]): string
  schedules(days: string, from: string, to: string): string
  minAge(age: number): string
  readonly allAges: string
  adults(min: number, max: number): string
  address(center: string, street: string, zip: string, town: string): string
  readonly arrival: string
  readonly voucher: string
  metaTitle(label: string, center: string): string
  metaDescription(included: string, center: string, place: string, duration: string): string
}

export function activityTexts(book: ActivityBook, words: Readonly<Record<ComponentCode, ComponentWords>>, grammar: Grammar): ActivityTexts {
  const { finish, places } = grammar
  const label = (activity: ActivityFacts) =>
    finish(
      capital(
        pick(
          activity.id,
          'label',
          book.label,
        )(words[activity.component].headword ?? words[activity.component].label, places.in(activity.place)),
      ),
    )
  const duration = (activity: ActivityFacts) => finish(capital(grammar.duration(activity.minutes)))
  return {
    label,
    duration,
    description(activity) {
      const { included, pitch, why } = words[activity.component]
      return finish(
        paragraphs(
          sentences(
            capital(pick(activity.id, 'welcome', book.welcome)(activity.center, places.in(activity.place), included)),
            pick(activity.id, 'pitch', pitch),
          ),
          sentences(
            capital(pick(activity.id, 'practical', book.practical)(book.days(activity.days), grammar.duration(activity.minutes))),
            pick(activity.id, 'why', why),
          ),
        ),
      )
    },
    headwords: (activity) =>
      [
        words[activity.component].headword ?? words[activity.component].label,
        capital(grammar.duration(activity.minutes)),
        ...words[activity.component].details.slice(0, 1),
      ].map(finish),
    schedules: (activity) =>
      finish(capital(book.schedules(book.days(activity.days), grammar.clock(activity.hours.from), grammar.clock(activity.hours.to)))),
    composition: (activity) => words[activity.component].details.map(finish),
    niceToKnow: (activity) => [...words[activity.component].why, book.voucher].map(finish),
    importantInfo(activity) {
      const { component, minAge, adults, center, street, zip, place } = activity
      const lines = [
        minAge > 0 ? book.minAge(minAge) : book.allAges,
        book.adults(adults.min, adults.max),
        ...words[component].mustKnow,
        book.address(center, street, zip, places.name(place)),
        book.arrival,
      ]
      return lines.map(finish)
    },
    metaTitle: (activity) => finish(book.metaTitle(label(activity), activity.center)),
    metaDescription: (activity) =>
      finish(
        capital(
          book.metaDescription(
            words[activity.component].included,
            activity.center,
            places.in(activity.place),
            grammar.duration(activity.minutes),
          ),
        ),
      ),
  }
}
