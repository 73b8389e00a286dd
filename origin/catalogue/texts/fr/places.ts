import type { PlaceFacts } from '../../facts/facts.ts'
import { bare, phrases } from '../shared/phrase-table.ts'
import { placeTexts } from '../shared/places.ts'
import { sightPhrase } from '../shared/sights.ts'
import places from './places.json' with { type: 'json' }

const inTowns = new Map(Object.entries(places.towns))
const inAreas = phrases(places.areas)
const inDivisions = phrases(places.divisions)

export const sight = sightPhrase(places.sights)

/** "du château de Chambord", "des calanques de Marseille", "d’Efteling". */
export const ofSight = (name: string): string => ofPhrase(sight(name))

/** Names that drop the vowel before them. A y does before a consonant, "d’Ypres", but not "de Yerseke"; an h where it is silent. */
const elided = /^(?:[aeiouáàâéèêíîóôúœ]|y(?![aeiouy])|h(?:astière|endaye|erbeumont|ossegor|yères))/i

function ofPhrase(phrase: string): string {
  if (phrase.startsWith('le ') || phrase.startsWith('Le ')) return `du ${phrase.slice(3)}`
  if (phrase.startsWith('les ') || phrase.startsWith('Les ')) return `des ${phrase.slice(4)}`
  return elided.test(phrase) ? `d’${phrase}` : `de ${phrase}`
}

/** "Le Mans" → "au Mans", "Les Sables-d’Olonne" → "aux Sables-d’Olonne", "La Rochelle" → "à La Rochelle". */
function inTown(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`
  return inTowns.get(name) ?? `à ${name}`
}

/** Provinces of Spain, Italy and Belgium have the name of their capital. */
function inDivision(full: string): string {
  const name = bare(full)
  return inDivisions.get(name) ?? `dans la province ${ofPhrase(name)}`
}

function inPlace(place: PlaceFacts): string {
  const name = bare(place.name.fr)
  switch (place.kind) {
    case 'country':
    case 'region':
    case 'department':
      return inDivision(name)
    case 'touristic_area':
      return inAreas.get(name) ?? inDivisions.get(name) ?? `dans la région ${ofPhrase(name)}`
    case 'poi':
      return `près ${ofSight(name)}`
    default:
      return inTown(name)
  }
}

export const frenchPlaces = placeTexts('fr', {
  in: inPlace,
  inRegion: (place) => inDivision(place.region?.fr ?? place.country.fr),
  inCountry: (place) => inDivision(place.country.fr),
})
