import type { Gazetteer, Place } from './gazetteer.ts'
import { kilometres } from '../geography/kilometres.ts'

/** What of an area’s circle belongs to the area; the rest of the circle does not. */
interface Extent {
  /** Codes of regions, provinces or departments: everything else in the circle is outside. */
  readonly within?: readonly string[]
  /** Towns that no map counts in, with their sights. */
  readonly without?: readonly string[]
  /** The only towns, where neither a circle nor provinces have the shape of the area. */
  readonly only?: readonly string[]
}

/** By the area’s own name. An area without an entry is its circle in its country. */
export const extents: Readonly<Record<string, Extent>> = {
  'Côte d’Azur': { within: ['FR-06', 'FR-83'] },
  'Châteaux de la Loire': { within: ['FR-CVL'] },
  'Val de Loire': { within: ['FR-37', 'FR-41', 'FR-45', 'FR-49'] },
  Luberon: { within: ['FR-84', 'FR-04'] },
  Alpilles: { without: ['Arles'] },
  Camargue: { without: ['Les Baux-de-Provence'] },
  Provence: { within: ['FR-13', 'FR-84', 'FR-83', 'FR-04'] },
  'Gorges de l’Ardèche': { within: ['FR-07', 'FR-30'] },
  Cévennes: { within: ['FR-30', 'FR-48', 'FR-07'] },
  Périgord: { within: ['FR-24'] },
  'Vignoble de Bordeaux': { within: ['FR-33'] },
  'Pays basque': { within: ['FR-64'] },
  'Côte landaise': { within: ['FR-40'] },
  Béarn: { within: ['FR-64'] },
  Pyrénées: {
    within: ['FR-64', 'FR-65', 'FR-31', 'FR-09', 'FR-11', 'FR-66'],
    without: ['Toulouse', 'Carcassonne', 'Pamiers'],
  },
  'Pays cathare': { without: ['Ax-les-Thermes'] },
  'Côte d’Albâtre': { without: ['Rouen', 'Malaunay'] },
  'Baie du Mont-Saint-Michel': { without: ['Combourg'] },
  'Côte d’Émeraude': { without: ['Dinan', 'Dol-de-Bretagne'] },
  'Presqu’île de Crozon': { without: ['Plougastel-Daoulas', 'Brest'] },
  'Marais poitevin': { without: ['Surgères'] },
  Sologne: { without: ['Mer', 'Chécy', 'Orléans'] },
  'Route des vins d’Alsace': { within: ['FR-67', 'FR-68'] },
  Alsace: { within: ['FR-67', 'FR-68'] },
  Vosges: { without: ['Colmar', 'Riquewihr', 'Ribeauvillé', 'Eguisheim'] },
  'Ardennes françaises': { within: ['FR-08'] },
  Jura: { within: ['FR-39', 'FR-25', 'FR-01'] },
  Bourgogne: { within: ['FR-21', 'FR-58', 'FR-71', 'FR-89'] },
  Beaujolais: { within: ['FR-69'] },
  Vercors: { without: ['Vizille'] },
  'Lac Léman': { within: ['FR-74'] },
  'Les Trois Vallées': { without: ['Valmorel'] },
  'Costa Brava': { without: ['Girona', 'Figueres', 'Besalú'] },
  'Costa Blanca': { without: ['Onil'] },
  'Costa del Sol': { within: ['ES-MA'], without: ['Ronda'] },
  'Costa de la Luz': { without: ['Jerez de la Frontera', 'Grazalema'] },
  'La Alpujarra': { without: ['Sierra Nevada'] },
  Doñana: { within: ['ES-H', 'ES-SE'] },
  'Camino de Santiago': { without: ['Cangas de Onís', 'Fuentes de Invierno'] },
  'Picos de Europa': { without: ['Llanes'] },
  'Costa Vasca': { without: ['Bilbao'] },
  'Ribera del Duero': { without: ['Cuéllar'] },
  'Pirineo aragonés': { within: ['ES-HU'] },
  Cerdanya: { without: ['Vall de Núria'] },
  Montseny: { without: ['L’Ametlla del Vallès', 'Bigues i Riells'] },
  'Sierra Norte de Madrid': { within: ['ES-MD'] },
  'Valle del Jerte': { without: ['Jaraíz de la Vera'] },
  Ardennes: { within: ['BE-WAL'], without: ['Liège'] },
  'Belgische Kust': {
    only: [
      'De Panne',
      'Koksijde',
      'Oostduinkerke',
      'Nieuwpoort',
      'Middelkerke',
      'Westende',
      'Oostende',
      'Bredene',
      'De Haan',
      'Klemskerke',
      'Wenduine',
      'Blankenberge',
      'Uitkerke',
      'Heist',
      'Knokke-Heist',
    ],
  },
  'Hautes Fagnes': { without: ['Coo', 'Trois-Ponts'] },
  'Cantons de l’Est': {
    only: ['Eupen', 'Raeren', 'Malmedy', 'Waimes', 'Robertville', 'Butgenbach', 'Bullange', 'Amblève', 'Saint-Vith'],
  },
  'Vlaamse Ardennen': { within: ['BE-VOV'] },
  Westhoek: { without: ['Moorslede'] },
  Hageland: { within: ['BE-VBR'] },
  Kempen: { within: ['BE-VAN', 'BE-VLI'], without: ['Halen', 'Hasselt'] },
  'Pays des Collines': { within: ['BE-WHT'] },
  'Vallée de la Meuse': { without: ['Mettet'] },
  'Vallée de la Semois': { without: ['Redu'] },
  Condroz: { without: ['Namur'] },
  Veluwe: { within: ['NL-GE'], without: ['Zutphen', 'Scherpenzeel'] },
  Twente: { within: ['NL-OV'] },
  Salland: { within: ['NL-OV'] },
  Betuwe: { within: ['NL-GE'], without: ['Ede', 'Scherpenzeel'] },
  Bollenstreek: { within: ['NL-ZH'] },
  'Utrechtse Heuvelrug': { within: ['NL-UT'], without: ['Utrecht'] },
  'Hollandse Kust': { without: ['Amsterdam', 'Leiden', 'Delft', 'Gouda', 'Haarlem', 'Volendam', 'Marken', 'Zaandijk', 'Hillegom'] },
  'Zeeuwse Kust': { within: ['NL-ZE'] },
  'Drents-Friese Wold': { without: ['Beilen'] },
  'Lago Maggiore': { without: ['Orta San Giulio'] },
  'Lago d’Iseo': { without: ['Passirano'] },
  'Val Gardena': { without: ['Corvara in Badia'] },
  'Val di Fassa': { within: ['IT-TN'] },
  'Alta Badia': { without: ['Selva di Val Gardena'] },
  'Val Pusteria': { within: ['IT-BZ'], without: ['Selva di Val Gardena', 'Corvara in Badia'] },
  Valtellina: { within: ['IT-SO'] },
  Valpolicella: { without: ['Bardolino', 'Lazise'] },
  Franciacorta: { within: ['IT-BS'] },
  'Golfo dei Poeti': { without: ['Santo Stefano di Magra'] },
  Versilia: { within: ['IT-LU'] },
  'Castelli Romani': { without: ['San Cesareo'] },
  Chianti: { without: ['San Gimignano'] },
  Lunigiana: { without: ['Lerici'] },
  'Costiera Amalfitana': { within: ['IT-SA'] },
  'Laguna di Venezia': { without: ['Dolo', 'Camponogara'] },
}

/** Whether a place is around an area’s point: nearer than its radius, or in its list. Hotels are drawn from these places. */
export const isAround = (area: Place, place: Place): boolean =>
  area.parts?.includes(place.id) ?? kilometres(area, place) <= (area.radius ?? 25)

/** Whether a town or sight belongs to an area: around its point, and inside its extent. Search, landing pages and counts agree on it. */
export function belongsTo(area: Place, place: Place, gazetteer: Gazetteer): boolean {
  if (!isAround(area, place)) return false
  if (area.parts) return true
  const { within, without, only } = extents[area.name] ?? {}
  const names = [place.name, gazetteer.find(place.city)?.name]
  const divisions = [place.region, place.department].map((id) => gazetteer.find(id)?.code)
  return (
    place.cc === area.cc &&
    (within?.some((code) => divisions.includes(code)) ?? true) &&
    !without?.some((name) => names.includes(name)) &&
    (only?.some((name) => names.includes(name)) ?? true)
  )
}
