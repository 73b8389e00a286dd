import type { ThemeCode } from '../../catalogue/codes.ts'
import type { Heading } from '../blocks.ts'
import type { PlaceKey } from '../places/places.ts'

/** A destination card: its title is the place's name unless another is given. */
export interface DestinationCard {
  readonly place: PlaceKey
  readonly title?: string
  readonly subtitle: string
  readonly picture: string
}

/** A row of stays around one place, or one theme at one place. */
export interface PlaceRow extends Heading {
  readonly place: PlaceKey
  readonly theme?: ThemeCode
  readonly cta: string
}

/** What one market's home pages show: its places, its rows, its pictures. */
export interface HomePlan {
  /** Whose stays are "the most booked". */
  readonly country: PlaceKey
  readonly heroes: { readonly booking: string; readonly gifting: string; readonly activity: string }
  readonly themes: readonly (readonly [theme: ThemeCode, picture: string])[]
  readonly destinations: readonly DestinationCard[]
  readonly rows: readonly [PlaceRow, PlaceRow]
  /** Scene behind the gift banner of the page for stays. */
  readonly giftBanner: string
}
