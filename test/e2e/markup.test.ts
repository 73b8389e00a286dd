import { expect } from 'vitest'
import { get } from '../worker/site.ts'
import { it } from './it.ts'

const pages = [
  '/',
  '/be',
  '/fr',
  '/fr?flow=gifting',
  '/fr/week-ends/bretagne',
  '/fr/week-ends?flow=gifting&stars=4&page=1',
  '/fr/hotel/1057',
  '/fr/hotel/1057?checkin=2027-04-13&checkout=2027-04-14',
  '/fr/sejour/10572?checkin=2027-04-13&checkout=2027-04-14',
  '/fr/sejour/10013?flow=gifting',
  '/fr/activites',
  '/fr/activites/700024',
  '/fr/checkout?product=10611&checkin=2027-04-13&checkout=2027-04-14',
  '/fr/coffrets-cadeaux',
  '/fr/idees-week-end',
  '/fr/contact',
  '/fr/info/faq',
  '/fr/nowhere',
  '/be/nl/radio-zuidenwind',
]

/** Counts elements by name. */
const counted = (names: Iterable<string>) => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

it.for(pages)(
  'a browser makes of %s the elements that its markup names, none closed early and none of its own',
  async (path, { visitor }) => {
    const { body } = await get(path)
    const page = await visitor()
    const made = await page.evaluate((html) => {
      const namesIn = (root: Document | DocumentFragment): string[] =>
        [...root.querySelectorAll('*')].flatMap((element) => [
          element.localName,
          ...(element instanceof HTMLTemplateElement ? namesIn(element.content) : []),
        ])
      return namesIn(new DOMParser().parseFromString(html, 'text/html'))
    }, body)
    const named = body.replaceAll(/(<script[^>]*>).*?<\/script>/gs, '$1').matchAll(/<([a-z][a-z0-9-]*)/gi)
    expect(counted(made)).toEqual(counted([...named].map(([, name = '']) => name)))
  },
)
