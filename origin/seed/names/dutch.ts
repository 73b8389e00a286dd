import type { Environment } from '../../catalogue/codes.ts'
import { words, type NameParts } from './parts.ts'

const adjectives = words('Gulden, Witte, Blauwe, Oude, Stille, Rode, Groene, Zilveren, Vrolijke, Kleine, Koperen, Zwarte')
/** The noun says its article: het anker, de vos. */
const animals: readonly (readonly ['De' | 'Het', string])[] = [
  ['De', 'Vos'],
  ['De', 'Zwaan'],
  ['De', 'Leeuw'],
  ['Het', 'Anker'],
  ['Het', 'Hert'],
  ['De', 'Reiger'],
  ['De', 'Molen'],
  ['De', 'Sleutel'],
  ['De', 'Kroon'],
  ['Het', 'Paard'],
  ['De', 'Valk'],
  ['De', 'Lelie'],
  ['De', 'Pelikaan'],
  ['De', 'Uil'],
  ['Het', 'Schaap'],
  ['De', 'Kat'],
  ['De', 'Hoorn'],
  ['De', 'Ster'],
  ['Het', 'Lam'],
  ['De', 'Eenhoorn'],
]
/** "De Gulden Vos", "Het Gulden Anker". */
const signs = adjectives.flatMap((adjective) => animals.map(([article, noun]) => `${article} ${adjective} ${noun}`))

const own: Record<Environment, string> = {
  city: `De Lakenhal, Het Begijnhof, De Waag, De Gracht, Het Pakhuis, De Brouwerij, De Drukkerij, Het Stadhuis, De Kapel, De Poort, De Markt, Het Klooster, De Weverij, De Beurs, Het Atelier,
    De Kade, De Stadswal, De Torenwachter, Het Weeshuis, De Gildekamer, De Hofkamer, Het Zilverhuis, De Lantaarn, De Koornbeurs, De Vismarkt, Het Postkantoor, De Meestertoren, Het Binnenhof, Het Kantoor`,
  seaside: `Duinzicht, Zeebries, De Vuurtoren, Het Strandhuis, De Zandbank, Noorderlicht, De Branding, De Zeester, Wad en Wind, De Schelp, De Vloedlijn, De Garnaal, Het Baken, Zilt, De Meeuw, De Strandjutter,
    Zeezicht, Helmgras, De Reddingsboot, De Kotter, Zonneduin, De Golfslag, Zout en Zon, De Pier, Het Duinhuis, De Krab, Zuiderstrand, De Windwijzer`,
  countryside: `De Boomgaard, Het Korenveld, De Linde, De Zonnebloem, De Kastanje, Het Weidehuis, De Wilgenhof, De Hooiberg, De Bijenkorf, Het Dorpsplein, De Grutto, De Kersenhof, De Notelaar,
    De Zwaluw, De Mispel, De Klaproos, De Oude Pastorie, Het Bakhuis, De Meidoorn, De Vlierhof, De Leeuwerik, De Patrijs, Het Lindenhof, De Perelaar, De Brug, De Eikenhof`,
  mountain: 'De Heuvel, De Hoogte, De Uitkijk, De Mergel',
  lake: `Het Meerhuis, De Rietkraag, De Waterlelie, De Steiger, De Zeilmaker, De Fuut, De Sluis, De Schuit, De Punter, Het Botenhuis, De IJsvogel, De Wielewaal, Plassenzicht, De Waterkant, De Kolk`,
  forest: `De Eekhoorn, Het Boshuis, De Heide, Het Edelhert, De Dennen, Het Zandpad, De Vos en de Das, De Beuk, De Varen, De Open Plek, De Specht, Het Ven, De Jeneverbes, De Boswachter, De Bosrand, Het Berkenhof,
    De Wildernis, De Bosuil, De Kampvuurplaats, De Wolfskuil`,
  vineyard: 'De Wijnhof, De Druivenhof, De Wijngaard, Het Wijnhuis',
}

const named = (environment: Environment): string[] => words(own[environment])
const inns = [...signs]

/** The Netherlands and the Dutch-speaking part of Belgium. */
export const dutch: NameParts = {
  heads: {
    hotel: words('Hotel, Herberg, Grand Hotel, Logement, Stadshotel'),
    boutique: words('Boutique Hotel, Huis, Suites, Stadsvilla'),
    chateau: words('Kasteel, Landgoed, Kasteelhotel, Buitenplaats'),
    guesthouse: words('B&B, Gastenverblijf, Huize, Villa, Logies'),
    resort: words('Resort, Wellnesshotel, Badhotel'),
    lodge: words('Lodge, Natuurhuis, Boslodge'),
    farmhouse: words('Hoeve, Hofstede, Vierkantshoeve, Boerderij, Erfgoed'),
    treehouse: words('Boomhutten, Boomhuisjes, Boomlodge'),
    aparthotel: words('Appartementen, Residentie, Stadslofts'),
  },
  tails: {
    city: [...named('city'), ...inns],
    seaside: [...named('seaside'), ...named('seaside'), ...inns.slice(0, 40)],
    countryside: [...named('countryside'), ...named('countryside'), ...inns.slice(60, 140)],
    mountain: [...named('mountain'), ...inns.slice(100, 120)],
    lake: [...named('lake'), ...named('lake'), ...inns.slice(140, 160)],
    forest: [...named('forest'), ...named('forest'), ...inns.slice(160, 200)],
    vineyard: named('vineyard'),
  },
  regional: {
    'BE-VLG': { guesthouse: ['B&B', 'Huyze', 'Logies', 'Gastenverblijf'] },
    'NL-NOORD': { farmhouse: ['Boerderij', 'Hoeve', 'State'] },
    'NL-OOST': { farmhouse: ['Erve', 'Hoeve', 'Boerderij'], chateau: ['Havezate', 'Landgoed', 'Kasteel'] },
    'NL-ZUID': { farmhouse: ['Hoeve', 'Carréhoeve', 'Boerderij'] },
  },
}
