import type { Chance } from './chance.ts'
import { words } from './names/parts.ts'

type Tongue = 'fr' | 'es' | 'nl' | 'it'

const streets: Record<Tongue, readonly string[]> = {
  fr: words(`rue de l'Église, place du Marché, rue du Moulin, avenue de la Gare, rue des Écoles, rue Haute, quai du Port, rue de la République, chemin des Vignes, rue du Château, place de la Mairie,
    rue Saint-Martin, rue des Lavandières, route de la Forêt, allée des Tilleuls, rue Victor-Hugo, rue du Pont, impasse des Jardins, rue de la Fontaine, boulevard Carnot, rue Basse, chemin du Verger`),
  es: words(`Calle Mayor, Plaza de España, Calle del Carmen, Calle Real, Calle San Juan, Avenida de la Constitución, Calle del Sol, Plaza Mayor, Calle de la Iglesia, Paseo del Río, Calle Nueva,
    Calle de los Olivos, Travesía del Molino, Calle Cervantes, Paseo de la Alameda, Calle de la Fuente, Calle del Castillo, Carretera de la Sierra, Calle de la Paz, Cuesta del Convento`),
  nl: words(`Kerkstraat, Marktplein, Molenweg, Stationsstraat, Hoogstraat, Dorpsstraat, Havenkade, Schoolstraat, Lindelaan, Kasteeldreef, Nieuwstraat, Boslaan, Grote Markt, Brugstraat, Zandweg,
    Wilgenlaan, Kloosterstraat, Oude Gracht, Beukenlaan, Korte Nieuwstraat, Veldstraat, Duinweg`),
  it: words(`Via Roma, Piazza Garibaldi, Via Mazzini, Via del Castello, Corso Italia, Via della Chiesa, Via dei Mulini, Piazza della Repubblica, Via San Giovanni, Via Dante, Via del Ponte, Vicolo dei Fiori,
    Via delle Fonti, Viale dei Cipressi, Via Cavour, Via della Torre, Via Verdi, Strada del Vino, Via del Porto, Via XX Settembre`),
}

/** "12 rue de l'Église", "Kerkstraat 12", "Via Roma, 12": as each language writes it. */
export function streetOf(tongue: Tongue, luck: Chance): string {
  const street = luck.pick(streets[tongue])
  const number = luck.between(1, 96)
  switch (tongue) {
    case 'fr':
      return `${number} ${street}`
    case 'nl':
      return `${street} ${number}`
    default:
      return `${street}, ${number}`
  }
}

/** First digits of postal codes, by ISO 3166-2 code of the department or region. French departments carry theirs in the code. */
const prefixes: Readonly<Record<string, string>> = {
  'ES-VI': '01',
  'ES-AB': '02',
  'ES-A': '03',
  'ES-AL': '04',
  'ES-AV': '05',
  'ES-BA': '06',
  'ES-PM': '07',
  'ES-B': '08',
  'ES-BU': '09',
  'ES-CC': '10',
  'ES-CA': '11',
  'ES-CS': '12',
  'ES-CR': '13',
  'ES-CO': '14',
  'ES-C': '15',
  'ES-CU': '16',
  'ES-GI': '17',
  'ES-GR': '18',
  'ES-GU': '19',
  'ES-SS': '20',
  'ES-H': '21',
  'ES-HU': '22',
  'ES-J': '23',
  'ES-LE': '24',
  'ES-L': '25',
  'ES-LO': '26',
  'ES-LU': '27',
  'ES-M': '28',
  'ES-MA': '29',
  'ES-MU': '30',
  'ES-NA': '31',
  'ES-OR': '32',
  'ES-O': '33',
  'ES-P': '34',
  'ES-GC': '35',
  'ES-PO': '36',
  'ES-SA': '37',
  'ES-TF': '38',
  'ES-S': '39',
  'ES-SG': '40',
  'ES-SE': '41',
  'ES-SO': '42',
  'ES-T': '43',
  'ES-TE': '44',
  'ES-TO': '45',
  'ES-V': '46',
  'ES-VA': '47',
  'ES-BI': '48',
  'ES-ZA': '49',
  'ES-Z': '50',
  'BE-BRU': '10',
  'BE-WBR': '13',
  'BE-VBR': '30',
  'BE-VAN': '22',
  'BE-VLI': '36',
  'BE-WLG': '47',
  'BE-WNA': '53',
  'BE-WHT': '71',
  'BE-WLX': '68',
  'BE-VWV': '84',
  'BE-VOV': '93',
  'NL-NH': '19',
  'NL-ZH': '26',
  'NL-UT': '37',
  'NL-ZE': '43',
  'NL-NB': '51',
  'NL-LI': '62',
  'NL-GE': '70',
  'NL-OV': '75',
  'NL-FL': '82',
  'NL-FR': '88',
  'NL-DR': '94',
  'NL-GR': '97',
  'IT-65': '65',
  'IT-77': '75',
  'IT-78': '88',
  'IT-72': '84',
  'IT-45': '48',
  'IT-36': '33',
  'IT-62': '01',
  'IT-42': '18',
  'IT-25': '22',
  'IT-57': '61',
  'IT-67': '86',
  'IT-21': '12',
  'IT-75': '72',
  'IT-88': '07',
  'IT-82': '90',
  'IT-52': '53',
  'IT-32': '39',
  'IT-55': '06',
  'IT-23': '11',
  'IT-34': '37',
}

const corsica: Readonly<Record<string, string>> = { 'FR-2A': '20', 'FR-2B': '20' }

/** A postal code of the right shape and beginning. */
export function zipOf(cc: string, department: string, region: string, luck: Chance): string {
  const digits = (count: number): string => Array.from({ length: count }, () => luck.between(0, 9)).join('')
  const prefix = prefixes[department] ?? prefixes[region] ?? corsica[department] ?? /^FR-(\d{2})/.exec(department)?.[1] ?? '10'
  if (department === 'FR-75') return `750${String(luck.between(1, 18)).padStart(2, '0')}`
  switch (cc) {
    case 'BE':
      return `${prefix}${luck.pick(['00', '10', '20', '30', '50', '70', '80'])}`
    case 'NL':
      return `${prefix}${digits(2)} ${luck.pick([...'ABCDEGHJKLMNPRSTVWXZ'])}${luck.pick([...'ABCDEGHJKLMNPRSTVWXZ'])}`
    default:
      return `${prefix}${luck.pick(['000', '100', '120', '200', '230', '300', '340', '410', '500', '560', '700'])}`
  }
}
