import type { Locale } from '../../../../src/market/markets.ts'
import type { Texts } from '../texts.ts'
import { activityTexts, type ActivityWording } from './activity.ts'
import { boxTexts, type BoxWording } from './box.ts'
import { componentTexts, type ComponentsWording, type MenusWording } from './components.ts'
import type { Grammar } from './grammar.ts'
import { hotelTexts, type HotelWording } from './hotel.ts'
import { labelsOf, type LabelsWording } from './labels.ts'
import { landingTexts, type LandingWording, type LocalWording } from './landing.ts'
import { messagesOf, type MessagesWording } from './messages.ts'
import { reviewTexts, type ReviewWording } from './review.ts'
import { roomTexts, type RoomWording } from './room.ts'
import { stayTexts, type StayWording } from './stay.ts'

/** All that is written in one language, by subject: one JSON file each. */
export interface Wording {
  readonly activity: ActivityWording
  readonly box: BoxWording
  readonly components: ComponentsWording
  readonly hotel: HotelWording
  readonly labels: LabelsWording
  readonly landing: LandingWording
  readonly local: LocalWording
  readonly menus: MenusWording
  readonly messages: MessagesWording
  readonly review: ReviewWording
  readonly room: RoomWording
  readonly stay: StayWording
}

export function textsFrom(locale: Locale, wording: Wording, grammar: Grammar): Texts {
  const { components } = wording.components
  return {
    locale,
    labels: labelsOf(wording.labels, components, grammar.finish),
    place: grammar.places,
    stay: stayTexts(wording, grammar),
    hotel: hotelTexts(wording.hotel, wording.labels.facility, grammar),
    room: roomTexts(wording.room, wording.labels, grammar),
    component: componentTexts(wording.components, wording.menus, grammar),
    activity: activityTexts(wording.activity, components, grammar),
    box: boxTexts(wording.box, components, grammar),
    review: reviewTexts(wording.review, grammar),
    landing: landingTexts({ wording: wording.landing, local: wording.local, themes: wording.labels.theme, grammar }),
    messages: messagesOf(wording.messages, grammar),
  }
}
