import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventPayloads } from '../../contract/analytics.ts'
import { type VitalMetric, vitalOf } from './web-vital-event.ts'

class FakeElement {
  readonly localName: string
  readonly parentElement: FakeElement | null
  readonly dataset: Readonly<Record<string, string>>
  constructor(localName: string, parentElement: FakeElement | null, dataset: Readonly<Record<string, string>> = {}) {
    this.localName = localName
    this.parentElement = parentElement
    this.dataset = dataset
  }

  closest(selector: string): FakeElement | null {
    return selector.split(',').includes(this.localName) ? this : (this.parentElement?.closest(selector) ?? null)
  }
}

beforeEach(() => vi.stubGlobal('Element', FakeElement))
afterEach(() => vi.unstubAllGlobals())

const page = new FakeElement('body', new FakeElement('html', null))
const main = new FakeElement('main', page)
const filters = new FakeElement('button', new FakeElement('travel-island', main, { name: 'filters' }), { name: 'Camille' })
const picture = new FakeElement('img', main)
const textIn = (parentElement: FakeElement) => ({ parentElement, textContent: 'Camille' })

const id = 'v6-1805000000000-1234567890123'
const metric = (name: string, value: number, entries: readonly object[], navigationType = 'navigate') =>
  ({ id, name, value, delta: value, rating: 'good', navigationType, navigationId: 0, entries }) as unknown as VitalMetric
const event = { event: 'web_vital', id, page: 'stays', navigation: 'navigate' }

describe('the event of a metric', () => {
  it.each([
    ['LCP', metric('LCP', 1234.56, [{ element: picture }]), { metric: 'LCP', value: 1235, part: 'main img' }],
    ['INP', metric('INP', 88, [{ target: null }, { target: filters }]), { metric: 'INP', value: 88, part: 'filters' }],
    [
      'CLS: its largest shift',
      metric('CLS', 0.1234, [
        { value: 0.02, sources: [{ node: filters }] },
        { value: 0.1, sources: [{ node: textIn(picture) }] },
      ]),
      { metric: 'CLS', value: 123, part: 'main img' },
    ],
    ['TTFB', metric('TTFB', 71.2, [{ responseStart: 71.2 }]), { metric: 'TTFB', value: 71 }],
    ['an element that left the page', metric('LCP', 5, [{ element: null }]), { metric: 'LCP', value: 5 }],
    ['a shift without a source', metric('CLS', 0.001, [{ value: 0.001, sources: [] }]), { metric: 'CLS', value: 1 }],
    ['an element in no landmark', metric('INP', 8, [{ target: page }]), { metric: 'INP', value: 8, part: 'html body' }],
  ])('has what was measured and who is responsible: %s', (_, measured, expected) => {
    const vital = vitalOf(measured, 'stays', undefined)
    expect(vital).toEqual({ ...event, ...expected })
    const { event: name, ...params } = vital!
    expect(v.is(eventPayloads[name], params)).toBe(true)
  })

  it.each(['reload', 'back-forward', 'back-forward-cache', 'prerender', 'restore'])(
    'keeps %s apart, and says how fast the network is',
    (kind) => {
      expect(vitalOf(metric('TTFB', 0, [], kind), 'stay', '3g')).toEqual({
        ...event,
        page: 'stay',
        navigation: kind,
        metric: 'TTFB',
        value: 0,
        connection: '3g',
      })
    },
  )

  it('has a part that the site takes, however long a tag of an extension is', () => {
    const vital = vitalOf(metric('LCP', 5, [{ element: new FakeElement(`x-${'y'.repeat(90)}`, page) }]), 'home', undefined)
    expect(vital?.part).toHaveLength(60)
  })

  it('is none where no page was opened', () => expect(vitalOf(metric('LCP', 5, [], 'soft-navigation'), 'home', undefined)).toBeUndefined())
})

it('an event with more than is measured is refused', () => {
  const params = { id, metric: 'LCP', value: 1, page: 'home', navigation: 'navigate' }
  expect(v.is(eventPayloads.web_vital, params)).toBe(true)
  for (const more of [{ text: 'Bon voyage' }, { page: '/fr?a=2' }, { value: 1.5 }, { navigation: 'soft-navigation' }])
    expect(v.is(eventPayloads.web_vital, { ...params, ...more })).toBe(false)
})

it('a value beyond ten minutes counts as ten minutes', () => {
  const params = { id, metric: 'INP', page: 'home', navigation: 'navigate' }
  const valueOf = (value: number) => v.parse(eventPayloads.web_vital, { ...params, value }).value
  expect([0, 600_000, 600_001, 9e15].map(valueOf)).toEqual([0, 600_000, 600_000, 600_000])
})

it.each([
  ['part', 'a b c'],
  ['part', 'main camille@example.com'],
  ['part', 'x'.repeat(61)],
  ['connection', '5g'],
])('a %s of an unknown form is left out: %s', (name, value) => {
  const params = { id, metric: 'LCP', value: 1, page: 'home', navigation: 'navigate' }
  expect(v.parse(eventPayloads.web_vital, { ...params, [name]: value })).toEqual({ ...params, [name]: undefined })
})
