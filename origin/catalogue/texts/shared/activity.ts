import type { ComponentCode } from '../../facts/codes.ts'
import type { ActivityFacts } from '../../facts/facts.ts'
import type { ActivityTexts } from '../texts.ts'
import type { ComponentWording } from './components.ts'
import { firstFitting, longestDescription, longestTitle, withFewerSentences } from './fitting.ts'
import { capital, type Grammar, paragraphs, sentences, uncapital } from './grammar.ts'
import { bare } from './phrase-table.ts'
import { pick } from './pick.ts'
import { type Counted, fill, fillCounted, type Template } from './template.ts'

/** Articles that begin names of a country and are small within a sentence: "presso il Golf Club di Siena". */
interface Articles {
  readonly country: string
  readonly names: readonly string[]
}

export interface ActivityWording {
  /** `{Name}` is the component's label, `{name}` the same in the midst of a sentence, `{place}` "à Spa". */
  readonly label: readonly Template[]
  /**
   * `{center}` is the activity centre's own name, never the subject of a verb: some are plural. `{place}` is empty where the name has it;
   * `{at}` is the name after its preposition.
   */
  readonly welcome: readonly Template[]
  /** The preposition of a place, "presso la Cantina degli Amici", and of people who take visitors out, "con Guide di Canelli". */
  readonly at?: { readonly place: Template; readonly team: Template; readonly articles?: Articles }
  /** `{days}` the centre is open, `{duration}` of a visit; `{length}` is the same, and empty where `{included}` names it. */
  readonly practical: readonly Template[]
  /** Opening days, Monday first: all, from `{first}` to `{last}`, or some `{days}`. */
  readonly days: {
    readonly every: string
    readonly range: Template
    readonly some: Template
    readonly names: readonly string[]
    readonly each: readonly string[]
  }
  readonly schedules: Template
  readonly minAge: Template
  readonly allAges: string
  /** By the number of adults; `upTo` `{max}` from one on, `range` from `{min}` on. */
  readonly adults: Counted & { readonly upTo: Template; readonly range: Template }
  readonly address: Template
  readonly arrival: string
  readonly voucher: string
  readonly metaTitle: Template
  readonly metaDescription: Template
}

/** Provided by people, not at a place of theirs. */
const led = new Set<ComponentCode>(['boat-trip', 'balloon', 'hiking-guide', 'sailing'])

export function activityTexts(
  wording: ActivityWording,
  components: Readonly<Record<ComponentCode, ComponentWording>>,
  grammar: Grammar,
): ActivityTexts {
  const { finish, places } = grammar
  const nameOf = ({ component }: ActivityFacts) => components[component].headword ?? components[component].label
  const label = (activity: ActivityFacts) => {
    const template = pick(activity.id, 'label', wording.label)
    return finish(capital(fill(template, { name: uncapital(nameOf(activity)), place: places.in(activity.place) })))
  }
  const namesTown = ({ center, place }: ActivityFacts) =>
    Object.values(place.name).some((name) => center.includes(bare(name).replace(/^Les? /, '')))
  /** A centre's name after a preposition. */
  const nameWithin = ({ center, place }: ActivityFacts) => {
    const articles = wording.at?.articles
    return articles?.country === place.cc && articles.names.some((article) => center.startsWith(`${article} `)) ? uncapital(center) : center
  }
  const centerAt = (activity: ActivityFacts) => {
    if (!wording.at) return ''
    return fill(led.has(activity.component) ? wording.at.team : wording.at.place, { center: nameWithin(activity) })
  }
  const valuesOf = (activity: ActivityFacts) => ({
    center: activity.center,
    at: centerAt(activity),
    // "Golf de Bruges" is in Bruges.
    place: namesTown(activity) ? '' : places.in(activity.place),
    included: components[activity.component].included,
    days: openDays(activity.days, wording.days, grammar),
    duration: grammar.duration(activity.minutes),
    length: components[activity.component].included.includes(grammar.duration(activity.minutes)) ? '' : grammar.duration(activity.minutes),
  })
  const participants = (adults: ActivityFacts['adults']) =>
    adults.min === adults.max
      ? fillCounted(wording.adults, adults.min)
      : fill(adults.min === 1 ? wording.adults.upTo : wording.adults.range, adults)
  return {
    label,
    duration: (activity) => finish(capital(grammar.duration(activity.minutes))),
    description(activity) {
      const { pitch } = components[activity.component]
      const values = valuesOf(activity)
      return finish(
        paragraphs(
          sentences(capital(fill(pick(activity.id, 'welcome', wording.welcome), values)), pick(activity.id, 'pitch', pitch)),
          capital(fill(pick(activity.id, 'practical', wording.practical), values)),
        ),
      )
    },
    headwords(activity) {
      const name = nameOf(activity)
      const duration = grammar.duration(activity.minutes)
      const [detail] = components[activity.component].details
      return [name, name.includes(duration) ? '' : capital(duration), detail ?? ''].filter((word) => word !== '').map(finish)
    },
    schedules({ days, hours: { from, to } }) {
      return finish(
        capital(fill(wording.schedules, { days: openDays(days, wording.days, grammar), from: grammar.hour(from), to: grammar.clock(to) })),
      )
    },
    composition: (activity) => components[activity.component].details.map(finish),
    conditions: (activity) => components[activity.component].mustKnow.map(finish),
    niceToKnow: (activity) => [...components[activity.component].why, wording.voucher].map(finish),
    importantInfo(activity) {
      const { minAge, adults, center, street, zip, place } = activity
      const lines = [
        minAge > 0 ? fill(wording.minAge, { age: minAge }) : wording.allAges,
        participants(adults),
        fill(wording.address, { center, street, zip, town: places.name(place) }),
        wording.arrival,
      ]
      return lines.map(finish)
    },
    metaTitle(activity) {
      const titles = [activity.center, ''].map((center) => finish(fill(wording.metaTitle, { label: label(activity), center })))
      return firstFitting(titles, longestTitle)
    },
    metaDescription: (activity) =>
      firstFitting(withFewerSentences(finish(capital(fill(wording.metaDescription, valuesOf(activity))))), longestDescription),
  }
}

function openDays(weekdays: readonly number[], { every, range, some, names, each }: ActivityWording['days'], { list }: Grammar): string {
  const sorted = weekdays.toSorted((a, b) => a - b)
  const first = sorted.at(0) ?? 1
  const last = sorted.at(-1) ?? 7
  if (sorted.length === 7) return every
  if (sorted.length > 2 && last - first === sorted.length - 1)
    return fill(range, { first: names[first - 1] ?? '', last: names[last - 1] ?? '' })
  return fill(some, { days: list(sorted.map((day) => each[day - 1] ?? '')) })
}
