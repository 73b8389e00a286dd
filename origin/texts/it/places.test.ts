import { expect, test } from 'vitest'
import type { PlaceFacts } from '../../catalogue/facts.ts'
import { italianPlaces, ofSight } from './places.ts'

test('measures from a town with the article that merges', () => {
  expect(['L’Aia', 'La Spezia', 'Sierra Nevada', 'La Rochelle', 'Siena'].map(ofSight)).toEqual([
    'dall’Aia',
    'dalla Spezia',
    'dalla Sierra Nevada',
    'da La Rochelle',
    'da Siena',
  ])
})

test('names a province once where its capital has the same name', () => {
  const inEveryLanguage = (name: string) => ({ fr: name, es: name, nl: name, it: name })
  const city = (name: string): PlaceFacts => ({
    id: 1,
    kind: 'city',
    cc: 'NL',
    name: inEveryLanguage(name),
    country: inEveryLanguage('Paesi Bassi'),
    region: inEveryLanguage('Groninga'),
  })
  expect(italianPlaces.inRegion(city('Groninga'))).toBe('nella provincia omonima')
  expect(italianPlaces.inRegion(city('Delfzijl'))).toBe('in provincia di Groninga')
})

test('names a region once where a place has its name', () => {
  const inEveryLanguage = (name: string) => ({ fr: name, es: name, nl: name, it: name })
  const inRegion = (kind: string, name: string, region: string): string =>
    italianPlaces.inRegion({
      id: 1,
      kind,
      cc: 'IT',
      name: inEveryLanguage(name),
      country: inEveryLanguage('Italia'),
      region: inEveryLanguage(region),
    })
  expect(inRegion('department', 'Alto Adige (Bolzano)', 'Trentino-Alto Adige')).toBe('in Alto Adige')
  expect(inRegion('ski_resort', 'Limone Piemonte', 'Piemonte')).toBe('a Limone Piemonte')
  expect(inRegion('city', 'Merano', 'Trentino-Alto Adige')).toBe('in Trentino-Alto Adige')
})
