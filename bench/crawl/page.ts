import { Parser } from 'htmlparser2'

export interface Link {
  /** As written. */
  readonly href: string
  /** Text, names of pictures and `aria-label`; empty for a link that names nothing. */
  readonly label: string
  readonly isFollowed: boolean
  /** Language of the page it goes to, where that is another market's. */
  readonly hreflang: string | undefined
}

export interface Alternate {
  readonly language: string
  readonly url: string
}

/** What a crawler reads of one response, and what is compared with other pages. */
export interface PageRecord {
  /** Path and query. */
  readonly address: string
  readonly status: number
  /** Where a redirect goes. */
  readonly location: string | undefined
  readonly title: string
  readonly description: string
  readonly robots: string
  readonly canonical: string
  readonly alternates: readonly Alternate[]
  readonly ids: ReadonlySet<string>
  readonly links: readonly Link[]
}

/** A response with everything that only its own rules need. */
export interface CrawledPage extends PageRecord {
  readonly contentType: string
  readonly contentLanguage: string
  readonly language: string
  /** The number of each of these elements: a page has one of them. */
  readonly counts: Readonly<Record<'title' | 'description' | 'robots' | 'canonical' | 'h1', number>>
  /** `og:…` and `twitter:…`, by name. */
  readonly shared: ReadonlyMap<string, string>
  readonly repeatedIds: readonly string[]
  /** Ids that attributes refer to. */
  readonly references: readonly { readonly attribute: string; readonly id: string }[]
  readonly images: { readonly withoutText: number }
  /** Each block of structured data as written. */
  readonly structured: readonly string[]
  /** Text on the page, in document order, without white space. */
  readonly text: string
}

export interface ReadInput {
  readonly address: string
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** Attributes whose value is a list of ids. */
const idLists = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
  'commandfor',
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
]

const withoutText = new Set(['script', 'style', 'template', 'noscript'])

/** Reads a page in one pass. */
export function readPage({ address, status, headers, body }: ReadInput): CrawledPage {
  const isHtml = (headers.get('content-type') ?? '').startsWith('text/html')
  const read = reading()
  if (isHtml) {
    const parser = new Parser(read.handler)
    parser.end(body)
  }
  return {
    address,
    status,
    location: headers.get('location') ?? undefined,
    contentType: headers.get('content-type') ?? '',
    contentLanguage: headers.get('content-language') ?? '',
    ...read.result(),
  }
}

/** Only what other pages are compared with, in strings of its own: a slice of a page keeps the whole page in memory. */
export function recordOf(page: CrawledPage): PageRecord {
  const { address, status, location, title, description, robots, canonical, alternates, ids, links } = page
  return {
    address,
    status,
    location,
    title: own(title),
    description: own(description),
    robots: own(robots),
    canonical: own(canonical),
    alternates: alternates.map(({ language, url }) => ({ language: own(language), url: own(url) })),
    ids: new Set([...ids].map(own)),
    links: links.map((link) => ({ ...link, href: own(link.href), label: own(link.label), hreflang: link.hreflang && own(link.hreflang) })),
  }
}

const strings = new Map<string, string>()

function own(text: string): string {
  const known = strings.get(text)
  if (known !== undefined) return known
  const copy = Buffer.from(text).toString()
  strings.set(copy, copy)
  return copy
}

function reading() {
  const counts = { title: 0, description: 0, robots: 0, canonical: 0, h1: 0 }
  const head = { title: '', description: '', robots: '', canonical: '', language: '' }
  const shared = new Map<string, string>()
  const alternates: Alternate[] = []
  const ids = new Set<string>()
  const repeatedIds: string[] = []
  const references: { attribute: string; id: string }[] = []
  const links: Link[] = []
  const structured: string[] = []
  const text: string[] = []
  let imagesWithoutText = 0
  let open: { href: string; label: string; isFollowed: boolean; hreflang: string | undefined } | undefined
  /** Names of the open elements that text is read apart from. */
  const apart: string[] = []
  let templates = 0
  let collected: string[] | undefined

  const meta = ({ name, property, content = '' }: Record<string, string>) => {
    if (name === 'description' || name === 'robots') {
      counts[name]++
      head[name] = content
    }
    const key = property ?? name
    if (key?.startsWith('og:') || key?.startsWith('twitter:')) shared.set(key, content)
  }
  const linkElement = ({ rel, href = '', hreflang = '' }: Record<string, string>) => {
    if (rel === 'canonical') {
      counts.canonical++
      head.canonical = href
    }
    if (rel === 'alternate' && hreflang) alternates.push({ language: hreflang, url: href })
  }
  const handler = {
    onopentag(name: string, attributes: Record<string, string>) {
      if (name === 'template' || name === 'noscript') templates++
      if (withoutText.has(name)) apart.push(name)
      if (templates > 0) return
      const { id } = attributes
      if (id !== undefined) {
        if (ids.has(id)) repeatedIds.push(id)
        ids.add(id)
      }
      for (const attribute of idLists) {
        const value = attributes[attribute]
        if (value) for (const one of value.split(/\s+/)) references.push({ attribute, id: one })
      }
      if (name === 'html') head.language = attributes['lang'] ?? ''
      else if (name === 'meta') meta(attributes)
      else if (name === 'link') linkElement(attributes)
      else if (name === 'h1') counts.h1++
      else if (name === 'title' && !open && apart.length === 0 && counts.title === 0) {
        counts.title++
        collected = []
      } else if (name === 'script' && attributes['type'] === 'application/ld+json') collected = []
      else if (name === 'img') {
        if (attributes['alt'] === undefined) imagesWithoutText++
        if (open) open.label += attributes['alt'] ?? ''
      } else if (name === 'a' && attributes['href'] !== undefined) {
        open = {
          href: attributes['href'],
          label: attributes['aria-label'] ?? '',
          isFollowed: !(attributes['rel'] ?? '').split(' ').includes('nofollow'),
          hreflang: attributes['hreflang'],
        }
      } else if (open && attributes['aria-label']) open.label += attributes['aria-label']
    },
    ontext(piece: string) {
      if (collected) collected.push(piece)
      else if (apart.length === 0) {
        text.push(piece)
        if (open) open.label += piece
      }
    },
    onclosetag(name: string) {
      if (name === 'template' || name === 'noscript') templates--
      if (withoutText.has(name)) apart.pop()
      if (name === 'title' && collected) {
        head.title = collected.join('')
        collected = undefined
      } else if (name === 'script' && collected) {
        structured.push(collected.join(''))
        collected = undefined
      } else if (name === 'a' && open) {
        links.push({ ...open, label: open.label.trim() })
        open = undefined
      }
    },
  }
  return {
    handler,
    result: () => ({
      ...head,
      counts,
      shared,
      alternates,
      ids,
      repeatedIds,
      references,
      links,
      structured,
      images: { withoutText: imagesWithoutText },
      text: text.join('').replaceAll(/[\s\u00a0\u202f]+/g, ''),
    }),
  }
}
