import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../src/market/markets.ts'
import { type Place, readGazetteer } from '../seed/gazetteer.ts'
import { textsOf } from './index-by-locale.ts'

const gazetteer = readGazetteer()

test('writes every name of the gazetteer with typographic apostrophes', () => {
  const names = gazetteer.places.flatMap((place) => [place.name, ...Object.values(place.names ?? {})])
  expect(names.filter((name) => name?.includes("'"))).toEqual([])
})

test('the town and the island of Ischia have one name in Spanish', () => {
  const names = [3175458, 50489].map((id) => gazetteer.find(id)?.names?.es)
  expect(names).toEqual(['Isquia', 'Isla de Isquia'])
})

const towns: readonly Place['kind'][] = ['city', 'sea_resort', 'ski_resort']

function inPlace(locale: Locale, kind: Place['kind'] | 'town', frenchName: string): string {
  const found = gazetteer.places.find(
    (place) => (kind === 'town' ? towns.includes(place.kind) : place.kind === kind) && (place.names?.fr ?? place.name) === frenchName,
  )
  if (!found) throw new Error(`no ${kind} ${frenchName}`)
  return textsOf(locale).place.in(gazetteer.facts(found))
}

const french: readonly (readonly [Place['kind'] | 'town', string, string])[] = [
  ['town', 'Bruges', 'à Bruges'],
  ['town', 'Le Mans', 'au Mans'],
  ['town', 'Le Havre', 'au Havre'],
  ['town', 'La Rochelle', 'à La Rochelle'],
  ['town', 'Les Sables-d’Olonne', 'aux Sables-d’Olonne'],
  ['region', 'Bretagne', 'en Bretagne'],
  ['region', 'Grand Est', 'dans le Grand Est'],
  ['region', 'Îles Canaries', 'aux îles Canaries'],
  ['department', 'Var', 'dans le Var'],
  ['department', 'Hérault', 'dans l’Hérault'],
  ['department', 'Séville', 'dans la province de Séville'],
  ['department', 'Ávila', 'dans la province d’Ávila'],
  ['country', 'Pays-Bas', 'aux Pays-Bas'],
  ['touristic_area', 'Côte d’Azur', 'sur la Côte d’Azur'],
  ['touristic_area', 'Texel', 'à Texel'],
  ['touristic_area', 'Lac de Garde', 'au bord du lac de Garde'],
  ['poi', 'Château de Chambord', 'près du château de Chambord'],
  ['poi', 'Falaises d’Étretat', 'près des falaises d’Étretat'],
]

const spanish: typeof french = [
  ['town', 'Bruges', 'en Brujas'],
  ['touristic_area', 'Costa Brava', 'en la Costa Brava'],
  ['country', 'Pays-Bas', 'en los Países Bajos'],
  ['region', 'Pays basque', 'en el País Vasco'],
  ['region', 'La Rioja', 'en La Rioja'],
  ['department', 'Séville', 'en la provincia de Sevilla'],
  ['touristic_area', 'Île d’Elbe', 'en la isla de Elba'],
  ['poi', 'Château de Chambord', 'cerca del castillo de Chambord'],
  ['town', 'la Garriga', 'en La Garriga'],
  ['town', 'Utrecht', 'en Utrecht'],
  ['region', 'Utrecht', 'en la provincia de Utrecht'],
  ['department', 'Nord', 'en el departamento del Norte'],
  ['touristic_area', 'Pyrénées', 'en el Pirineo francés'],
  ['poi', 'Parc d’attractions de Slagharen', 'cerca del parque de atracciones Slagharen'],
]

const dutch: typeof french = [
  ['town', 'Bruges', 'in Brugge'],
  ['town', 'Utrecht', 'in Utrecht'],
  ['region', 'Utrecht', 'in de provincie Utrecht'],
  ['touristic_area', 'Texel', 'op Texel'],
  ['touristic_area', 'Costa Brava', 'aan de Costa Brava'],
  ['touristic_area', 'Ardennes', 'in de Ardennen'],
  ['touristic_area', 'Veluwe', 'op de Veluwe'],
  ['touristic_area', 'Lac de Garde', 'aan het Gardameer'],
  ['region', 'Sicile', 'op Sicilië'],
  ['department', 'Dordogne', 'in de Dordogne'],
  ['poi', 'Château de Chambord', 'in de buurt van het kasteel van Chambord'],
  ['region', 'Limbourg néerlandais', 'in Limburg'],
  ['department', 'Limbourg belge', 'in Belgisch-Limburg'],
]

const flemish: typeof french = [
  ['region', 'Limbourg néerlandais', 'in Nederlands-Limburg'],
  ['department', 'Limbourg belge', 'in Limburg'],
  ['department', 'Luxembourg belge', 'in Belgisch-Luxemburg'],
]

const italian: typeof french = [
  ['town', 'Rome', 'a Roma'],
  ['town', 'Amsterdam', 'ad Amsterdam'],
  ['town', 'L’Aquila', 'all’Aquila'],
  ['region', 'Toscane', 'in Toscana'],
  ['region', 'Latium', 'nel Lazio'],
  ['region', 'Marches', 'nelle Marche'],
  ['country', 'Pays-Bas', 'nei Paesi Bassi'],
  ['touristic_area', 'Île d’Elbe', 'sull’isola d’Elba'],
  ['touristic_area', 'Lac de Côme', 'sul lago di Como'],
  ['department', 'Sienne', 'in provincia di Siena'],
]

test.each([
  ['it_IT', 'Alto Adige (Bolzano)', 'Trentino-Alto Adige', false],
  ['it_IT', 'Limone Piemonte', 'Piemonte', false],
  ['it_IT', 'Merano', 'Trentino-Alto Adige', true],
  ['fr_FR', 'Dol-de-Bretagne', 'Bretagne', false],
  ['fr_FR', 'Utrecht', 'Utrecht', false],
  ['fr_FR', 'Cancale', 'Bretagne', true],
  ['es_ES', 'Groninga', 'Groninga', false],
  ['nl_NL', 'Groningen', 'Groningen', false],
] as const)('%s: the region is added to %s, %s: %s', (locale, name, region, added) => {
  const inEveryLanguage = (text: string) => ({ fr: text, es: text, nl: text, it: text })
  const place = {
    id: 1,
    kind: 'city',
    cc: 'NL',
    name: inEveryLanguage(name),
    country: inEveryLanguage('Pays-Bas'),
    region: inEveryLanguage(region),
  }
  const { place: texts } = textsOf(locale)
  expect(texts.inRegion(place) !== texts.in(place)).toBe(added)
})

describe.each([
  ['fr_FR', french],
  ['es_ES', spanish],
  ['nl_NL', dutch],
  ['nl_BE', flemish],
  ['it_IT', italian],
] as const)('%s', (locale, cases) => {
  test.each(cases)('%s %s: %s', (kind, name, phrase) => expect(inPlace(locale, kind, name)).toBe(phrase))

  test('merges prepositions and articles for every place of the gazetteer', () => {
    const wrong = / (?:de le|à le|à les|de el|a el|di il|di lo|a il|a lo|in il|da il) | \(|undefined| {2}|^\s/
    const phrases = gazetteer.places.flatMap((place) => {
      const { place: texts } = textsOf(locale)
      const facts = gazetteer.facts(place)
      return [texts.in(facts), texts.inRegion(facts), texts.inCountry(facts), texts.label(facts)]
    })
    expect(phrases.filter((phrase) => wrong.test(` ${phrase}`.slice(1)))).toEqual([])
  })

  test('never labels a place twice', () => {
    const { place: texts } = textsOf(locale)
    const doubled = gazetteer.places.map((place) => texts.label(gazetteer.facts(place))).filter((label) => /^(.+), \1$/.test(label))
    expect(doubled).toEqual([])
  })
})
