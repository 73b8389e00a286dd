import { defineIslands } from '../hydration/browser/element.ts'
import { registry } from './registry.ts'

/** The only script a first visit loads before a trigger fires. */
defineIslands({ registry, shell: () => import('./shell.tsx') })
