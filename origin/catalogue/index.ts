/**
 * What the origin imports of the catalogue. It is compiled into the artefact (`dist/catalogue.js`), which is what runs; the rows beside it
 * are loaded into the origin's database.
 */

// Vocabularies and facts.
export {
  type ComponentCode,
  type ComponentGroup,
  componentGroups,
  componentTags,
  type Environment,
  environments,
  facilities,
  type FacilityCode,
  hotelCountries,
  type HotelCountry,
  hotelTypes,
  styles,
  type ThemeCode,
  themeCodes,
  themes,
} from './facts/codes.ts'
export type { ActivityFacts, BoxFacts, HotelFacts, PlaceFacts, ReviewFacts, RoomFacts, StayFacts } from './facts/facts.ts'
export { componentPlans, hoursOf, isChosenAhead, lateDeparture, occasionOf } from './texts/shared/component-plan.ts'
export { townSightKnown, townSightReach, townWalkReach, townWalkSights } from './facts/town-walk.ts'
export { celebratedTownNames } from './seed/celebrated-towns.ts'
export { standardHotels } from './seed/destinations.ts'
export { closedHotels, hotelsWithoutOffers, scenarioHotels } from './seed/scenarios.ts'

// Geography.
export { folded } from './geography/folded.ts'
export { islandOf, onSameShore, type Rectangle, shoreOf } from './geography/islands.ts'
export { kilometres, kilometresADegree, listedKilometres, roundedKilometres } from './geography/kilometres.ts'

// Texts from facts.
export { textsOf } from './texts/index-by-locale.ts'
export type { Texts } from './texts/texts.ts'
export { namesBreakfast } from './texts/shared/stay.ts'
export { mix } from './texts/shared/pick.ts'
export { byLocale } from './texts/shared/by-locale.ts'
export { fill, type Template, type Values } from './texts/shared/template.ts'
export { longestDescription, longestTitle } from './texts/shared/fitting.ts'

// Pictures.
export { compositionOf, pictureOf } from './pictures/picture.ts'
export { componentPicture, componentPictures, pictureSet, pictureThemes, suits } from './pictures/picture-set.ts'
export { componentScenes } from './pictures/component-scenes.ts'
export { belongsTo } from './pictures/scene-grounds.ts'

// Content of the CMS.
export { type Edition, editionOf } from './content/edition.ts'
export type { WeekThemeCode } from './content/week-theme.ts'
export { announcementBanners } from './content/announcements.ts'
export { boxesOf } from './content/box-block.ts'
export { companies } from './content/company.ts'
export { contact } from './content/contact.ts'
export { copyOf } from './content/copy.ts'
export { footer } from './content/footer/footer.ts'
export { giftBlock } from './content/gift-block.ts'
export { giftCard, giftCardLabel } from './content/gift-card.ts'
export { homePages } from './content/home/home-pages.ts'
export { linksOf } from './content/links.ts'
export { minisites } from './content/minisites/minisites.ts'
export { type Offer as PartnerOffer, partners } from './content/minisites/partner.ts'
export { navigation } from './content/navigation/navigation.ts'
export { promoBars } from './content/promo-bars.ts'
export { articles } from './content/reading/articles.ts'
export { ideas } from './content/reading/ideas.ts'
export { settings } from './content/settings.ts'
export { facts as salesTerms } from './content/static/facts.ts'
export { staticPageIds } from './content/static/ids.ts'
export { staticPage } from './content/static/static-page.ts'
export { targetedBanner } from './content/targeted-banner.ts'
export { typeset, typesetJson } from './content/typeset.ts'
