import './shelf/hearts.ts'
import { watchPromotions } from './promotions/watch.ts'
import { markCurrentTab } from './tabs/current-tab.ts'

// What a page without islands does as well, once it has loaded and the browser is idle: hearts, promotions, the tab of the section read.
watchPromotions()
const tabs = document.querySelector('[data-tabs]')
if (tabs) markCurrentTab(tabs)
