import type { ThemeCode } from '../../catalogue/codes.ts'
import type { Locale } from '../../../src/market/markets.ts'
import type { PlaceKey } from '../places/places.ts'
import type { Branch } from './branch.ts'
import { belgiumDutch, belgiumFrench } from './destinations/belgium.ts'
import { spain } from './destinations/es-es.ts'
import { france } from './destinations/fr-fr.ts'
import { italy } from './destinations/it-it.ts'
import { netherlands } from './destinations/nl-nl.ts'

export interface MenuPlan {
  readonly destinations: readonly Branch[]
  /** Themes in the market's order, each with the places it is best known at. */
  readonly themes: readonly (readonly [theme: ThemeCode, at: readonly PlaceKey[]])[]
}

export const menuPlans: Readonly<Record<Locale, MenuPlan>> = {
  fr_FR: {
    destinations: france,
    themes: [
      ['wellness', ['normandie', 'bretagne', 'vosges', 'alpes-francaises']],
      ['romantic', ['paris', 'provence', 'chateaux-de-la-loire', 'bruges']],
      ['gastronomy', ['bourgogne', 'alsace', 'lyon', 'champagne']],
      ['family', ['bretagne', 'ile-de-france', 'nouvelle-aquitaine']],
      ['seaside', ['bretagne', 'normandie', 'cote-d-azur', 'ile-de-re']],
      ['mountain', ['alpes-francaises', 'pyrenees', 'vosges']],
      ['countryside', ['perigord', 'bourgogne', 'luberon']],
      ['city', ['paris', 'lyon', 'bordeaux', 'lille', 'strasbourg']],
      ['unusual', []],
      ['culture', ['val-de-loire', 'avignon', 'carcassonne']],
    ],
  },
  fr_BE: {
    destinations: belgiumFrench,
    themes: [
      ['wellness', ['ardennes', 'cote-belge', 'limbourg-belge']],
      ['romantic', ['bruges', 'ardennes', 'paris']],
      ['gastronomy', ['ardennes', 'champagne', 'alsace']],
      ['city', ['bruges', 'gand', 'anvers', 'bruxelles', 'paris']],
      ['seaside', ['cote-belge', 'cote-d-opale', 'zeeland']],
      ['countryside', ['wallonie', 'champagne']],
      ['family', ['cote-belge', 'ardennes']],
      ['unusual', []],
      ['culture', ['bruges', 'anvers', 'bruxelles']],
      ['mountain', ['vosges', 'alpes-francaises']],
    ],
  },
  nl_BE: {
    destinations: belgiumDutch,
    themes: [
      ['wellness', ['ardennes', 'cote-belge', 'limbourg-belge', 'zuid-limburg']],
      ['romantic', ['bruges', 'ardennes', 'paris']],
      ['seaside', ['cote-belge', 'zeeland', 'cote-d-opale']],
      ['gastronomy', ['flandre-occidentale', 'champagne', 'zuid-limburg']],
      ['city', ['bruges', 'gand', 'anvers', 'paris', 'amsterdam']],
      ['countryside', ['hesbaye', 'westhoek', 'zuid-limburg']],
      ['family', ['cote-belge', 'veluwe']],
      ['unusual', []],
      ['culture', ['bruges', 'gand', 'anvers']],
      ['mountain', ['vosges', 'alpes-francaises']],
    ],
  },
  nl_NL: {
    destinations: netherlands,
    themes: [
      ['wellness', ['limburg', 'veluwe', 'zeeland']],
      ['romantic', ['zuid-limburg', 'bruges', 'paris']],
      ['seaside', ['zeeland', 'hollandse-kust', 'waddeneilanden']],
      ['gastronomy', ['limburg', 'zeeland', 'champagne']],
      ['city', ['maastricht', 'anvers', 'utrecht-city', 'rotterdam', 'paris']],
      ['countryside', ['achterhoek', 'twente', 'drenthe']],
      ['family', ['veluwe', 'noord-brabant', 'zeeland']],
      ['unusual', []],
      ['culture', ['amsterdam', 'den-haag', 'gand']],
      ['mountain', ['dolomiti', 'alpes-francaises']],
    ],
  },
  es_ES: {
    destinations: spain,
    themes: [
      ['wellness', ['cataluna', 'cantabria', 'galicia', 'aragon']],
      ['romantic', ['andalucia', 'costa-brava', 'segovia', 'paris']],
      ['gastronomy', ['pais-vasco', 'la-rioja', 'ribera-del-duero']],
      ['countryside', ['asturias', 'extremadura', 'castilla-y-leon']],
      ['seaside', ['costa-brava', 'costa-del-sol', 'costa-blanca', 'mallorca']],
      ['city', ['madrid', 'barcelona', 'sevilla', 'granada', 'bilbao']],
      ['family', ['comunidad-valenciana', 'costa-dorada']],
      ['mountain', ['pirineo-catalan', 'pirineo-aragones', 'picos-de-europa']],
      ['unusual', []],
      ['culture', ['toledo', 'cordoba', 'salamanca']],
    ],
  },
  it_IT: {
    destinations: italy,
    themes: [
      ['wellness', ['trentino-alto-adige', 'toscana', 'lago-di-garda']],
      ['romantic', ['venezia', 'lago-di-como', 'costiera-amalfitana', 'paris']],
      ['gastronomy', ['langhe', 'emilia-romagna', 'toscana']],
      ['city', ['roma', 'firenze', 'venezia', 'torino', 'napoli']],
      ['seaside', ['liguria', 'puglia', 'riviera-romagnola', 'sardegna']],
      ['mountain', ['dolomiti', 'valle-d-aosta', 'val-gardena']],
      ['countryside', ['umbria', 'toscana', 'marche']],
      ['family', ['riviera-romagnola', 'lago-di-garda']],
      ['unusual', []],
      ['culture', ['roma', 'matera', 'ravenna']],
    ],
  },
}
