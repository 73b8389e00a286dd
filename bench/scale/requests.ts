import type { RequestsOfView } from '../visit/request-kinds.ts'
import { assumed } from './traffic.ts'

/**
 * Requests of a view, as `npm run bench:visit` counts them in a visit of four with an empty cache at first, who scrolls through half of each page
 * and looks at each screen for a second, with the mouse in the middle. Who comes again has some of the pictures. On phones a script reads the speculation
 * rules.
 */
const measured = {
  desktop: { page: 1, ahead: 0.25, picture: 18.75, mapPicture: 0.25, call: 0.5, banner: 1, rules: 0.25 },
  desktopWithConsent: { page: 1, ahead: 0.5, picture: 18.75, mapPicture: 0.25, call: 4.5, banner: 0.25, rules: 0.25 },
  phone: { page: 1, ahead: 0, picture: 12.5, mapPicture: 0.25, call: 0.5, banner: 1, rules: 0.25 },
  phoneWithConsent: { page: 1, ahead: 0, picture: 12.5, mapPicture: 0.25, call: 2.75, banner: 0.25, rules: 0.25 },
} as const satisfies Readonly<Record<string, RequestsOfView>>

const { phones, measured: consenting } = assumed
const shares: Readonly<Record<keyof typeof measured, number>> = {
  desktop: (1 - phones) * (1 - consenting),
  desktopWithConsent: (1 - phones) * consenting,
  phone: phones * (1 - consenting),
  phoneWithConsent: phones * consenting,
}

/** Makes a record of all kinds of requests. */
const ofEachKind = (numberOf: (kind: keyof RequestsOfView) => number): RequestsOfView => ({
  page: numberOf('page'),
  ahead: numberOf('ahead'),
  picture: numberOf('picture'),
  mapPicture: numberOf('mapPicture'),
  call: numberOf('call'),
  banner: numberOf('banner'),
  rules: numberOf('rules'),
})

/** The mean of all visitors. */
export const requestsOfView = ofEachKind(
  (kind) =>
    shares.desktop * measured.desktop[kind] +
    shares.desktopWithConsent * measured.desktopWithConsent[kind] +
    shares.phone * measured.phone[kind] +
    shares.phoneWithConsent * measured.phoneWithConsent[kind],
)

/** Milliseconds of CPU of the gateway for a request. A page's own come on top, where it is rendered. `npm run bench:visit` prints those of a picture. */
export const gatewayMs: RequestsOfView = {
  page: 0.7,
  ahead: 0.7,
  picture: 0.35,
  // It is drawn in 0.8 ms where the isolate does not remember it.
  mapPicture: 1.2,
  call: 0.8,
  banner: 0.7,
  rules: 0.35,
}

export const requestsOf = (views: number): RequestsOfView => ofEachKind((kind) => views * requestsOfView[kind])

/** Milliseconds of CPU of the gateway for so many requests. */
export const gatewayCpuMs = (requests: RequestsOfView): number => together(ofEachKind((kind) => requests[kind] * gatewayMs[kind]))

/** All kinds together. */
export const together = (requests: RequestsOfView): number => Object.values(requests).reduce((sum, number) => sum + number, 0)

/** One for each request, except for pictures, which are assumed to be found, and one for each rendering. */
export const dataPointsOf = (requests: RequestsOfView, renderings: number): number =>
  together({ ...requests, picture: 0, mapPicture: 0 }) + renderings
