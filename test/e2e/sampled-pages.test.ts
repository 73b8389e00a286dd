import type { Page } from 'playwright'
import { expect } from 'vitest'
import { violations } from '../axe.ts'
import { typedGuest } from '../lead-guest.ts'
import { payable, post, settled } from '../worker/payment.ts'
import { get } from '../worker/site.ts'
import { it } from './it.ts'

const dates = 'checkin=2027-04-13&checkout=2027-04-14'
const checkout = `/fr/checkout?product=10572&${dates}`

/** Books and pays a stay; returns the address of its confirmation. */
async function confirmation(): Promise<string> {
  const price = /name="price" value="(\d+)"/.exec((await get(checkout)).body)?.[1] ?? ''
  const order = await post(checkout, { ...typedGuest, price, payment: 'full', terms: 'accepted', key: crypto.randomUUID() })
  return settled(payable(order), 'confirm')
}

/** The sample of the audit (`docs/accessibility.md`), by the frame around its content: those of checkouts have no menu and no footer. */
const sample = [
  ['home', 'full', '/fr'],
  ['search', 'full', `/fr/week-ends/bretagne?${dates}`],
  ['stay', 'full', `/fr/sejour/10572?${dates}`],
  ['hotel', 'full', '/fr/hotel/1057'],
  ['activity', 'full', '/fr/activites/700001'],
  ['box', 'full', '/fr/coffrets-cadeaux/p/parenthese-bien-etre-avec-spa/201EBOX'],
  ['gift card', 'full', '/fr/gift-card'],
  ['checkout of a stay', 'simple', checkout],
  ['checkout of a gift', 'simple', '/fr/checkout/gift?amount=100&giftFormat=physical'],
  ['confirmation', 'full', confirmation],
  ['contact', 'full', '/fr/contact'],
  ['message', 'full', '/fr/contact/message'],
  ['accessibility statement', 'full', '/fr/info/accessibility'],
  ['legal notice', 'full', '/fr/info/legal-notice'],
  ['help', 'full', '/fr/info/faq'],
  ['wishlist', 'full', '/fr/favoris?ids=10572-17422'],
  ['page that is not found', 'full', '/fr/nowhere'],
] as const

/** Rules of axe that are not among its own choice. */
const moreRules = ['label-content-name-mismatch', 'p-as-heading', 'table-fake-caption', 'td-has-header', 'target-size']

/** Runs in the page. What RGAA asks of markup and axe does not look at; empty where all is well. Each row names its criterion. */
function faults(frame: 'full' | 'simple'): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const seen = (selector: string) => all(selector).filter((element) => element.checkVisibility())
  const opening = (element: Element) => element.outerHTML.slice(0, 120)
  const named = (element: Element) => element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby')
  const isNamedByCaption = (figure: Element) =>
    figure.getAttribute('role') === 'figure' && figure.getAttribute('aria-label') === figure.querySelector('figcaption')?.textContent
  const scopes: Readonly<Record<string, string>> = { THEAD: 'col', TBODY: 'row' }
  const rows: readonly (readonly [criterion: string, wrong: readonly Element[]])[] = [
    [
      '1.2 drawings are hidden or have a name',
      all('svg:not([aria-hidden="true"])').filter((svg) => !svg.matches('[role="img"]') || !named(svg)),
    ],
    ['1.9 captions name their figures', all('figure:has(img:not([alt=""]))').filter((figure) => !isNamedByCaption(figure))],
    ['2.1, 4.1 no frame, sound or film', all('iframe, frame, object, embed, audio, video, area')],
    ['5.4 tables have a caption', all('table').filter((table) => !table.querySelector('caption') && !named(table))],
    [
      '5.7 headers have the scope of their place',
      all('th').filter((th) => th.getAttribute('scope') !== scopes[th.closest('thead, tbody')?.tagName ?? '']),
    ],
    [
      '8.10, 12.8 one direction, and the order of the markup',
      all('[dir], [tabindex]').filter((element) => element.hasAttribute('dir') || Number(element.getAttribute('tabindex')) > 0),
    ],
    ['10.1 no looks in markup', all('center, font, tt, big, strike, marquee, blink, [align], [bgcolor], [border], [valign], [hspace]')],
    [
      '11.5 radio buttons are grouped',
      all('input[type="radio"]').filter((radio) => !radio.closest('fieldset, [role="radiogroup"], [role="group"]')),
    ],
    ['11.6 groups have a legend', all('fieldset').filter((set) => !set.querySelector('legend') && !named(set))],
    [
      '11.13 fields about a visitor say so',
      all('[type="email"], [type="tel"], [name="name"], [name="street"], [name="postcode"], [name="city"], [name="country"]').filter(
        (field) => !field.getAttribute('autocomplete'),
      ),
    ],
    ['13.2 no page opens or reloads itself', all('meta[http-equiv="refresh"]')],
  ]
  const counts = {
    header: seen('body > header').length,
    main: seen('main').length,
    footer: seen('body > footer').length,
    menu: seen('body > header nav').length > 0,
  }
  const expected = frame === 'full' ? { header: 1, main: 1, footer: 1, menu: true } : { header: 1, main: 1, footer: 0, menu: false }
  return [
    ...rows.flatMap(([criterion, wrong]) => wrong.map((element) => `${criterion}: ${opening(element)}`)),
    ...(document.doctype?.name === 'html' ? [] : ['8.1 no document type']),
    ...(document.documentElement.lang === 'fr-FR' ? [] : [`8.3 ${document.documentElement.lang}`]),
    ...(document.title ? [] : ['8.5 no title']),
    ...(JSON.stringify(counts) === JSON.stringify(expected) ? [] : [`9.2, 12.6 ${JSON.stringify(counts)}`]),
  ]
}

/** The first stop of Tab is on the screen and leads to the content. */
async function skipsToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  const first = page.locator('a:focus')
  expect(await first.getAttribute('href')).toBe('#main')
  const box = await first.boundingBox()
  expect(box && box.x >= 0 && box.y >= 0 && box.width > 24 && box.height > 24).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
}

it.for(sample)('what can be found by a program is right: %s', async ([, frame, address], { visitor, tolerate }) => {
  tolerate(/404/)
  const page = await visitor()
  await page.goto(typeof address === 'string' ? address : await address())
  expect(await page.evaluate(faults, frame)).toEqual([])
  expect(await violations(page, 'html', moreRules)).toEqual([])
  await skipsToContent(page)
})
