import type { Browser } from 'playwright'
import { datesButton } from './observe.ts'
import { type Visit, visit } from './visit.ts'

export interface Opening {
  /** From the button being visible, and from the click itself, to the grid. Milliseconds; NaN when it never opened. */
  readonly sinceVisible: number
  readonly sinceClick: number
}

const patience = 6000

/** Opens a stay and clicks its dates the moment they are on the screen. */
export async function openAtOnce(browser: Browser, url: string): Promise<Opening> {
  const at = await visit(browser, url, 'run')
  await clickDates(at, 0)
  const opening = await opened(at)
  await at.leave()
  return opening
}

/** Clicks the dates of a page that came to rest. */
export async function openIdle(at: Visit): Promise<Opening> {
  await clickDates(at, 500)
  return opened(at)
}

/** Clicks the dates of the search's own form, which fills a phone's screen, once form and page came to rest. */
export async function openInForm(at: Visit): Promise<Opening> {
  const { page } = at
  await page.locator('search > button:visible').first().click({ timeout: patience })
  const dates = page.locator('dialog[open] [data-live="DatesDraft"]')
  await dates.waitFor({ timeout: patience })
  await page.waitForTimeout(1500)
  await dates.click({ timeout: patience })
  return opened(at)
}

/** What the browser itself needs on this machine: an empty page opens a dialog of as many plain buttons as a month has days. */
export async function openPlain(browser: Browser): Promise<Opening> {
  const at = await visit(browser, 'about:blank', 'run')
  await at.page.evaluate(emptyPage)
  const button = await at.page.locator('button').boundingBox()
  await at.page.waitForTimeout(500)
  await at.page.mouse.click((button?.x ?? 0) + 5, (button?.y ?? 0) + 5)
  const opening = await opened(at)
  await at.leave()
  return opening
}

/** Runs in the page. */
function emptyPage(): void {
  const open = document.createElement('button')
  open.textContent = 'Open'
  open.addEventListener('click', () => {
    const dialog = document.createElement('dialog')
    const grid = document.createElement('div')
    grid.role = 'grid'
    for (let day = 1; day <= 31; day++) grid.append(Object.assign(document.createElement('button'), { textContent: `${day} 99 €` }))
    dialog.append(grid)
    dialog.open = true
    document.body.append(dialog)
  })
  document.body.append(open)
}

async function clickDates({ page }: Visit, wait: number): Promise<void> {
  const visible = await page.waitForFunction(whenVisible, datesButton, { polling: 'raf', timeout: patience })
  const point = await visible.jsonValue()
  if (!point) throw new Error('the dates button is nowhere')
  if (wait > 0) await page.waitForTimeout(wait)
  await page.mouse.click(point.x, point.y)
}

/** Milliseconds from clicking the first free day to the next paint. */
export async function pickDay({ page }: Visit): Promise<number> {
  const day = page.locator('dialog[open] [role="gridcell"][data-state="selectable"]').nth(2)
  await day.waitFor({ timeout: patience })
  await page.waitForTimeout(500)
  const box = await day.boundingBox()
  await page.evaluate(() => void (window.observed.slowestEvent = 0))
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await page.locator('dialog[open] [data-place="checkin"]').waitFor({ timeout: patience })
  await page.waitForTimeout(400)
  return page.evaluate(() => window.observed.slowestEvent)
}

/** Runs in the page: where the button is, once it was painted and is on the screen. */
function whenVisible(selector: string): { x: number; y: number } | false {
  const button = document.querySelector(selector)
  if (!button || !window.observed.button) return false
  button.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = button.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

async function opened({ page, observed }: Visit): Promise<Opening> {
  try {
    await page.waitForFunction(() => window.observed.grid > 0, undefined, { polling: 50, timeout: patience })
  } catch {
    return { sinceVisible: Number.NaN, sinceClick: Number.NaN }
  }
  const { grid, button, lastClick } = await observed()
  return { sinceVisible: grid - button, sinceClick: grid - lastClick }
}
