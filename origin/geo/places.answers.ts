import { describe, expect, test } from 'vitest'
import { GeoSuggestions } from '../../src/contract/geo.ts'
import { answer } from '../testing/whole-catalogue.ts'

describe('places', () => {
  const labels = async (locale: string, term: string) =>
    (
      await answer(GeoSuggestions, `/autocomplete-geonames.json?locale=${locale}&term=${encodeURIComponent(term)}&maxResults=30`)
    ).suggestions.map((suggestion) => suggestion.label)

  test('accents and case do not matter, words inside a name do', async () => {
    expect((await labels('fr_FR', 'ETRETAT'))[0]).toBe('Étretat')
    expect(await labels('fr_FR', 'rochelle')).toContain('La Rochelle')
    expect((await labels('fr_FR', 'par'))[0]).toBe('Paris')
    expect((await labels('fr_FR', 'brugge'))[0]).toBe('Bruges')
    expect(await labels('fr_FR', 'zzzz')).toEqual([])
    expect(await labels('fr_FR', '')).toEqual([])
    expect(await labels('fr_FR', "l'%_{")).toBeDefined()
  })

  test('are printed with the apostrophe of print, and found by that of keyboards too', async () => {
    for (const term of ["cote d'azur", 'côte d’azur']) expect((await labels('fr_FR', term))[0]).toBe('Côte d’Azur')
  })

  test('hotels are found by name', async () => {
    const { suggestions } = await answer(GeoSuggestions, '/autocomplete-geonames.json?locale=fr_FR&term=remparts')
    expect(suggestions.some((suggestion) => suggestion.kind === 'hotel')).toBe(true)
  })

  test('an empty box is offered places of the market', async () => {
    const { suggestions } = await answer(GeoSuggestions, '/recommendedAutocomplete.json?locale=it_IT&q=')
    expect(suggestions.length).toBeGreaterThan(6)
  })
})
