import type { Locale } from '../../../src/market/markets.ts'
import type { Labels, Messages, Texts } from '../texts.ts'
import { type ActivityBook, activityTexts } from './activity.ts'
import { type BoxBook, boxTexts } from './box.ts'
import { type ComponentBook, componentTexts } from './components.ts'
import type { Grammar } from './grammar.ts'
import { type HotelBook, hotelTexts } from './hotel.ts'
import { type LandingBook, landingTexts } from './landing.ts'
import { type ReviewBook, reviewTexts } from './review.ts'
import { type RoomBook, roomTexts } from './room.ts'
import { type StayBook, stayTexts } from './stay.ts'

/** All that is written in one locale: the subjects' wordings, from which the functions of `Texts` are made. */
export interface Book {
  readonly locale: Locale
  readonly grammar: Grammar
  readonly labels: Omit<Labels, 'component'>
  readonly components: ComponentBook
  readonly stay: StayBook
  readonly hotel: HotelBook
  readonly room: RoomBook
  readonly activity: ActivityBook
  readonly box: BoxBook
  readonly review: ReviewBook
  readonly landing: LandingBook
  readonly messages: Messages
}

/** The texts of one locale. */
export function textsFrom(book: Book): Texts {
  const { grammar, components } = book
  return {
    locale: book.locale,
    labels: printed(book.labels, components, grammar.finish),
    place: grammar.places,
    stay: stayTexts(book.stay, book.hotel.environment, components.words, grammar),
    hotel: hotelTexts(book.hotel, book.labels.facility, grammar),
    room: roomTexts(book.room, grammar),
    component: componentTexts(components, grammar),
    activity: activityTexts(book.activity, components.words, grammar),
    box: boxTexts(book.box, components.words, grammar),
    review: reviewTexts(book.review, grammar),
    landing: landingTexts(book.landing, grammar),
    messages: book.messages,
  }
}

/** The tables of labels with their typography. */
function printed(labels: Book['labels'], { words }: ComponentBook, finish: (text: string) => string): Labels {
  return {
    ...labels,
    theme: mapValues(labels.theme, ({ label, slug }) => ({ label: finish(label), slug })),
    hotelType: mapValues(labels.hotelType, finish),
    environment: mapValues(labels.environment, finish),
    style: mapValues(labels.style, finish),
    facility: mapValues(labels.facility, finish),
    ecoFacility: mapValues(labels.ecoFacility, finish),
    roomType: mapValues(labels.roomType, finish),
    bedding: mapValues(labels.bedding, finish),
    view: mapValues(labels.view, finish),
    roomFacility: mapValues(labels.roomFacility, finish),
    component: mapValues(words, ({ label }) => finish(label)),
    componentGroup: mapValues(labels.componentGroup, finish),
  }
}

function mapValues<K extends string, A, B>(record: Readonly<Record<K, A>>, change: (value: A) => B): Record<K, B>
function mapValues<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
