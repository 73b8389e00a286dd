import { folded, textsOf } from '@escale/catalogue'
import { describe, expect, test } from 'vitest'
import { GeoSuggestions } from '../../src/contract/geo.ts'
import { marketOfLocale, markets } from '../../src/market/markets.ts'
import { rows, sql } from '../database/sql.ts'
import { origin, responseTo } from '../testing/whole-catalogue.ts'
import { autocomplete } from './autocomplete.ts'

const suggested = (locale: string, term: string) =>
  responseTo(GeoSuggestions, `/autocomplete-geonames.json?locale=${locale}&term=${encodeURIComponent(term)}&maxResults=30`)

interface Named {
  readonly id: number
  readonly names: string
}

describe('the name of a place', () => {
  /**
   * Only names with which something else begins need a choice: for the others nothing else is found. Of these a sample is tried.
   */
  test.each(markets.map(({ locale }) => locale))('that stands for nothing else leads to it: %s', async (locale) => {
    const market = marketOfLocale(locale)
    const { language } = market
    const places = await rows<Named>(origin.db, sql`SELECT id, names FROM place`)
    const terms = await rows<{ text: string; id: number; target: string; first: number }>(
      origin.db,
      sql`SELECT text, id, target, first FROM term WHERE language IN ('*', ${language}) ORDER BY text`,
    )
    const texts = terms.map(({ text }) => text)
    const bearers = new Map<string, Set<string>>()
    for (const { text, target, id, first } of terms) if (first) bearers.set(text, (bearers.get(text) ?? new Set()).add(`${target}${id}`))
    const firstAt = (text: string): number => {
      let [low, high] = [0, texts.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((texts[middle] ?? '') < text) low = middle + 1
        else high = middle
      }
      return low
    }
    const isContested = (text: string, id: number): boolean => {
      const from = firstAt(text)
      const end = texts.findIndex((other, at) => at >= from && !other.startsWith(text))
      return terms.slice(from, end < 0 ? undefined : end).some((term) => term.id !== id)
    }
    const own = places.map(({ id, names }) => ({
      id,
      text: folded(JSON.parse(names)[language]),
      name: String(JSON.parse(names)[language]),
    }))
    const unique = own.filter(({ text }) => bearers.get(text)?.size === 1)
    expect(unique.length).toBeGreaterThan(6500)
    const tried = unique.filter(({ id, text }, index) => isContested(text, id) || index % 50 === 0)
    expect(tried.length).toBeGreaterThan(300)
    const wrong: string[] = []
    for (const { id, name } of tried) {
      const { suggestions, approximate } = await autocomplete(origin.db, name, 1, market, textsOf(locale))
      if (suggestions[0]?.value !== id || approximate) wrong.push(`${name}: ${suggestions[0]?.label}`)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['nl_BE', 'Spa', 'Spa', 'city'],
    ['fr_BE', 'Aude', 'Aude', 'department'],
    ['fr_FR', 'Ardèche', 'Ardèche', 'department'],
    ['fr_FR', 'var', 'Var', 'department'],
    ['fr_FR', "l'Ardèche", 'Ardèche', 'department'],
    ['fr_FR', 'la Bretagne', 'Bretagne', 'region'],
    ['fr_FR', 'Mans', 'Le Mans', 'city'],
    ['fr_FR', 'le Mans', 'Le Mans', 'city'],
    ['fr_FR', 'la rochelle', 'La Rochelle', 'searesort'],
    ['nl_NL', 'den haag', 'Den Haag', 'city'],
    ['nl_NL', "'s-Hertogenbosch", '’s-Hertogenbosch', 'city'],
    ['nl_NL', 's hertogenbosch', '’s-Hertogenbosch', 'city'],
    ['nl_NL', 'Den Bosch', '’s-Hertogenbosch', 'city'],
    ['nl_BE', 'den bosch', '’s-Hertogenbosch', 'city'],
    ['nl_NL', 'Brabant', 'Noord-Brabant', 'region'],
    ['es_ES', 'Donostia', 'San Sebastián', 'city'],
    ['fr_FR', 'Eivissa', 'Ibiza', 'touristicregion'],
    ['fr_FR', 'PACA', 'Provence-Alpes-Côte d’Azur', 'region'],
    ['it_IT', 'Bozen', 'Bolzano', 'city'],
    ['fr_FR', 'Paris, France', 'Paris', 'city'],
    ['fr_FR', 'Paris (France)', 'Paris', 'city'],
    ['fr_FR', 'Paris, Île-de-France, France', 'Paris', 'city'],
    ['fr_FR', 'France, Paris', 'Paris', 'city'],
    ['fr_FR', '75001 Paris', 'Paris', 'city'],
    ['fr_FR', 'Paris – France', 'Paris', 'city'],
    ['es_ES', 'París Francia', 'París', 'city'],
    ['fr_BE', 'Bruxelles, Belgique', 'Bruxelles', 'city'],
    ['nl_BE', 'Brussel België', 'Brussel', 'city'],
    ['nl_NL', 'Amsterdam, Netherlands', 'Amsterdam', 'city'],
    ['fr_FR', 'hotel Paris', 'Paris', 'city'],
    ['fr_FR', 'Hôtel à Paris', 'Paris', 'city'],
    ['fr_FR', 'hôtels à Paris, France', 'Paris', 'city'],
    ['fr_FR', 'week-end en Bretagne', 'Bretagne', 'region'],
    ['nl_NL', 'weekendje weg in Brugge', 'Brugge', 'city'],
    ['es_ES', 'hotel en Madrid', 'Madrid', 'city'],
    ['it_IT', 'hotel a Roma', 'Roma', 'city'],
    ['it_IT', 'vacanze in Toscana, Italia', 'Toscana', 'region'],
    ['fr_FR', 'Paris hôtel', 'Paris', 'city'],
  ])('is understood as people write it: %s, “%s” is %s', async (locale, term, label, kind) => {
    const { suggestions, approximate } = await suggested(locale, term)
    expect([suggestions[0]?.label, suggestions[0]?.kind, approximate]).toEqual([label, kind, undefined])
  })

  test.each([
    ['fr_FR', 'Paris, Texas', 'Paris'],
    ['fr_FR', 'hotel marseile', 'Marseille'],
    ['fr_FR', 'Marseile, France', 'Marseille'],
  ])('elsewhere, or with an error, is only proposed: %s, “%s” is perhaps %s', async (locale, term, label) => {
    const { suggestions, approximate } = await suggested(locale, term)
    expect([suggestions[0]?.label, approximate]).toEqual([label, true])
  })

  test.each(['week-end', 'zzzz, France', 'le petit prince', ',', 'de la', 'week-end à', 'France, zzzz qqqq'])(
    'is not found in “%s” by force',
    async (term) => {
      const { suggestions, approximate } = await suggested('fr_FR', term)
      expect(approximate ? [] : suggestions).toEqual([])
    },
  )
})
