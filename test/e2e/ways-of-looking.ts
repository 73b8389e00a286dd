import type { Locator, Page } from 'playwright'

/** How somebody looks at the site. */
export interface Look {
  readonly width: number
  readonly height: number
  /** Root font size twice as large, or the spacing of WCAG 1.4.12. */
  readonly text?: 'large' | 'spaced'
  readonly colours?: 'forced'
  readonly motion?: 'full'
}

export const looks = {
  zoomed: { width: 320, height: 256 },
  sideways: { width: 844, height: 390, motion: 'full' },
  phone: { width: 390, height: 844 },
  phoneLarge: { width: 390, height: 844, text: 'large' },
  phoneSpaced: { width: 390, height: 844, text: 'spaced' },
  smallLarge: { width: 320, height: 640, text: 'large' },
  desktop: { width: 1280, height: 800 },
  desktopLarge: { width: 1280, height: 800, text: 'large' },
  desktopSpaced: { width: 1280, height: 800, text: 'spaced' },
  forced: { width: 1280, height: 800, colours: 'forced' },
} as const satisfies Record<string, Look>

export type LookName = keyof typeof looks

/** Makes an open page look so. */
export async function lookAt(page: Page, name: LookName): Promise<void> {
  const { width, height, text, colours, motion }: Look = looks[name]
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ forcedColors: colours === 'forced' ? 'active' : 'none', reducedMotion: motion ? 'no-preference' : 'reduce' })
  await page.evaluate((how) => {
    const sheet = new CSSStyleSheet()
    if (how === 'large') sheet.replaceSync('html { font-size: 200% }')
    if (how === 'spaced')
      sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    document.adoptedStyleSheets = [sheet]
  }, text)
}

/** Returns how many pixels the page is wider than the screen. */
export const sideways = (page: Page): Promise<number> => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

/** Returns visible texts that leave the box that clips them, with what is left out; scrolled boxes lose nothing. */
export const cutTexts = (place: Locator): Promise<string[]> =>
  place.evaluate((root) => {
    const found: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (!parent || text.textContent?.trim() === '') continue
      if (parent.closest('.unseen, [data-strip], [aria-hidden="true"], select, script, style, template')) continue
      // Cards far from the screen have no layout yet.
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) continue
      range.selectNodeContents(text)
      const at = range.getBoundingClientRect()
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, maskImage, fontSize } = getComputedStyle(box)
        // Day labels have no size; a fading list unfolds.
        if (/auto|scroll/.test(overflowX + overflowY) || maskImage !== 'none' || fontSize === '0px') break
        if (!/hidden|clip/.test(overflowX + overflowY)) continue
        const inside = box.getBoundingClientRect()
        // For screen readers only, beside an icon.
        if (inside.width <= 1) break
        const out = Math.max(inside.left - at.left, at.right - inside.right, inside.top - at.top, at.bottom - inside.bottom)
        if (out > 2) found.push(`${text.textContent?.trim().slice(0, 60)} (${Math.round(out)} px)`)
        break
      }
    }
    return found
  })

/** Returns visible texts in cells of tables that reach into the next cell. */
export const outOfCells = (place: Locator): Promise<string[]> =>
  place.locator(':is(th, td):visible').evaluateAll((cells) => {
    const range = document.createRange()
    return cells.flatMap((cell) => {
      const found: string[] = []
      const own = cell.getBoundingClientRect()
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        const parent = text.parentElement
        // Day labels have no size.
        if (!parent || parent.closest('.unseen') || getComputedStyle(parent).fontSize === '0px') continue
        range.selectNodeContents(text)
        const at = range.getBoundingClientRect()
        const out = Math.max(own.left - at.left, at.right - own.right, own.top - at.top, at.bottom - own.bottom)
        if (out > 1) found.push(`${text.textContent} (${Math.round(out)} px)`)
      }
      return found
    })
  })

/** Whether a press in the middle of the element would reach it, without scrolling. */
export const canBePressed = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    return width > 0 && at !== null && (element.contains(at) || (element.closest('label')?.contains(at) ?? false))
  })

/** Returns the selectable days that show 24 pixels of themselves or more, and receive a press. */
export const daysOnScreen = (calendar: Locator): Promise<string[]> =>
  calendar.locator('[data-date][data-state="selectable"]').evaluateAll((days) =>
    days
      .filter((day) => {
        const { left, right, top, bottom } = day.getBoundingClientRect()
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return Math.min(bottom, innerHeight) - Math.max(top, 0) >= 24 && right - left >= 24 && at !== null && day.contains(at)
      })
      .map((day) => day.getAttribute('data-date') ?? ''),
  )

/** What makes an element differ from others when the visitor's colours replace the site's. */
export const signOf = (target: Locator, part?: string): Promise<string> =>
  target.first().evaluate((element, pseudo) => {
    const { color, backgroundColor, outlineStyle, borderStyle, opacity } = getComputedStyle(element, pseudo)
    return [color, backgroundColor, outlineStyle, borderStyle, opacity].join(' ')
  }, part)
