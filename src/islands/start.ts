import { showCalendarPreviews } from '../enhancements/calendar-preview.ts'
import { listenToCards } from '../enhancements/cards.ts'
import { writeItalianNumbers } from '../enhancements/italian-numbers.ts'
import { allowPageTransitions } from '../enhancements/page-transition.ts'
import { makeRoomForMap } from '../enhancements/room-for-map.ts'
import { defineIslands } from '../hydration/browser/element.ts'
import { listenToButtons } from '../enhancements/pressed-buttons.ts'
import { whenPageIdle } from '../hydration/browser/triggers.ts'
import { registry } from './registry.ts'
import { alertToCrash, loadShell } from './load-shell.ts'
import '../enhancements/tracked-events.ts'
import { reportFirstError } from '../enhancements/report.ts'

/** The only script that a first visit loads before a trigger. */
reportFirstError()
writeItalianNumbers()
allowPageTransitions()
makeRoomForMap()
defineIslands({ registry, shell: loadShell, onCrash: alertToCrash })
showCalendarPreviews()
listenToCards(() => import('../enhancements/carousel.ts'))
listenToButtons({
  '[data-share]': async () => (await import('../enhancements/share.ts')).share,
  '[data-add-wishes]': async () => (await import('../enhancements/add-wishes.ts')).addWishes,
})
whenPageIdle(() => import('../enhancements/enhancements.ts'))
