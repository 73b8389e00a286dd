import { expect, test } from 'vitest'
import { areOnOneShore, islandOf } from './islands.ts'

const points = {
  Stavoren: { lat: 52.88, lng: 5.36 },
  Hoorn: { lat: 52.64, lng: 5.06 },
  Lelystad: { lat: 52.51, lng: 5.47 },
  Enkhuizen: { lat: 52.7, lng: 5.29 },
  Volendam: { lat: 52.5, lng: 5.07 },
  'Noirmoutier-en-l’Île': { lat: 47, lng: -2.25 },
  Pornic: { lat: 47.12, lng: -2.1 },
  'Saint-Jean-de-Monts': { lat: 46.79, lng: -2.06 },
  Amsterdam: { lat: 52.37, lng: 4.9 },
  Utrecht: { lat: 52.09, lng: 5.12 },
  Vlissingen: { lat: 51.44, lng: 3.57 },
  Breskens: { lat: 51.4, lng: 3.55 },
  Royan: { lat: 45.62, lng: -1.03 },
  'Soulac-sur-Mer': { lat: 45.51, lng: -1.12 },
  Bordeaux: { lat: 44.84, lng: -0.58 },
  Saintes: { lat: 45.74, lng: -0.63 },
  Capri: { lat: 40.55, lng: 14.24 },
  Sorrento: { lat: 40.63, lng: 14.38 },
  Brugge: { lat: 51.21, lng: 3.22 },
  Westkapelle: { lat: 51.53, lng: 3.44 },
  Yvoire: { lat: 46.37, lng: 6.33 },
  Nyon: { lat: 46.38, lng: 6.24 },
  Évian: { lat: 46.4, lng: 6.59 },
  Lausanne: { lat: 46.52, lng: 6.63 },
  Peyragudes: { lat: 42.79, lng: 0.44 },
  Benasque: { lat: 42.6, lng: 0.52 },
  Luchon: { lat: 42.79, lng: 0.59 },
  Vielha: { lat: 42.7, lng: 0.79 },
  Limone: { lat: 45.81, lng: 10.79 },
  Malcesine: { lat: 45.76, lng: 10.81 },
} as const

test.each([
  ['Stavoren', 'Hoorn', false],
  ['Lelystad', 'Hoorn', false],
  ['Enkhuizen', 'Stavoren', false],
  ['Enkhuizen', 'Lelystad', false],
  ['Enkhuizen', 'Hoorn', true],
  ['Enkhuizen', 'Volendam', true],
  ['Noirmoutier-en-l’Île', 'Pornic', false],
  ['Noirmoutier-en-l’Île', 'Saint-Jean-de-Monts', true],
  ['Pornic', 'Saint-Jean-de-Monts', true],
  ['Amsterdam', 'Utrecht', true],
  ['Amsterdam', 'Hoorn', true],
  ['Royan', 'Soulac-sur-Mer', false],
  ['Bordeaux', 'Saintes', true],
  ['Capri', 'Sorrento', false],
  ['Vlissingen', 'Breskens', false],
  ['Westkapelle', 'Brugge', false],
  ['Yvoire', 'Nyon', false],
  ['Yvoire', 'Évian', true],
  ['Évian', 'Lausanne', false],
  ['Peyragudes', 'Benasque', false],
  ['Vielha', 'Benasque', false],
  ['Peyragudes', 'Luchon', true],
  ['Luchon', 'Vielha', true],
  ['Limone', 'Malcesine', false],
] as const)('%s and %s are on one shore: %s', (one, other, expected) => {
  expect(areOnOneShore(points[one], points[other])).toBe(expected)
  expect(areOnOneShore(points[other], points[one])).toBe(expected)
})

test('a point in no rectangle is on the mainland', () => {
  expect(islandOf(points.Sorrento)).toBeUndefined()
  expect(islandOf(points.Capri)).toBe('Capri')
})
