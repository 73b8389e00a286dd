import './wishlist/wishlist-hearts.ts'
import { measure } from './analytics/measurement.ts'
import { reportExposures } from './analytics/experiment-exposures.ts'
import { followStrips } from './cards/follow-strips.ts'
import { followConsent } from './consent/consent-link.ts'
import { submitOnce } from './forms/submit-once.ts'
import { markCurrentTab } from './links/current-tab.ts'
import { goBack, keepChoices, keepDates, keepHash, keepReturn } from './links/links.ts'
import { openOnHover } from './links/menu-hover.ts'
import { closeOnly } from './page/close-only.ts'
import { hintNext } from './page/hint-next.ts'
import { followScrolling } from './page/follow-scrolling.ts'
import { listenToButtons } from './page/pressed-buttons.ts'
import { closeByBack } from './page/close-by-back.ts'
import { report } from './page/report.ts'
import { undoFilters } from './page/undo-filters.ts'
import { startPolyfills } from './polyfills/polyfills.ts'
import { followViewed } from './wishlist/follow-viewed.ts'
import { showWishCount } from './wishlist/wishes.ts'

declare global {
  interface Navigator {
    readonly userAgentData?: { readonly mobile: boolean }
  }
}

/** Starts `enhance` for each element of the page that the selector finds, if it is of that kind. */
function enhancement<Kind extends Element>(selector: string, kind: abstract new () => Kind, enhance: (element: Kind) => unknown) {
  return () => {
    for (const element of document.querySelectorAll(selector)) if (element instanceof kind) void enhance(element)
  }
}

const every = ':root'

/**
 * Enhancements of all pages, started in this order when the page is idle. Code that few pages need is loaded by its row. Rows of `:root` start
 * once, with `:has()` only on pages with such an element.
 */
const enhancements: readonly (() => void)[] = [
  enhancement(every, HTMLElement, startPolyfills),
  enhancement(every, HTMLElement, closeByBack),
  enhancement(every, HTMLElement, closeOnly),
  enhancement(every, HTMLElement, reportExposures),
  enhancement(every, HTMLElement, measure),
  enhancement(':root:has([data-filters-toast])', HTMLElement, undoFilters),
  enhancement(':root:not(:has(head > [rel="next"])) [data-server] a[rel~="next"]', HTMLAnchorElement, hintNext),
  enhancement('[data-flows]', HTMLElement, keepChoices),
  enhancement(every, HTMLElement, keepDates),
  enhancement('[data-languages]', HTMLElement, keepHash),
  enhancement('[data-menu]', HTMLElement, openOnHover),
  enhancement('[data-back]', HTMLAnchorElement, goBack),
  enhancement('[data-tabs]', HTMLElement, markCurrentTab),
  enhancement('[data-follows]', HTMLElement, followScrolling),
  enhancement('[data-returns]', HTMLAnchorElement, keepReturn),
  enhancement('form[method="post"]', HTMLFormElement, submitOnce),
  enhancement('[data-wish-count]', HTMLElement, showWishCount),
  enhancement('form[data-gift]', HTMLFormElement, async (form) => (await import('./forms/offer-box.ts')).offerBox(form)),
  enhancement('form[data-gift-card]', HTMLFormElement, async (form) => (await import('./forms/offer-card.ts')).offerCard(form)),
  enhancement(':root:has([data-missing])', HTMLElement, () => report({ uri: location.pathname })),
  enhancement(every, HTMLElement, followViewed),
  enhancement('a[data-preferences]', HTMLAnchorElement, followConsent),
  enhancement(every, HTMLElement, followStrips),
  enhancement(':root:has([data-field])', HTMLElement, () => import('./forms/fields.ts')),
  enhancement('[data-country-price]', HTMLElement, async (place) => (await import('./forms/country-price.ts')).showCountryPrice(place)),
  enhancement(':root:has([data-contact])', HTMLElement, () => import('./forms/contact.ts')),
  enhancement(':root:has(details[id])', HTMLElement, async () => (await import('./links/open-named.ts')).openNamed()),
  enhancement('[data-until]', HTMLElement, async (part) => (await import('./page/hide-ended.ts')).hideEnded(part)),
  enhancement('[data-paid]', HTMLElement, async (page) => (await import('./forms/renew-after-payment.ts')).renewAfterPayment(page)),
  enhancement(every, HTMLElement, async () => {
    const hasRules = HTMLScriptElement.supports?.('speculationrules') && !navigator.userAgentData?.mobile
    if (!hasRules) return (await import('./links/fetch-ahead.ts')).fetchAhead()
    const mark = async () => (await import('./links/pointed-links.ts')).markLinksMovedTo()
    addEventListener('pointermove', mark, { once: true, passive: true })
  }),
  enhancement('[data-forget]', HTMLElement, async (page) => (await import('./forms/remembered-fields.ts')).forgetFields(page)),
]
for (const start of enhancements) start()

listenToButtons({
  '[data-print]': async () => (await import('./page/print-part.ts')).printPart,
  '[data-scroll-strip] button[aria-disabled]': async () => (await import('./cards/scroll-strip.ts')).scrollStrip,
})
