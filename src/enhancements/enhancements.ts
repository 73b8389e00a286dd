import './wishlist-hearts.ts'
import { goBack } from './back.ts'
import { keepChoices } from './keep-criteria.ts'
import { keepDates } from './keep-dates.ts'
import { followScrolling } from './follow-scrolling.ts'
import { openOnHover } from './menu-hover.ts'
import { watchPromotions } from './promotion-views.ts'
import { report } from './report.ts'
import { share } from './share.ts'
import { markCurrentTab } from './current-tab.ts'

// Enhancements of all pages, started when the page is idle.
watchPromotions()
const flows = document.querySelector('[data-flows]')
if (flows) keepChoices(flows)
keepDates()
const menu = document.querySelector('[data-menu]')
if (menu) openOnHover(menu)
const back = document.querySelector<HTMLAnchorElement>('[data-back]')
if (back) goBack(back)
const tabs = document.querySelector('[data-tabs]')
if (tabs) markCurrentTab(tabs)
const panel = document.querySelector<HTMLElement>('[data-follows]')
if (panel) followScrolling(panel)
for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) button.addEventListener('click', () => void share(button))
if (document.querySelector('[data-missing]')) report({ uri: location.pathname })
if (document.querySelector('[data-name="recently-viewed"]')) void import('./record-viewed.ts')
