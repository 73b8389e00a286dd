import type { Environment } from '../facts/codes.ts'
import type { Coast } from './flat-coast.ts'

/** Where a scene can be shown; what is left out allows every place. */
export interface Setting {
  readonly regions?: readonly string[]
  readonly towns?: readonly string[]
  /** Regions that have such a landscape, while it is not what they are known for. */
  readonly also?: readonly string[]
  /** Towns of these regions without such a landscape. */
  readonly except?: readonly string[]
  readonly environments?: readonly Environment[]
  readonly coast?: Coast
  /** Not where the shore has no sand. */
  readonly sand?: true
}

const dutchWest = ['Hollande-Méridionale', 'Hollande-Septentrionale', 'Zélande', 'Utrecht']
const dutchNorth = ['Groningue', 'Frise', 'Drenthe']
const dutchEast = ['Overijssel', 'Gueldre', 'Flevoland']
const dutchSouth = ['Brabant-Septentrional', 'Limbourg néerlandais']

/** French regions by the Atlantic and the Channel with rocks and dunes. */
const frenchWest = ['Normandie', 'Pays de la Loire', 'Nouvelle-Aquitaine']
const atlantic = ['Bretagne', ...frenchWest, 'Galice', 'Asturies', 'Cantabrie', 'Pays basque']
/** Regions by the Atlantic where palm trees line promenades. */
const mildAtlantic = ['Bretagne', 'Nouvelle-Aquitaine', 'Galice', 'Asturies', 'Cantabrie', 'Pays basque']
const northSea = ['Flandre', ...dutchWest, ...dutchNorth, 'Hauts-de-France']
/** Regions by a warm sea, the Canaries too. */
export const mediterranean = [
  'Provence-Alpes-Côte d’Azur',
  'Occitanie',
  'Corse',
  'Catalogne',
  'Communauté valencienne',
  'Région de Murcie',
  'Andalousie',
  'Îles Baléares',
  'Îles Canaries',
  'Ligurie',
  'Toscane',
  'Latium',
  'Campanie',
  'Calabre',
  'Basilicate',
  'Pouilles',
  'Sicile',
  'Sardaigne',
  'Marches',
  'Abruzzes',
  'Molise',
  'Émilie-Romagne',
  'Vénétie',
  'Frioul-Vénétie Julienne',
]
/** Cities of central Italy that are on no hill, by their French names. */
const citiesInPlains = [
  'Rome',
  'Florence',
  'Pise',
  'Lucques',
  'Livourne',
  'Prato',
  'Pistoia',
  'Bologne',
  'Parme',
  'Modène',
  'Ferrare',
  'Ravenne',
  'Rimini',
  'Plaisance',
  'Reggio d’Émilie',
  'Forlì',
  'Pesaro',
  'Ancône',
]

/** Cities of the Netherlands and Flanders whose streets no canal follows, by their French names. */
const withoutCanals = [
  'Anvers',
  'Apeldoorn',
  'Arnhem',
  'Assen',
  'Audenarde',
  'Courtrai',
  'Deventer',
  'Ede',
  'Eindhoven',
  'Emmen',
  'Genk',
  'Grammont',
  'Hal',
  'Hardenberg',
  'Hasselt',
  'Louvain',
  'Maastricht',
  'Nimègue',
  'Ostende',
  'Rotterdam',
  'Ruremonde',
  'Saint-Trond',
  'Tilburg',
  'Tongres',
  'Turnhout',
  'Ypres',
]
/** Towns of the Walloon plains, without wooded hills. */
const walloonPlains = ['Chièvres', 'Ellezelles', 'Waterloo', 'Limal', 'Juprelle', 'Remicourt', 'Fayt-lez-Manage', 'Mettet']
/** Towns of Provence and the Languedoc, whose castles have no slate and no moats, by their French names. */
const southOfFrance = [
  'Gordes',
  'Saint-Rémy-de-Provence',
  'Uzès',
  'Moustiers-Sainte-Marie',
  'Lourmarin',
  'Roussillon',
  'Les Baux-de-Provence',
  'Ramatuelle',
]
/** Regions of Spain with tiled patios. */
const southernSpain = ['Andalousie', 'Estrémadure', 'Castille-La Manche', 'Communauté valencienne', 'Région de Murcie']

const green = ['countryside', 'forest', 'vineyard', 'lake', 'mountain'] as const satisfies readonly Environment[]
/** Where vines are seen from a table. */
const fields = ['countryside', 'vineyard', 'forest', 'lake'] as const satisfies readonly Environment[]
const shores = ['seaside', 'lake'] as const satisfies readonly Environment[]

/** Scenes with a recognisable landmark or landscape: no Eiffel Tower for Colmar. Others suit anywhere in their countries. */
export const settings: Readonly<Record<string, Setting>> = {
  paris: { towns: ['Paris'], regions: ['Île-de-France'] },
  seville: { towns: ['Séville'], regions: ['Andalousie'] },
  florence: { towns: ['Florence'], regions: ['Toscane'] },
  venice: { towns: ['Venise'], regions: ['Vénétie'] },
  'belfry-square': { environments: ['city'], except: ['Ostende', 'Dinant', 'Liège', 'Genk', 'Hasselt', 'Namur'] },
  'canal-houses': {
    environments: ['city', 'lake'],
    regions: [...dutchWest, ...dutchNorth, ...dutchEast, ...dutchSouth, 'Flandre'],
    except: withoutCanals,
  },
  'lavender-farm': { regions: ['Provence-Alpes-Côte d’Azur'], environments: green },
  brittany: { regions: ['Bretagne'], environments: ['seaside'] },
  'loire-vineyard': {
    regions: ['Centre-Val de Loire', 'Pays de la Loire'],
    except: ['Chartres', 'Le Mans', 'Fontenay-le-Comte', 'Les Herbiers', 'Vendée', 'Sarthe', 'Mayenne', 'Eure-et-Loir'],
    environments: [...green, 'city'],
  },
  'cliff-village': { regions: ['Ligurie', 'Campanie', 'Calabre', 'Sicile', 'Provence-Alpes-Côte d’Azur'], environments: ['seaside'] },
  'white-village': {
    regions: ['Andalousie', 'Communauté valencienne', 'Îles Baléares', 'Région de Murcie', 'Îles Canaries', 'Catalogne'],
    environments: ['seaside'],
  },
  'tulip-fields': { regions: [...dutchWest, ...dutchNorth] },
  // South Limburg is hills.
  'polder-windmills': {
    regions: [...dutchWest, ...dutchNorth, 'Overijssel', 'Gueldre', 'Flevoland', 'Brabant-Septentrional'],
    except: ['Ootmarsum', 'De Lutte', 'Ruurlo', 'Ulft', 'Warnsveld', 'Goirle', 'Twente', 'Achterhoek'],
    environments: ['countryside', 'lake', 'seaside'],
  },
  'dunes-pavilion': { regions: [...northSea, ...frenchWest], environments: ['seaside'], coast: 'flat' },
  lighthouse: { regions: atlantic, environments: ['seaside'], coast: 'rocky' },
  beach: { regions: mediterranean, environments: ['seaside'], sand: true },
  // Palm trees grow in its front garden.
  'sea-hotel': { regions: [...mediterranean, ...mildAtlantic], environments: ['seaside'], sand: true },
  'horse-ride': { environments: ['seaside'] },
  sailing: { environments: shores },
  'dinner-terrace': { environments: shores },
  'ardennes-river': {
    regions: ['Wallonie', 'Grand Est'],
    also: ['Limbourg néerlandais'],
    except: ['Sevenum', ...walloonPlains],
    environments: green,
  },
  'tuscan-town': {
    regions: ['Toscane', 'Ombrie', 'Marches', 'Latium', 'Émilie-Romagne'],
    except: citiesInPlains,
    environments: [...green, 'city'],
  },
  dolomites: { regions: ['Trentin-Haut-Adige', 'Vénétie', 'Frioul-Vénétie Julienne'], environments: ['mountain'] },
  'winter-chalets': { environments: ['mountain'] },
  'alp-lake': {
    regions: [
      'Auvergne-Rhône-Alpes',
      'Provence-Alpes-Côte d’Azur',
      'Bourgogne-Franche-Comté',
      'Grand Est',
      'Occitanie',
      'Nouvelle-Aquitaine',
      'Vallée d’Aoste',
      'Piémont',
      'Lombardie',
      'Trentin-Haut-Adige',
      'Vénétie',
      'Catalogne',
      'Aragon',
      'Navarre',
      'Asturies',
      'Cantabrie',
      'Castille-et-León',
      'Communauté de Madrid',
      'Andalousie',
    ],
    except: ['Sirmione', 'Desenzano del Garda', 'Peschiera del Garda', 'Lazise', 'Bardolino'],
    environments: ['mountain', 'lake'],
  },
  'mountain-lodge': { environments: ['mountain'] },
  'lake-villa': { regions: ['Lombardie', 'Piémont', 'Trentin-Haut-Adige', 'Vénétie', 'Ombrie', 'Latium'], environments: ['lake'] },
  'hot-tub': { environments: ['mountain'] },
  'spa-pool': { environments: green },
  // The aqueduct is Roman, and south of the mountains.
  'canoe-gorge': {
    regions: ['Occitanie', 'Provence-Alpes-Côte d’Azur', 'Castille-et-León', 'Estrémadure'],
    environments: ['countryside', 'forest', 'vineyard'],
  },
  // Cypresses and vines, below the mountains and outside of forests.
  'vineyard-farm': {
    environments: ['countryside', 'vineyard', 'city'],
    regions: [
      ...mediterranean.filter((region) => region !== 'Îles Canaries'),
      'Auvergne-Rhône-Alpes',
      'Nouvelle-Aquitaine',
      'La Rioja',
      'Navarre',
      'Aragon',
      'Castille-et-León',
      'Castille-La Manche',
      'Estrémadure',
      'Ombrie',
      'Piémont',
      'Lombardie',
      'Communauté de Madrid',
    ],
  },
  'vineyard-table': { environments: fields },
  'wine-tasting': { environments: fields },
  patio: { regions: southernSpain },
  balloons: { environments: green },
  bikes: { environments: [...green, 'seaside'] },
  golf: { environments: [...green, 'seaside', 'city'] },
  'treetop-park': { environments: green },
  'design-hotel': { regions: mediterranean, sand: true },
  'country-manor': { environments: green },
  'chateau-moat': { environments: green, except: southOfFrance },
  treehouse: { environments: green },
}
