import { joined } from '../shared/phrase-table.ts'

/** First words that are common nouns, by article: they lose their capital in a sentence. */
const commonNouns: Readonly<Record<string, readonly string[]>> = {
  le: [
    'Château',
    'Musée',
    'Parc',
    'Zoo',
    'Pont',
    'Palais',
    'Cirque',
    'Sanctuaire',
    'Stade',
    'Circuit',
    'Pic',
    'Beffroi',
    'Monastère',
    'Théâtre-musée',
    'Lac',
    'Port',
    'Moulin',
    'Marché',
    'Jardin',
    'Phare',
    'Fort',
  ],
  la: [
    'Tour',
    'Basilique',
    'Dune',
    'Galerie',
    'Cathédrale',
    'Place',
    'Fontaine',
    'Grotte',
    'Maison',
    'Mosquée-cathédrale',
    'Butte',
    'Citadelle',
    'Vallée',
    'Villa',
    'Plage',
    'Forêt',
    'Réserve',
  ],
  "l'": ['Aquarium', 'Alcazar', 'Abbaye', 'Église'],
  les: ['Falaises', 'Jardins', 'Calanques', 'Grottes', 'Moulins', 'Musées', 'Ruines', 'Arènes', 'Trulli', 'Sassi', 'Gorges'],
}

/** Proper names with an article, capital kept. */
const properNames: Readonly<Record<string, readonly string[]>> = {
  le: [
    'Mont-Saint-Michel',
    'Puy du Fou',
    'Futuroscope',
    'Camp Nou',
    'Caminito del Rey',
    'Manneken-Pis',
    'Keukenhof',
    'Rijksmuseum',
    'Mauritshuis',
    'Colisée',
    'Panthéon de Rome',
    'Vésuve',
    'Castel del Monte',
    'Stade de France',
    'Deltapark Neeltje Jans',
    'Siam Park',
    'Loro Parque',
    'Parque Warner Madrid',
    'Vrijthof',
  ],
  la: [
    "Cité de l'Espace",
    'Cité de Carcassonne',
    'Cité des arts et des sciences',
    'Sagrada Família',
    'Grand-Place de Bruxelles',
    'Markthal Rotterdam',
    'Johan Cruijff ArenA',
  ],
  "l'": ['Arc de Triomphe', 'Aiguille du Midi', 'Alhambra', 'Atomium', 'Etna', 'Euromast', 'Oceanogràfic'],
  les: ['Hospices de Beaune'],
}

const whole: Readonly<Record<string, string>> = {
  "Les Machines de l'île": "les Machines de l'île",
  'La Cité du Vin': 'la Cité du Vin',
  'Le Pal': 'le parc du Pal',
  'Rome (Colisée)': 'le Colisée',
}

const articleOfNoun = new Map(
  Object.entries(commonNouns).flatMap(([article, nouns]) => nouns.map((noun): [string, string] => [noun, article])),
)
const articleOfName = new Map(
  Object.entries(properNames).flatMap(([article, names]) => names.map((name): [string, string] => [name, article])),
)

/** "Château de Chambord" → "le château de Chambord"; names that take no article stay as they are. */
export function sight(name: string): string {
  const known = whole[name]
  if (known) return known
  const proper = articleOfName.get(name)
  if (proper) return joined(proper, name)
  const [first = ''] = name.split(' ')
  const article = articleOfNoun.get(first)
  return article ? joined(article, name.charAt(0).toLowerCase() + name.slice(1)) : name
}

/** "du château de Chambord", "des calanques de Marseille", "de Rocamadour", "d'Efteling". */
export function ofSight(name: string): string {
  return ofPhrase(sight(name))
}

export function ofPhrase(phrase: string): string {
  if (phrase.startsWith('le ') || phrase.startsWith('Le ')) return `du ${phrase.slice(3)}`
  if (phrase.startsWith('les ') || phrase.startsWith('Les ')) return `des ${phrase.slice(4)}`
  return /^[aeiouyáàâéèêíîóôúœ]/i.test(phrase) && !/^(?:yssin|ypr)/i.test(phrase) ? `d'${phrase}` : `de ${phrase}`
}
