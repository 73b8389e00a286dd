import { devices, type Page } from 'playwright'
import { inject } from 'vitest'
import { type Consent, formatConsent } from '../../src/domain/consent/consent.ts'
import { consentCookie, visitorCookie } from '../../src/stored/keys.ts'
import { itOpensPages } from '../open-pages.ts'
import { visitorIdWith } from '../visitor-id.ts'

export interface VisitorOptions {
  readonly width?: number
  readonly scripts?: boolean
  /** Loads pictures, which other pages only keep room for. */
  readonly pictures?: boolean
  /** Paints, for the mouse wheel. */
  readonly painted?: boolean
  /** Paints, and has the browser's own clock: with the site's, a page knows nothing of its own times. */
  readonly timed?: boolean
  /** Says in its requests that it is one, and has touches. */
  readonly phone?: boolean
  /** User agent other than Chromium's. */
  readonly agent?: string
  /** Choice of cookies so far; personalisation only, unless named. Undefined: none yet, and a banner. With measurement: the control of all experiments. */
  readonly consent?: Consent | undefined
}

export type Visitor = (options?: VisitorOptions) => Promise<Page>

/** Test on the whole site. `visitor` opens a page in a browser context of its own, with the site's clock. */
export const it = itOpensPages.extend('visitor', ({ pages }) => {
  const visitor: Visitor = (options = {}) => {
    const { width = 1280, scripts = true, pictures = false, painted = false, timed = false, phone = false, agent } = options
    const consent = 'consent' in options ? options.consent : { measurement: false, personalisation: true }
    const url = inject('site').replace('http:', 'https:')
    const cookies = [
      ...(consent ? [{ name: consentCookie, value: formatConsent(consent, inject('clock').slice(0, 10)), url }] : []),
      ...(consent?.measurement ? [{ name: visitorCookie, value: visitorIdWith([]), url }] : []),
    ]
    return pages.open({
      ...(!timed && { instant: inject('clock') }),
      baseURL: inject('site'),
      viewport: { width, height: width < 700 ? 780 : 900 },
      javaScriptEnabled: scripts,
      ...((painted || timed) && { kind: 'painted' }),
      ...(pictures && { kind: 'pictures' }),
      ...(agent && { userAgent: agent }),
      ...(phone && { userAgent: devices['Pixel 7'].userAgent, isMobile: true, hasTouch: true }),
      cookies,
    })
  }
  return visitor
})
