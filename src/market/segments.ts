import type { Language } from './markets.ts'

/** Screens with a path of their own below a market's base. */
export type Screen =
  | 'home'
  | 'stays'
  | 'stay'
  | 'hotel'
  | 'activities'
  | 'activity'
  | 'boxes'
  | 'box'
  | 'ideas'
  | 'wishlist'
  | 'contact'
  | 'static'
  | 'giftCard'
  | 'checkout'
  | 'giftCheckout'
  | 'confirmation'
  | 'giftConfirmation'
  | 'calendarFile'
  | 'bookingLookup'
  | 'account'
  | 'beneficiaryLogin'
  | 'boxLogin'

const everywhere = (segment: string): Record<Language, string> => ({ fr: segment, es: segment, nl: segment, it: segment })

/** Fixed path segments of each screen, by slug language. Public interface: never change one. */
export const segments: Record<Screen, Record<Language, string>> = {
  home: everywhere(''),
  stays: { fr: 'week-ends', es: 'escapadas', nl: 'weekendjes-weg', it: 'weekend' },
  stay: { fr: 'sejour', es: 'estancia', nl: 'verblijf', it: 'soggiorno' },
  hotel: everywhere('hotel'),
  activities: { fr: 'activites', es: 'actividades', nl: 'activiteiten', it: 'attivita' },
  activity: { fr: 'activites', es: 'actividades', nl: 'activiteiten', it: 'attivita' },
  boxes: { fr: 'coffrets-cadeaux', es: 'cajas-regalo', nl: 'cadeauboxen', it: 'cofanetti-regalo' },
  box: { fr: 'coffrets-cadeaux/p', es: 'cajas-regalo/p', nl: 'cadeauboxen/p', it: 'cofanetti-regalo/p' },
  ideas: { fr: 'idees-week-end', es: 'ideas-escapadas', nl: 'weekendideeen', it: 'idee-weekend' },
  wishlist: { fr: 'favoris', es: 'favoritos', nl: 'favorieten', it: 'preferiti' },
  contact: { fr: 'contact', es: 'contacto', nl: 'contact', it: 'contatti' },
  static: everywhere('info'),
  giftCard: everywhere('gift-card'),
  checkout: everywhere('checkout'),
  giftCheckout: everywhere('checkout/gift'),
  confirmation: everywhere('checkout/confirmation'),
  giftConfirmation: everywhere('checkout/gift/confirmation'),
  calendarFile: everywhere('checkout/confirmation.ics'),
  bookingLookup: everywhere('booking-lookup'),
  account: everywhere('account'),
  beneficiaryLogin: everywhere('beneficiary/login'),
  boxLogin: everywhere('box/login'),
}
