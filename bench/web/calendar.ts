import type { Browser } from 'playwright'
import { datesButton } from './observe.ts'
import { type Visit, visit } from './visit.ts'

export interface Opening {
  /** Milliseconds to the grid, from the button's visibility and from the click; NaN if it never opened. */
  readonly sinceVisible: number
  readonly sinceClick: number
}

const patience = 6000

/** Opens a stay and clicks its dates as soon as they are visible. */
export async function openAtOnce(browser: Browser, url: string): Promise<Opening> {
  const at = await visit(browser, url, 'run')
  await clickDates(at, 0)
  const opening = await opened(at)
  await at.leave()
  return opening
}

/** Clicks the dates of an idle page. */
export async function openIdle(at: Visit): Promise<Opening> {
  await clickDates(at, 500)
  return opened(at)
}

/** Clicks the dates in the search's full-screen form of a phone, once form and page are idle. */
export async function openInForm(at: Visit): Promise<Opening> {
  const { page } = at
  await page.locator('search > button:visible').first().click({ timeout: patience })
  const dates = page.locator('dialog[open] [data-live="DatesDraft"]')
  await dates.waitFor({ timeout: patience })
  await page.waitForTimeout(1500)
  await dates.click({ timeout: patience })
  return opened(at)
}

/** Baseline of this machine: an empty page opens a dialog with a month of plain buttons. */
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
  await day.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const box = await day.boundingBox()
  await page.evaluate(() => void (window.observed.slowestEvent = 0))
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await page.locator('dialog[open] [data-place="checkin"]').waitFor({ timeout: patience })
  await page.waitForTimeout(400)
  return page.evaluate(() => window.observed.slowestEvent)
}

/** Runs in the page: returns the button's position once painted in the viewport. */
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
