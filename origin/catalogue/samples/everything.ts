import { reviewNegatives, reviewPositives } from '../facts/codes.ts'
import type { ReviewFacts } from '../facts/facts.ts'
import { allComponents, allThemes, sampleActivity, sampleBox, sampleHotel, samplePlaces, sampleStay } from './sample-facts.ts'
import { marketingLabels, targetedLabels, type Texts } from '../texts/texts.ts'

const ids = Array.from({ length: 60 }, (_, index) => index + 1)

/** Every text of one locale that the samples produce, with its source. */
export function* everything(texts: Texts): Generator<readonly [from: string, text: string]> {
  yield* ofLabels(texts)
  for (const id of ids) yield* ofStay(texts, id)
  for (const id of ids) yield* ofHotel(texts, id)
  for (const code of allComponents) for (const id of [1, 2, 3, 4, 5]) yield* ofComponent(texts, code, id)
  for (const [index, code] of allComponents.entries()) yield* ofActivity(texts, code, index)
  for (const id of ids) yield* ofBox(texts, id)
  for (const id of ids) yield* ofReview(texts, id)
  for (const place of [undefined, ...samplePlaces]) for (const theme of [undefined, ...allThemes]) yield* ofLanding(texts, place, theme)
  yield* ofMessages(texts)
}

type Pieces = Generator<readonly [string, string]>

function* named(from: string, texts: readonly (string | undefined)[]): Pieces {
  for (const text of texts) if (text !== undefined) yield [from, text]
}

function* ofLabels({ labels }: Texts): Pieces {
  const { theme, stars, stays, activities, boxes, home, ...tables } = labels
  for (const [name, table] of Object.entries(tables)) for (const [code, label] of Object.entries(table)) yield [`${name} ${code}`, label]
  for (const [code, { label }] of Object.entries(theme)) yield [`theme ${code}`, label]
  yield* named('stars', [0, 1, 2, 3, 4, 5].map(stars))
  yield* named('menu', [stays, activities, boxes, home])
}

function* ofStay({ stay }: Texts, id: number): Pieces {
  const facts = sampleStay(id)
  const hotel = sampleHotel(id)
  yield* named(`stay ${id}`, [
    stay.label(facts, hotel),
    stay.description(facts, hotel),
    stay.shortProgram(facts, 2),
    stay.metaTitle(facts, hotel),
    stay.metaDescription(facts, hotel),
  ])
  yield* named(`stay ${id} lines`, [...stay.headwords(facts, 1), ...stay.headwords(facts, 3), ...stay.programLines(facts, hotel)])
}

function* ofHotel({ hotel, room, place }: Texts, id: number): Pieces {
  const facts = sampleHotel(id)
  yield* named(`hotel ${id}`, [
    hotel.description(facts),
    hotel.parking(facts),
    hotel.breakfastHours(facts),
    hotel.pets(facts),
    hotel.metaTitle(facts),
    hotel.metaDescription(facts),
  ])
  yield* named(`hotel ${id} lines`, [...hotel.access(facts), ...hotel.importantInfos(facts)])
  yield* named(`place of ${id}`, [
    place.name(facts.place),
    place.in(facts.place),
    place.inRegion(facts.place),
    place.inCountry(facts.place),
    place.label(facts.place),
  ])
  for (const each of facts.rooms) {
    yield* named(`room of ${id}`, [room.title(each), room.description(each, facts), room.bedding(each), ...room.importantInfos(each)])
    for (const { title, details } of room.details(each)) yield* named(`room details of ${id}`, [title, ...details])
  }
}

function* ofComponent({ component }: Texts, code: (typeof allComponents)[number], id: number): Pieces {
  for (const entry of [component.entry(code, sampleStay(id), sampleHotel(id)), component.breakfast(sampleHotel(id))]) {
    const {
      title,
      where,
      how,
      when,
      duration,
      schedules,
      detailList,
      whyList = [],
      mustKnowList = [],
      menu = [],
      activityParticipantsLabel,
    } = entry
    yield* named(code, [
      title,
      where,
      how,
      when,
      duration,
      schedules,
      activityParticipantsLabel,
      ...detailList,
      ...whyList,
      ...mustKnowList,
      ...menu,
    ])
  }
}

function* ofActivity({ activity }: Texts, code: (typeof allComponents)[number], id: number): Pieces {
  const facts = sampleActivity(code, id)
  yield* named(`activity ${code}`, [
    activity.label(facts),
    activity.description(facts),
    activity.duration(facts),
    activity.schedules(facts),
    activity.metaTitle(facts),
    activity.metaDescription(facts),
  ])
  yield* named(`activity ${code} lines`, [
    ...activity.headwords(facts),
    ...activity.niceToKnow(facts),
    ...activity.importantInfo(facts),
    ...activity.conditions(facts),
  ])
}

function* ofBox({ box }: Texts, id: number): Pieces {
  const facts = sampleBox(id)
  yield* named(`box ${id}`, [box.title(facts), box.description(facts), ...box.includedContent(facts)])
}

/** A review with other praise and criticism for each id. */
export function sampleReview(id: number, locale: Texts['locale']): ReviewFacts {
  const types = ['couple', 'family', 'friends', 'solo', 'business'] as const
  const positives = [0, 1, 2].slice(0, 1 + (id % 3)).flatMap((step) => reviewPositives[(id + step * 5) % reviewPositives.length] ?? [])
  const negatives = [0, 1].slice(0, id % 3).flatMap((step) => reviewNegatives[(id + step * 5) % reviewNegatives.length] ?? [])
  return {
    id,
    hotelId: 1,
    locale,
    customer: 'A.',
    type: types[id % 5] ?? 'couple',
    average: 60 + (id % 40),
    positives,
    negatives,
    variant: id % 7,
    turns: { positives: positives.map(() => id), negatives: negatives.map(() => id) },
    rank: id,
  }
}

function* ofReview({ review, locale }: Texts, id: number): Pieces {
  const facts = sampleReview(id, locale)
  yield* named(`review ${id}`, [review.positive(facts), review.negative(facts)])
}

function* ofLanding(
  { landing }: Texts,
  place: (typeof samplePlaces)[number] | undefined,
  theme: (typeof allThemes)[number] | undefined,
): Pieces {
  const text = landing.text({
    place,
    theme,
    stays: 1240,
    hotels: 1,
    fromPrice: 8900,
    places: samplePlaces.slice(3, 8),
    around: place !== undefined && place.id % 2 === 0,
  })
  const from = `landing ${place?.id ?? ''} ${theme ?? ''}`
  yield* named(from, [text.title, text.subtitle, text.pageTitle, text.metaDescription])
  for (const { title, paragraphs } of text.seo) yield* named(from, [title, ...paragraphs])
  yield* named('landing sections', Object.values(landing.sections))
}

function* ofMessages({ messages }: Texts): Pieces {
  yield* named('messages', [
    messages.freeCancellation('2026-05-08', '2026-01-01'),
    messages.freeCancellation('2027-01-01', '2026-01-01'),
    messages.flexible,
    messages.nonRefundable,
    messages.takesNoBookings,
  ])
  yield* named('messages', [
    messages.bookedRecently(1),
    messages.bookedRecently(8),
    messages.viewedToday(1),
    messages.viewedToday(12),
    messages.availableUntil('2026-08-31'),
    messages.participants(1),
    messages.participants(2),
    messages.rooms(2),
    messages.longDate('2026-12-11'),
  ])
  yield* named('messages', [
    ...marketingLabels.map((key) => messages.marketing[key]),
    ...targetedLabels.map((key) => messages.targeted[key]),
  ])
}
