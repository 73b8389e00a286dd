import { addressOf, type SiteMap } from '../graph.ts'
import type { CrawledPage } from '../page.ts'
import { whereabouts } from '../whereabouts.ts'
import { type Rule, when } from './rule.ts'

type MarkupRule = Rule<CrawledPage, SiteMap>

const ids: MarkupRule = {
  name: 'every id once',
  find: ({ repeatedIds }) => [...new Set(repeatedIds)].map((id) => `#${id} again`),
}

const references: MarkupRule = {
  name: 'references to ids resolve',
  find: ({ references: all, ids: known }) => [
    ...new Set(all.filter(({ id }) => !known.has(id)).map(({ attribute, id }) => `${attribute} ${id}`)),
  ],
}

/** A hash with `=` is a search in the grammar of criteria. */
const isFragment = (hash: string) => hash.length > 1 && !hash.includes('=')

const fragments: MarkupRule = {
  name: 'fragments of the page resolve',
  find: (page, { origin }) =>
    page.links.flatMap(({ href }) => {
      const at = href.indexOf('#')
      if (at < 0 || !isFragment(href.slice(at)) || addressOf(href, page.address, origin) !== page.address) return []
      return when(!page.ids.has(decodeURIComponent(href.slice(at + 1))), () => href)
    }),
}

const emptyLinks: MarkupRule = {
  name: 'no empty link',
  find: ({ links }) =>
    links.flatMap(({ href, label }) => when(label === '' || href === '' || href === '#', () => `${href || '""'}: ${label}`)),
}

const pictures: MarkupRule = {
  name: 'every picture has an alt',
  find: ({ images }) => when(images.withoutText > 0, () => `${images.withoutText} pictures`),
}

const misspelt: MarkupRule = {
  name: 'links are spelt as their pages',
  find: ({ links }) =>
    links.flatMap(({ href }) =>
      when(/undefined|NaN|\[object|%25|^\/\/|^\/.*\/(?:[?#]|$)|^[^?#]+\/\//.test(href.replace(/^[a-z]+:\/\//, '')), () => href),
    ),
}

/** Pictures are the same in all markets. */
const isFile = (address: string) => /\.[a-z]{3,4}$/.test(address)

/** Country and language navigation names the language of its links. */
const inside: MarkupRule = {
  name: 'links stay inside market and minisite',
  find: (page, { origin }) => {
    const { base, market } = whereabouts(page.address)
    if (!market) return []
    return page.links.flatMap(({ href, hreflang }) => {
      const target = addressOf(href, page.address, origin)
      const isInside = target === undefined || target === base || target.startsWith(`${base}/`) || target.startsWith(`${base}?`)
      return when(!isInside && hreflang === undefined && !isFile(target), () => href)
    })
  },
}

const followedViews: MarkupRule = {
  name: 'a followed link has no query but the page of its list',
  find: (page, { origin }) => {
    const own = page.address.split('?')[0]
    return page.links.flatMap(({ href, isFollowed }) => {
      const target = isFollowed ? addressOf(href, page.address, origin) : undefined
      if (target === undefined || !target.includes('?') || target === page.address) return []
      return when(!/^\?page=\d+$/.test(target.slice(target.indexOf('?'))) || target.split('?')[0] !== own, () => target)
    })
  },
}

export const markupRules: readonly MarkupRule[] = [ids, references, fragments, emptyLinks, pictures, misspelt, inside, followedViews]
