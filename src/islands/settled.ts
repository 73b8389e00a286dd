import './shelf/hearts.ts'
import { goBack } from './back/go-back.ts'
import { keepChoices } from './flows/keep-choices.ts'
import { keepDates } from './flows/keep-dates.ts'
import { openOnHover } from './menu/open-on-hover.ts'
import { watchPromotions } from './promotions/watch.ts'
import { report } from './report.ts'
import { markCurrentTab } from './tabs/current-tab.ts'

// What a page without islands does as well, once it has loaded and the browser is idle: hearts, promotions, the other flow, the dates on
// the way to other stays, the menu on hover, the app's Back, the tab of the section read, what was not found, the product looked at (of
// the pages that show such a list).
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
if (document.querySelector('[data-missing]')) report({ uri: location.pathname })
if (document.querySelector('[data-name="recently-viewed"]')) void import('./recently-viewed/record.ts')
