import './wishlist-hearts.ts'
import { followConsent } from './consent-link.ts'
import { goBack } from './back.ts'
import { keepChoices } from './keep-criteria.ts'
import { keepDates } from './keep-dates.ts'
import { keepHash } from './keep-hash.ts'
import { keepReturn } from './keep-return.ts'
import { reportExposures } from './experiment-exposures.ts'
import { followScrolling } from './follow-scrolling.ts'
import { followStrips } from './follow-strips.ts'
import { openOnHover } from './menu-hover.ts'
import { measure } from './measurement.ts'
import { listenToButtons } from './pressed-buttons.ts'
import { report } from './report.ts'
import { standIn } from './stand-ins/stand-in.ts'
import { followViewed } from './follow-viewed.ts'
import { submitOnce } from './submit-once.ts'
import { markCurrentTab } from './current-tab.ts'
import { undoFilters } from './undo-filters.ts'
import { showWishCount } from './wish-count.ts'

// Enhancements of all pages, started when the page is idle.
standIn()
reportExposures()
measure()
if (document.querySelector('[data-filters-toast]')) undoFilters()
const flows = document.querySelector('[data-flows]')
if (flows) keepChoices(flows)
keepDates()
const languages = document.querySelector('[data-languages]')
if (languages) keepHash(languages)
const menu = document.querySelector('[data-menu]')
if (menu) openOnHover(menu)
const back = document.querySelector<HTMLAnchorElement>('[data-back]')
if (back) goBack(back)
const tabs = document.querySelector('[data-tabs]')
if (tabs) markCurrentTab(tabs)
const panel = document.querySelector<HTMLElement>('[data-follows]')
if (panel) followScrolling(panel)
const signIn = document.querySelector<HTMLAnchorElement>('[data-returns]')
if (signIn) keepReturn(signIn)
for (const form of document.querySelectorAll<HTMLFormElement>('form[method="post"]')) submitOnce(form)
for (const place of document.querySelectorAll('[data-wish-count]')) showWishCount(place)
const offer = document.querySelector<HTMLFormElement>('form[data-gift]')
if (offer) void import('./offer-box.ts').then(({ offerBox }) => offerBox(offer))
if (document.querySelector('[data-missing]')) report({ uri: location.pathname })
followViewed()
const preferences = document.querySelector<HTMLAnchorElement>('a[data-preferences]')
if (preferences) followConsent(preferences)
if (document.querySelector('[data-name="search-box"]') && !CSS.supports('animation-timeline: scroll()'))
  void import('./search-bar.ts').then(({ showSearchBar }) => showSearchBar())
followStrips()
listenToButtons({
  '[data-print]': async () => (await import('./print-part.ts')).printPart,
  '[data-scroll-strip] button[aria-disabled]': async () => (await import('./scroll-strip.ts')).scrollStrip,
})
if (document.querySelector('[data-field]')) void import('./fields.ts')
const country = document.querySelector<HTMLElement>('[data-country-price]')
if (country) void import('./country-price.ts').then(({ showCountryPrice }) => showCountryPrice(country))
if (document.querySelector('[data-contact]')) void import('./contact.ts')
if (document.querySelector('details[id]')) void import('./open-named.ts').then(({ openNamed }) => openNamed())
const ending = document.querySelectorAll<HTMLElement>('[data-until]')
if (ending.length > 0) void import('./hide-ended.ts').then(({ hideEnded }) => ending.forEach(hideEnded))
const sent = document.querySelector<HTMLElement>('[data-forget]')?.dataset['forget']
if (sent) void import('./forget-fields.ts').then(({ forgetFields }) => forgetFields(sent))
