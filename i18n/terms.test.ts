import { readFileSync } from 'node:fs'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { describe, expect, it } from 'vitest'
import { announcementBanners } from '../origin/catalogue/content/announcements.ts'
import { editionOn } from '../origin/cms/edition.ts'
import { footer } from '../origin/catalogue/content/footer/footer.ts'
import { giftCard } from '../origin/catalogue/content/gift-card.ts'
import { homePages } from '../origin/catalogue/content/home/home-pages.ts'
import { minisites } from '../origin/catalogue/content/minisites/minisites.ts'
import { navigation } from '../origin/catalogue/content/navigation/navigation.ts'
import { promoBars } from '../origin/catalogue/content/promo-bars.ts'
import { settings } from '../origin/catalogue/content/settings.ts'
import { staticPageIds } from '../origin/catalogue/content/static/ids.ts'
import { staticPage } from '../origin/catalogue/content/static/static-page.ts'
import { typeset } from '../origin/catalogue/content/typeset.ts'
import { type Locale, locales, marketOfLocale } from '../src/market/markets.ts'

/** What a term is written as in one language, and what it is not. */
interface Usage {
  readonly terms: readonly string[]
  readonly avoided: readonly string[]
}

const columnsOf: Readonly<Record<Locale, readonly [column: string, neighbour?: string]>> = {
  fr_FR: ['fr'],
  fr_BE: ['fr-BE', 'fr'],
  es_ES: ['es'],
  nl_NL: ['nl'],
  nl_BE: ['nl-BE', 'nl'],
  it_IT: ['it'],
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

function usageOf(cell: string): Usage {
  const [terms = ''] = cell.split('~~')
  return {
    terms: terms.split(',').map((term) => term.trim()),
    avoided: [...cell.matchAll(/~~(.+?)~~/g)].flatMap(([, word]) => word ?? []),
  }
}

/** The usages of a locale in all tables of a document. */
function usagesOf(document: string, locale: Locale): Usage[] {
  const [own, neighbour] = columnsOf[locale]
  return document
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .flatMap(([head = '', , ...rows]) => {
      const at = (name: string | undefined, row: string) => cellsOf(row)[cellsOf(head).indexOf(name ?? '')] ?? ''
      return rows.map((row) => usageOf(at(own, row) || at(neighbour, row)))
    })
}

const literal = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function patternOf(word: string): RegExp {
  const start = word.startsWith('…') ? '' : '(?<![\\p{L}-])'
  return new RegExp(`${start}${literal(word.replace('…', ''))}(?!\\p{L})`, 'giu')
}

/** Finds avoided words in a text, once its own terms are taken out. */
function avoidedIn(text: string, usages: readonly Usage[]): string[] {
  return usages.flatMap(({ terms, avoided }) => {
    const rest = terms.reduce((left, term) => (term ? left.replaceAll(patternOf(term), '') : left), text)
    return avoided.filter((word) => rest.search(patternOf(word)) >= 0)
  })
}

/** Reflexive verbs. */
const twice = new Set(['vous vous', 'nous nous', 'je je'])

function typographyOf(text: string, locale: Locale): string[] {
  const { language } = marketOfLocale(locale)
  const faults: Readonly<Record<string, boolean>> = {
    'straight quote': /['"]/.test(text),
    'three dots': text.includes('...'),
    'two full stops': /(?<!\.)\.\.(?!\.)/.test(text),
    'two spaces': /[ \u00a0\u202f]{2}/.test(text),
    'space that breaks before a unit': /[\d}] (?:€|%|km\b|kg\b|m²|h\b|uur\b)/.test(text) || /€ [\d{]/.test(text),
    'thousands without a separator': ['fr', 'nl'].includes(language) && /(?:€\s?|(?<![\d/-]))[1-9]\d{3}\s?€/.test(text),
    'no narrow space': language === 'fr' && (/[^\u202f\d][;:!?»]/.test(text) || /«[^\u202f]/.test(text)),
    // "del 5 dicembre", but "dell’8 dicembre": the article depends on the value.
    'article before a value': language === 'it' && /(?<!\p{L})(?:il|[dnas]?[aeu]l) \{/iu.test(text),
    'doubled word': [...text.matchAll(/(?<![\p{L}-])(\p{L}+) \1(?![\p{L}-])/giu)].some(([words]) => !twice.has(words.toLowerCase())),
  }
  return Object.keys(faults).filter((fault) => faults[fault])
}

/** A message with its plural forms as sentences, and without tags. */
const readable = (message: string): string =>
  message
    .replaceAll(/<\/?\d+\/?>/g, '')
    .replaceAll(/\{\w+, plural,\s*/g, '')
    .replaceAll(/(?:one|other|=\d+) \{((?:[^{}]|\{\w+\})*?)\.?\}\s*\}?/g, '$1. ')

async function messagesOf(locale: Locale): Promise<string[]> {
  const config = getConfig()
  const [catalogue] = await getCatalogs(config)
  const { messages } = (await catalogue?.getTranslations(locale, {
    fallbackLocales: config.fallbackLocales,
    sourceLocale: config.sourceLocale,
    missingBehavior: 'resolved',
  })) ?? { messages: {} }
  return Object.values(messages).map((message) => readable(String(message)))
}

/** Texts under these keys are addresses, codes and names. */
const codes =
  /^(?:_id|id|icon|type|kind|key|query|url|uri|.*Urls?|desktop|mobile|bannerColor|partnerName|locale|minisiteLocale|start|end|internalCode|campaign|alt|licence|company)$/

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (codes.test(key) ? [] : textsIn(part)))
}

function contentOf(locale: Locale): string[] {
  const edition = editionOn(locale, '2026-11-21')
  const pages = staticPageIds.map((id) => staticPage(edition, id))
  const partners = minisites(() => '2026-11-21').filter(({ minisiteLocale }) => minisiteLocale === locale)
  const all = [
    homePages(edition),
    navigation(edition),
    footer(edition),
    giftCard(edition),
    settings(edition),
    promoBars(edition),
    announcementBanners(edition),
    pages,
    partners,
  ]
  return textsIn(all).map((text) => typeset(text, edition.market.language))
}

const terms = readFileSync(new URL('terms.md', import.meta.url), 'utf8')

describe('the words of a language', () => {
  it('are read from the tables, a Belgian cell in place of its neighbour’s', () => {
    const table = [
      '# Terms',
      '',
      '| notion | nl | nl-BE |',
      '| --- | --- | --- |',
      '| care | dienst ~~klantendienst~~ | klantendienst |',
      '| offer | aanbieding ~~aanbod~~ | |',
    ]
    const usages = (locale: Locale) => usagesOf(table.join('\n'), locale)
    expect(avoidedIn('De klantendienst heeft een aanbod', usages('nl_NL'))).toEqual(['klantendienst', 'aanbod'])
    expect(avoidedIn('De klantendienst heeft een aanbod', usages('nl_BE'))).toEqual(['aanbod'])
    expect(usagesOf(terms, 'it_IT').flatMap(({ avoided }) => avoided).length).toBeGreaterThan(40)
  })

  it('are avoided as whole words, outside their own term, or as endings', () => {
    const usages = [usageOf('bon cadeau ~~le bon~~'), usageOf('repas de midi ~~déjeuner~~'), usageOf('tú ~~…áis~~')]
    expect(avoidedIn('Le bon cadeau, le petit-déjeuner', usages)).toEqual([])
    expect(avoidedIn('Le bon, le déjeuner, viajáis', usages)).toEqual(['le bon', 'déjeuner', '…áis'])
  })

  it('are set as their language sets them', () => {
    expect(typographyOf("Offre : 20 % l'an... et et", 'fr_FR')).toEqual([
      'straight quote',
      'three dots',
      'space that breaks before a unit',
      'no narrow space',
      'doubled word',
    ])
    expect(typographyOf('Dal {0}, di Escale S.r.l.. Dalle {1}', 'it_IT')).toEqual(['two full stops', 'article before a value'])
    expect(typographyOf('Van € 2000 of 2000 €', 'nl_NL')).toEqual(['space that breaks before a unit', 'thousands without a separator'])
    expect(typographyOf('Si vous vous absentez\u202f: 1\u202f000\u00a0€', 'fr_BE')).toEqual([])
    expect(readable('{n, plural, one {# nuit} other {# nuits pour {max}}}')).toBe('# nuit. # nuits pour {max}. ')
  })
})

describe.each(locales)('texts in %s', (locale) => {
  const usages = usagesOf(terms, locale)
  const faultsIn = (texts: readonly string[]) =>
    texts.flatMap((text) =>
      [...avoidedIn(text.replaceAll('\u2011', '-'), usages), ...typographyOf(text, locale)].map((fault) => `${fault}: ${text}`),
    )

  it('of the catalogue have one word for one thing', async () => {
    const texts = await messagesOf(locale)
    expect(texts.length).toBeGreaterThan(500)
    expect(faultsIn(texts)).toEqual([])
  })

  it('of the CMS have the same', () => {
    const texts = contentOf(locale)
    expect(texts.length).toBeGreaterThan(400)
    expect(faultsIn(texts)).toEqual([])
  })
})
