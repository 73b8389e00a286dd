import { showCalendarPreviews } from '../enhancements/page/calendar-preview.ts'
import { listenToCards } from '../enhancements/cards/cards.ts'
import { writeItalianNumbers } from '../enhancements/polyfills/italian-numbers.ts'
import { makeRoomForMap } from '../enhancements/page/room-for-map.ts'
import { takeCode } from '../enhancements/forms/take-code.ts'
import { defineIslands } from '../hydration/browser/element.ts'
import '../hydration/browser/loaded-at.ts'
import { listenToButtons } from '../enhancements/page/pressed-buttons.ts'
import { leaveOrphanEntry } from '../enhancements/page/orphan-entry.ts'
import { whenOpened } from '../hydration/browser/activation.ts'
import { whenPageIdle } from '../hydration/browser/triggers.ts'
import { registry } from './registry.ts'
import { alertToCrash, loadShell } from './load-shell.ts'
import '../enhancements/analytics/tracked-events.ts'
import { reportFirstError } from '../enhancements/page/report.ts'

/** The only script that a first visit loads before a trigger. */
reportFirstError()
writeItalianNumbers()
makeRoomForMap()
whenOpened(() => {
  leaveOrphanEntry()
  // Before a press sends the form, and before others read the fragment.
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-takes-code] input')) takeCode(field)
  defineIslands({ registry, shell: loadShell, onCrash: alertToCrash })
  showCalendarPreviews()
  listenToCards(() => import('../enhancements/cards/carousel.ts'))
  listenToButtons({
    '[data-share]': async () => (await import('../enhancements/page/share.ts')).share,
    '[data-add-wishes]': async () => (await import('../enhancements/wishlist/wishes.ts')).addWishes,
  })
  whenPageIdle(() => import('../enhancements/enhancements.ts'))
})
