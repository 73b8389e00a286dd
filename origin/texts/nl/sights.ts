import { joined } from '../shared/phrase-table.ts'

/** First words that are common nouns, by article: they lose their capital in a sentence. */
const commonNouns: Readonly<Record<string, readonly string[]>> = {
  het: [
    'Kasteel',
    'Paleis',
    'Museum',
    'Heiligdom',
    'Circuit',
    'Belfort',
    'Aquarium',
    'Eiland',
    'Bos',
    'Meer',
    'Strand',
    'Natuurpark',
    'Klooster',
  ],
  de: [
    'Kathedraal',
    'Dierentuin',
    'Kliffen',
    'Tuinen',
    'Grotten',
    'Grot',
    'Molens',
    'Opgravingen',
    'Vallei',
    'Vestingstad',
    'Citadel',
    'Toren',
    'Dom',
    'Basiliek',
    'Brug',
    'Calanques',
    'Haven',
    'Abdij',
    'Kerk',
    'Vuurtoren',
  ],
}

/** Proper names with an article, capital kept. */
const properNames: Readonly<Record<string, readonly string[]>> = {
  het: [
    'Louvre',
    'Stade de France',
    'Prado',
    'Dalí-museum',
    'Guggenheim Museum Bilbao',
    'Santiago Bernabéu-stadion',
    'Alcázar van Segovia',
    'Alcázar van Sevilla',
    'Nationaal park Timanfaya',
    'Atomium',
    'Gravensteen',
    'Rijksmuseum',
    'Anne Frank Huis',
    'Van Gogh Museum',
    'Mauritshuis',
    'Kröller-Müller Museum',
    'Vrijthof',
    'Colosseum',
    'Pantheon van Rome',
    'San Siro-stadion',
    'San Marcoplein',
    'Egyptisch Museum van Turijn',
    'Koninklijk paleis van Caserta',
    'Pausenpaleis',
  ],
  de: [
    'Eiffeltoren',
    'Arc de Triomphe',
    'Sacré-Coeur',
    'Notre-Dame van Parijs',
    'Mont Saint-Michel',
    'Dune du Pilat',
    'Cirque de Gavarnie',
    "Cité de l'Espace",
    'Pont du Gard',
    'Hospices de Beaune',
    'Aiguille du Midi',
    'Sagrada Família',
    'Stad van Kunsten en Wetenschappen',
    'Alhambra',
    'Mezquita van Córdoba',
    'Caminito del Rey',
    'Puente Nuevo in Ronda',
    'Teide',
    'Grote Markt van Brussel',
    'Leeuw van Waterloo',
    'Efteling',
    'Keukenhof',
    'Johan Cruijff ArenA',
    'Zaanse Schans',
    'Euromast',
    'Markthal Rotterdam',
    'Trevifontein',
    'Sint-Pietersbasiliek',
    'Vaticaanse Musea',
    "Villa d'Este",
    'Uffizi',
    'Rialtobrug',
    'Arena van Verona',
    'Vesuvius',
    'Trulli van Alberobello',
    'Sassi van Matera',
    'Etna',
    'Basiliek van Sint-Franciscus',
  ],
}

const whole: Readonly<Record<string, string>> = { 'Kasteel de Haar': 'kasteel De Haar', 'Paleis Het Loo': 'paleis Het Loo' }

const articleOfNoun = new Map(
  Object.entries(commonNouns).flatMap(([article, nouns]) => nouns.map((noun): [string, string] => [noun, article])),
)
const articleOfName = new Map(
  Object.entries(properNames).flatMap(([article, names]) => names.map((name): [string, string] => [name, article])),
)

/** "Kasteel van Chambord" → "het kasteel van Chambord"; names that take no article stay as they are. */
export function sight(name: string): string {
  const proper = articleOfName.get(name)
  if (proper) return joined(proper, name)
  const known = whole[name]
  if (known) return known
  const [first = ''] = name.split(' ')
  const article = articleOfNoun.get(first)
  return article ? joined(article, name.charAt(0).toLowerCase() + name.slice(1)) : name
}

/** "van het kasteel van Chambord". */
export function ofSight(name: string): string {
  return `van ${sight(name)}`
}
