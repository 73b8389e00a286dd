import { describe, expect } from 'vitest'
import { it } from './it.ts'

const dates = 'checkin=2027-04-13&checkout=2027-04-15'
/** A4 without margins, at 96 dots an inch. */
const paper = { width: 720, height: 1050 }

/** Texts inside an element whose start is under something else. */
function covered(around: Element): (string | null)[] {
  const hidden = [...around.querySelectorAll('p, legend, dt, li')].filter((text) => {
    if (!text.checkVisibility()) return false
    text.scrollIntoView({ block: 'center' })
    const { left, top } = text.getBoundingClientRect()
    const there = document.elementFromPoint(left + 1, top + 2)
    return there !== null && !there.contains(text) && !text.contains(there)
  })
  return hidden.map(({ textContent }) => textContent)
}

describe('on paper', () => {
  it.for([`/fr/sejour/12864?${dates}`, `/nl/nl/verblijf/11282#${dates}`])(
    'a stay is two pages: price, programme, address and hours (%s)',
    async (path, { visitor }) => {
      const page = await visitor()
      await page.setViewportSize(paper)
      await page.goto(path)
      await page.locator('#booking section b').first().waitFor()
      await page.locator('#description ol').waitFor()
      await page.emulateMedia({ media: 'print' })
      const printed = ['#booking section b', '#description ol', '#practical address', '#practical #hours dl']
      for (const place of printed) expect([place, await page.locator(place).first().isVisible()]).toEqual([place, true])
      const left = ['header nav', '#booking a', '#reviews', '#prices', 'body > footer']
      for (const place of left) expect([place, await page.locator(place).first().isVisible()]).toEqual([place, false])
      expect(await page.locator('#booking').evaluate(covered)).toEqual([])
      // What is fixed on a screen is on every page of paper.
      const fixed = await page
        .locator('main *')
        .evaluateAll((all) => all.filter((each) => getComputedStyle(each).position === 'fixed' && each.checkVisibility()))
      expect(fixed).toEqual([])
      const pages = (await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } })).toString('latin1')
      expect(pages.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
    },
  )
})
