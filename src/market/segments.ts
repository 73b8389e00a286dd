import type { Language } from './markets.ts'

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
  | 'calendarFile'
  | 'bookingLookup'
  | 'account'
  | 'beneficiaryLogin'
  | 'boxLogin'
  | 'gift'

const slugs = (fr: string, es: string, nl: string, it: string): Record<Language, string> => ({ fr, es, nl, it })
const everywhere = (segment: string): Record<Language, string> => slugs(segment, segment, segment, segment)

const activities = slugs('activites', 'actividades', 'activiteiten', 'attivita')

/** Bookmarks and search engines have these: never change one. */
export const segments: Record<Screen, Record<Language, string>> = {
  home: everywhere(''),
  stays: slugs('week-ends', 'escapadas', 'weekendjes-weg', 'weekend'),
  stay: slugs('sejour', 'estancia', 'verblijf', 'soggiorno'),
  hotel: everywhere('hotel'),
  activities,
  activity: activities,
  boxes: slugs('coffrets-cadeaux', 'cajas-regalo', 'cadeauboxen', 'cofanetti-regalo'),
  box: slugs('coffrets-cadeaux/p', 'cajas-regalo/p', 'cadeauboxen/p', 'cofanetti-regalo/p'),
  ideas: slugs('idees-week-end', 'ideas-escapadas', 'weekendideeen', 'idee-weekend'),
  wishlist: slugs('favoris', 'favoritos', 'favorieten', 'preferiti'),
  contact: slugs('contact', 'contacto', 'contact', 'contatti'),
  static: everywhere('info'),
  giftCard: everywhere('gift-card'),
  checkout: everywhere('checkout'),
  giftCheckout: everywhere('checkout/gift'),
  confirmation: everywhere('checkout/confirmation'),
  calendarFile: everywhere('checkout/confirmation.ics'),
  bookingLookup: everywhere('booking-lookup'),
  account: everywhere('account'),
  beneficiaryLogin: everywhere('beneficiary/login'),
  boxLogin: everywhere('box/login'),
  gift: everywhere('beneficiary/gift'),
}
