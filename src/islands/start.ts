import { defineIslands } from '../hydration/browser/element.ts'
import { listenToCards } from './cards/listen.ts'
import { whenSettled } from '../hydration/browser/triggers.ts'
import { loadShell } from './load-shell.ts'
import { allowPageTransitions } from './page-transition.ts'
import { registry } from './registry.ts'
import { reportFirstError } from './report.ts'

/** The only script a first visit loads before a trigger fires. */
reportFirstError()
allowPageTransitions()
defineIslands({ registry, shell: loadShell })
listenToCards(() => import('./cards/carousel.ts'))
whenSettled(() => import('./settled.ts'))
