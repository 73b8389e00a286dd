import type { Page } from 'playwright'
import { inject } from 'vitest'
import { itOpensPages } from '../open-pages.ts'

export interface VisitorOptions {
  readonly width?: number
  readonly scripts?: boolean
  /** Loads pictures, which other pages only keep room for. */
  readonly pictures?: boolean
  /** User agent other than Chromium's. */
  readonly agent?: string
}

export type Visitor = (options?: VisitorOptions) => Promise<Page>

/** Test on the whole site. `visitor` opens a page in a browser context of its own, with the site's clock. */
export const it = itOpensPages.extend('visitor', ({ pages }) => {
  const visitor: Visitor = ({ width = 1280, scripts = true, pictures = false, agent } = {}) =>
    pages.open({
      instant: inject('clock'),
      baseURL: inject('site'),
      viewport: { width, height: width < 700 ? 780 : 900 },
      javaScriptEnabled: scripts,
      ...(pictures && { kind: 'pictures' }),
      ...(agent && { userAgent: agent }),
    })
  return visitor
})
