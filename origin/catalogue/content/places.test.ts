import { expect, test } from 'vitest'
import gazetteer from '../seed/places.json' with { type: 'json' }
import { places } from './places.ts'

test('places are the gazetteer’s', () => {
  const byId = new Map(gazetteer.places.map((place) => [place.id, place]))
  for (const place of Object.values(places)) {
    const known: { slug: string; slugs?: Record<string, string>; name: string; names?: Record<string, string> } | undefined = byId.get(
      place.id,
    )
    for (const language of ['fr', 'es', 'nl', 'it'] as const) {
      expect(place.slug[language]).toBe(known?.slugs?.[language] ?? known?.slug)
      expect(place.name[language]).toBe(known?.names?.[language] ?? known?.name)
    }
  }
})
