import { expect } from 'vitest'
import type { Market, MarketId } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { typedGuest } from '../lead-guest.ts'
import type { Box, Visitor } from './visitor.ts'

export interface Journey {
  readonly name: string
  /** Where it is walked in `npm test`. */
  readonly market: MarketId
  /** In no other market: there is one partner in the tests. */
  readonly alone?: true
  readonly walk: (visitor: Visitor, market: Market, minisite: string) => Promise<void>
}

const searchBox = 'travel-island[data-name=search-box]'
const field = (part: string) => `${searchBox} button[data-live=${part}]`
const panel = 'dialog[popover]:popover-open'
/** A dialog of facts: modal where the engine knows `command`, else a popover. */
const facts = 'dialog:is(:modal, :popover-open)'
const wide = [1280, 900] as const
const phone = [390, 780] as const

/** Expects what is opened to hang at its field and to be on the screen. What has room neither below nor above covers a part of the field. */
function expectAt(source: Box, opened: Box, [width, height]: readonly [number, number]): void {
  const away = Math.max(0, opened.top - source.bottom, source.top - opened.bottom)
  const edges = [opened.left - source.left, opened.right - source.right, opened.left + opened.right - source.left - source.right]
  const isOnScreen = opened.left >= 0 && opened.right <= width && opened.top >= 0 && opened.bottom <= height
  expect({ source, opened, near: away <= 24, inLine: edges.some((edge) => Math.abs(edge) <= 24), isOnScreen }).toEqual({
    source,
    opened,
    near: true,
    inLine: true,
    isOnScreen: true,
  })
}

const results = ({ base, language }: Market) => `${base}/${segments.stays[language]}`
const stay = ({ base, language }: Market) => `${base}/${segments.stay[language]}/10572`

/** Picks a free day and its first check-out in the open calendar. */
async function pickDates(visitor: Visitor): Promise<void> {
  const day = (date: string) => `dialog [data-date="${date}"]`
  await visitor.click(day(await visitor.until('a free day', firstFreeDay)))
  await visitor.until('the nights that can be booked', areNightsKnown)
  // Until they are on the screen, too many days look free: one of them becomes another check-in.
  for (let tries = 0; tries < 10; tries++) {
    await visitor.click(day(await visitor.until('a free day after it', firstFreeDay)))
    if (await visitor.run(isStayChosen)) return
  }
}

/** Runs in the page: returns the first free day after the check-in, if one is chosen. */
function firstFreeDay(): string | undefined {
  const checkin = document.querySelector<HTMLElement>('dialog [data-place=checkin]')?.dataset['date'] ?? ''
  const free = [...document.querySelectorAll<HTMLElement>('dialog [data-state=selectable]')].map((day) => day.dataset['date'] ?? '')
  return free.find((date) => date > checkin)
}

const areNightsKnown = () =>
  performance.getEntriesByType('resource').some((entry) => entry.name.includes('CheckoutNights.json') && entry.duration > 0)

const isStayChosen = () =>
  document.querySelector('dialog [data-place=checkin]') === null || document.querySelector('dialog [data-place=checkout]') !== null

const isPlaceFound = () => document.querySelector('[role=listbox] [role=option] b')?.textContent?.toLowerCase() === 'par'

const booking: Journey['walk'] = async (visitor, market) => {
  await visitor.resize(...wide)
  await visitor.open(market.base)
  await visitor.click(`${searchBox} [role=combobox]`)
  await visitor.type('par')
  // Until then the list is that of the empty field.
  await visitor.until('a place that begins as typed', isPlaceFound)
  const place = await visitor.box(`${searchBox} div:has(> span > [role=combobox])`)
  const list = await visitor.box('[popover]:has(> [role=listbox])')
  expectAt(place, list, wide)
  expect(list.top).toBeGreaterThan(place.top)
  await visitor.press('ArrowDown')
  await visitor.press('Enter')
  for (const part of ['DatesDraft', 'OpenGuests']) {
    await visitor.click(field(part))
    await visitor.see(panel)
    expectAt(await visitor.box(field(part)), await visitor.box(panel), wide)
    await visitor.press('Escape')
    await visitor.miss(panel)
  }
  await visitor.click(`${searchBox} button[type=submit]`)
  await visitor.at(results(market))
  await visitor.click('#results article h3 a')
  await visitor.at(`/${segments.stay[market.language]}/`)
  await bookTo(visitor, '/checkout')
  for (const [name, value] of Object.entries(typedGuest)) {
    await visitor.click(`main form [name=${name}]`)
    await visitor.type(value)
  }
  await visitor.click('main label:has(input[name=terms])')
  await visitor.click('main form:has(input[name=terms]) button[type=submit]')
  await visitor.at('/pay')
}

/** Picks dates on a stay's page and books it, with a date of each activity that needs one. */
async function bookTo(visitor: Visitor, checkout: string): Promise<void> {
  const dates = '#booking button[data-live=StayCalendar]'
  await visitor.still(dates)
  await visitor.click(dates)
  await pickDates(visitor)
  const book = '#booking a[href*="/checkout"]'
  await visitor.still(book)
  await visitor.click(book)
  await visitor.until('the checkout, or a missing date', isBookedOrIncomplete, checkout)
  if ((await visitor.url()).includes(`${checkout}?`)) return
  await visitor.run(chooseActivityDates)
  await visitor.click(book)
  await visitor.at(`${checkout}?`)
}

const isBookedOrIncomplete = (checkout: string) =>
  location.pathname.endsWith(checkout) || document.querySelector('#booking select[aria-invalid]') !== null

/** Runs in the page. The first date of one activity and the last of another are not at the same time, which would be refused. */
function chooseActivityDates(): void {
  for (const [at, select] of document.querySelectorAll<HTMLSelectElement>('#booking fieldset select').entries()) {
    select.selectedIndex = at === 0 ? 1 : select.length - 1
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

const onPhone: Journey['walk'] = async (visitor, market) => {
  await visitor.resize(...phone)
  // The conditions of a card are those of its dates.
  await visitor.open(`${results(market)}?checkin=2027-04-16&checkout=2027-04-18`)
  const burger = 'travel-island[data-name=burger] dialog'
  await visitor.click('travel-island[data-name=burger] > button')
  await visitor.see(`${burger}[open]`)
  await visitor.click(`${burger} [data-entry]`)
  await visitor.see(`${burger} nav[aria-labelledby]`)
  // Some windows cannot be that narrow.
  await visitor.clickAt(((await visitor.box(burger)).right + (await visitor.run(() => innerWidth))) / 2, 300)
  await visitor.miss(burger)
  await visitor.click('article button[popovertarget]')
  await visitor.see(facts)
  await visitor.click(`${facts} button[popovertargetaction=hide]`)
  await visitor.miss(facts)
  await visitor.click('travel-island[data-name=filters] [data-tool=filter]')
  await visitor.click('dialog[open] label:has(input[name=stars]:enabled)')
  await visitor.click('dialog[open] button[type=submit]')
  await visitor.until('the filter in the address', () => location.href.includes('stars=') || undefined)
  await visitor.see('#results article h3 a')
}

const filtering: Journey['walk'] = async (visitor, market) => {
  await visitor.resize(...wide)
  await visitor.open(results(market))
  const facilities = 'details[data-section=facilities]'
  await visitor.click(`${facilities} > summary`)
  await visitor.click(`${facilities} label:has(input:enabled)`)
  await visitor.click(`${facilities} button[type=submit]`)
  await visitor.until('the filter in the address', () => location.href.includes('facilities=') || undefined)
  await visitor.see('#results article h3 a')
  await visitor.click('travel-island[data-name=filters] button.pill[aria-haspopup=dialog]')
  await visitor.see('dialog:modal')
  await visitor.clickAt(200, 500)
  await visitor.miss('dialog:modal')
  await visitor.click('travel-island[data-name=results-map] [data-live]')
  await visitor.see('#map-beside canvas')
}

const isGuestsOpen = () => document.querySelector('#booking [data-live=OpenGuests][aria-expanded=true]') !== null

const menu: Journey['walk'] = async (visitor, market) => {
  await visitor.resize(...wide)
  await visitor.open(market.base)
  const entry = '[data-menu] button[popovertarget]'
  const opened = '[data-menu] [popover]:popover-open'
  await visitor.hover(entry)
  await visitor.see(opened)
  expect(Math.abs((await visitor.box(opened)).top - (await visitor.box(entry)).bottom)).toBeLessThanOrEqual(2)
  await visitor.press('Escape')
  await visitor.miss(opened)
}

const keyboard: Journey['walk'] = async (visitor, market) => {
  await visitor.resize(...wide)
  await visitor.open(stay(market))
  // The panel takes the focus.
  await visitor.tabUntil('the guests', isGuestsOpen)
  expectAt(await visitor.box('#booking button[data-live=OpenGuests]'), await visitor.box(panel), wide)
  await visitor.press('Escape')
  await visitor.miss(panel)
}

const stayTexts: Journey['walk'] = async (visitor, market) => {
  await visitor.resize(...phone)
  await visitor.open(stay(market))
  await visitor.click('main button[popovertarget][aria-haspopup=dialog]:not(article *)')
  await visitor.see(facts)
  await visitor.press('Escape')
  await visitor.miss(facts)
}

const hotel: Journey['walk'] = async (visitor, { base, language }) => {
  await visitor.resize(...wide)
  await visitor.open(`${base}/${segments.hotel[language]}/1057`)
  await visitor.click('travel-island[data-name=hotel-panel] button[data-live=StayCalendar]')
  await pickDates(visitor)
  await visitor.see('#offers input[type=radio]')
}

const partner: Journey['walk'] = async (visitor, { language }, minisite) => {
  const frame = 'img[src^="/partners/"]'
  await visitor.resize(...wide)
  await visitor.open(`${minisite}/${segments.stays[language]}`)
  await visitor.see(frame)
  await visitor.click('#results article h3 a')
  await visitor.at(`${minisite}/${segments.stay[language]}/`)
  await visitor.see(frame)
  await bookTo(visitor, `${minisite}/checkout`)
}

/** An engine may count the file as what only `default-src` of the content security policy allows. */
async function icons(visitor: Visitor, { base }: Market): Promise<void> {
  await visitor.resize(...phone)
  await visitor.open(base)
  await visitor.until('icons that are drawn', () => {
    const shown = [...document.querySelectorAll<SVGUseElement>('.icon use')].filter((use) => use.checkVisibility())
    return shown.length > 3 && shown.every((use) => use.getBBox().width + use.getBBox().height > 0)
  })
}

/** Engines without speculation rules: what a script has fetched is the page that is opened. */
const ahead: Journey['walk'] = async (visitor, market) => {
  const card = '#results article h3 a'
  await visitor.resize(...wide)
  await visitor.open(results(market))
  await visitor.still(card)
  await visitor.hover(card)
  const address = await visitor.until('the page of the card, fetched', fetchedPageOf, card)
  const keepsFetched = await visitor.run(areRulesKept)
  await visitor.click(card)
  await visitor.at(address)
  const { fromNetwork } = await visitor.until('the opened page', bytesOfPage)
  expect({ keepsFetched, isFromNetwork: fromNetwork > 0 }).toEqual({ keepsFetched, isFromNetwork: !keepsFetched })
}

/** Runs in the page: whether the engine keeps what scripts fetch. Driven by WebDriver, WebKit has no cache for it. */
async function areRulesKept(): Promise<boolean> {
  const isOfRules = ({ name }: PerformanceEntry) => name.includes('/speculation-rules/')
  const address = performance.getEntriesByType('resource').find(isOfRules)?.name ?? ''
  await (await fetch(address)).text()
  const again = performance.getEntriesByType('resource').findLast(isOfRules)
  return again instanceof PerformanceResourceTiming && again.transferSize === 0
}

/** Runs in the page. */
function fetchedPageOf(selector: string): string | undefined {
  const link = document.querySelector<HTMLAnchorElement>(selector)
  const address = link ? link.pathname + link.search : ''
  const [fetched] = performance.getEntriesByName(location.origin + address, 'resource')
  return fetched && fetched.duration > 0 ? address : undefined
}

/** Runs in the page. */
function bytesOfPage(): { readonly fromNetwork: number } | undefined {
  const [page] = performance.getEntriesByType('navigation')
  return document.readyState === 'complete' && page instanceof PerformanceNavigationTiming ? { fromNetwork: page.transferSize } : undefined
}

export const journeys: readonly Journey[] = [
  { name: 'from home to the payment, every panel at its field', market: 'fr', walk: booking },
  { name: 'on a phone: the menu at once, conditions, filters', market: 'be-nl', walk: onPhone },
  { name: 'filters, closed by a click outside, and the map', market: 'it', walk: filtering },
  { name: 'the menu under the mouse', market: 'fr', walk: menu },
  { name: 'guests by keyboard', market: 'it', walk: keyboard },
  { name: 'what a stay tells in dialogs', market: 'be-nl', walk: stayTexts },
  { name: 'the offers of a hotel', market: 'fr', walk: hotel },
  { name: 'the page of a card that is pointed at, fetched once', market: 'be-nl', walk: ahead },
  { name: 'icons, which are in a file of their own', market: 'fr', alone: true, walk: icons },
  { name: 'a partner’s site to the checkout', market: 'fr', alone: true, walk: partner },
]
