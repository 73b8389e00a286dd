import { describe, expect, test } from 'vitest'
import { GeoSuggestions } from '../../src/contract/geo.ts'
import { responseTo } from '../testing/whole-catalogue.ts'

describe('places', () => {
  const labels = async (locale: string, term: string) =>
    (
      await responseTo(GeoSuggestions, `/autocomplete-geonames.json?locale=${locale}&term=${encodeURIComponent(term)}&maxResults=30`)
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

  test('are shown with typographic apostrophes, and found by keyboard apostrophes too', async () => {
    for (const term of ["cote d'azur", 'côte d’azur']) expect((await labels('fr_FR', term))[0]).toBe('Côte d’Azur')
  })

  test.each([
    ['fr_FR', 'st malo', 'Saint-Malo'],
    ['fr_FR', 'ste maxime', 'Sainte-Maxime'],
    ['nl_BE', 'st niklaas', 'Sint-Niklaas'],
    ['fr_FR', 'lyon 2', 'Lyon'],
    ['fr_FR', 'lyon 2e', 'Lyon'],
    ['fr_FR', '14', 'Calvados'],
    ['fr_FR', '14000', 'Calvados'],
    ['fr_FR', '20137', 'Corse-du-Sud'],
    ['fr_FR', '2b', 'Haute-Corse'],
    ['es_ES', '28013', 'Madrid'],
    ['it_IT', '50121', 'Toscana'],
    ['fr_BE', '8000', 'Flandre-Occidentale'],
    ['nl_NL', '4331 ab', 'Zeeland'],
  ])('%s: “%s” is %s', async (locale, term, label) => {
    expect((await labels(locale, term))[0]).toBe(label)
  })

  test.each([
    ['fr_FR', 'marseile', 'Marseille'],
    ['fr_FR', 'bourgonge', 'Bourgogne'],
    ['fr_FR', 'normendi', 'Normandie'],
    ['it_IT', 'toscanna', 'Toscana'],
  ])('%s: “%s” finds %s as an approximation', async (locale, term, label) => {
    const { suggestions, approximate } = await responseTo(
      GeoSuggestions,
      `/autocomplete-geonames.json?locale=${locale}&term=${term}&maxResults=30`,
    )
    expect(suggestions[0]?.label).toBe(label)
    expect(approximate).toBe(true)
  })

  test('come with their country: only France has departments', async () => {
    const countryOf = async (term: string) =>
      (await responseTo(GeoSuggestions, `/autocomplete-geonames.json?locale=es_ES&term=${term}&maxResults=30`)).suggestions.find(
        ({ kind }) => kind === 'department',
      )?.country
    expect(await countryOf('calvados')).toBe('FR')
    expect(await countryOf('teruel')).toBe('ES')
  })

  test('a town is suggested once, also by the name of a district', async () => {
    const found = (await labels('fr_FR', 'marseille')).filter((label) => label.startsWith('Marseille'))
    expect(found).toEqual(['Marseille'])
    expect((await labels('fr_FR', 'marseille 08'))[0]).toBe('Marseille')
    expect((await labels('fr_BE', 'malmédy')).filter((label) => label.startsWith('Malm'))).toEqual(['Malmedy'])
  })

  test('come with the number of hotels that can be booked there', async () => {
    const { suggestions } = await responseTo(GeoSuggestions, '/autocomplete-geonames.json?locale=fr_FR&term=normandie')
    expect(suggestions[0]?.hotels).toBeGreaterThan(10)
  })

  test('hotels are found by name', async () => {
    const { suggestions } = await responseTo(GeoSuggestions, '/autocomplete-geonames.json?locale=fr_FR&term=remparts')
    expect(suggestions.some((suggestion) => suggestion.kind === 'hotel')).toBe(true)
  })

  test('an empty field suggests places of the market', async () => {
    const { suggestions } = await responseTo(GeoSuggestions, '/recommendedAutocomplete.json?locale=it_IT&q=')
    expect(suggestions.length).toBeGreaterThan(6)
  })
})
