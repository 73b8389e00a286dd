import { type Browser, chromium } from 'playwright'
import { installedBrowser } from '../.ci/browser.mjs'

/** The pages of a context share one process, and what it has compiled of scripts: a new process costs as much as a small page. */
const oneProcess = '--renderer-process-limit=1'

/** Draws WebGL without a graphics card, on a page that the processor composes: both through one renderer took three times as long. */
const software = ['--disable-gpu', '--enable-unsafe-swiftshader']

/** A third of a page's processor time is its pictures. They keep their room without being loaded. */
const withoutPictures = '--blink-settings=imagesEnabled=false'

/**
 * Half of the rest is paint, which nobody looks at. Layout, frames and events are those of a screen, but for what the compositor does: it turns
 * the mouse wheel, reports the end of a scroll, and finds what a finger touches.
 */
const unpainted = `${withoutPictures},acceleratedCompositingEnabled=false`

const flags = {
  plain: [...software, oneProcess, unpainted],
  /** For the wheel, fingers, and positions stored at the end of a scroll. */
  painted: [...software, oneProcess, withoutPictures],
  /** For tests of what pictures do, and of whether they are there: one that fails to load is an error of the console. */
  pictures: [...software, oneProcess],
  /** For maps: in one process, Chromium 156 crashes at a second tab beside one. */
  drawing: [...software, withoutPictures],
  /** Without WebGL. */
  flat: ['--disable-gpu', '--disable-3d-apis', oneProcess, unpainted],
} as const

export type BrowserKind = keyof typeof flags

/** Whether pages of a kind never report a first paint. */
export function isUnpainted(kind: BrowserKind): boolean {
  const ofKind: readonly string[] = flags[kind]
  return ofKind.includes(unpainted)
}

const quiet = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-site-isolation-trials',
]

const executable = installedBrowser()

const launched = new Map<BrowserKind, Promise<Browser>>()

/** Returns the Chromium of this test process. Ends with the process. */
export function chromiumOf(kind: BrowserKind): Promise<Browser> {
  const browser = launched.get(kind) ?? launch(kind)
  launched.set(kind, browser)
  return browser
}

function launch(kind: BrowserKind): Promise<Browser> {
  return chromium.launch({ ...(executable && { executablePath: executable }), args: [...quiet, ...flags[kind]] })
}
