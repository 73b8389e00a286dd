import type { Branch } from '../branch.ts'

const inBelgium: Branch = [
  'belgique',
  [
    ['ardennes', ['durbuy', 'spa', 'dinant', 'vallee-de-la-semois', 'hautes-fagnes']],
    ['cote-belge', ['ostende', 'knokke-heist', 'le-coq']],
    ['flandre-occidentale', ['bruges', 'ypres', 'westhoek']],
    ['flandre-orientale', ['gand', 'ardennes-flamandes']],
    ['limbourg-belge', ['hesbaye', 'parc-national-de-haute-campine']],
    ['namur', ['vallee-de-la-meuse']],
    'luxembourg-belge',
    ['wallonie', ['liege', 'cantons-de-l-est', 'pairi-daiza']],
    'campine',
    'anvers',
    'bruxelles',
    'louvain',
    'malines',
  ],
]

/** Belgium for the French-speaking: then France first, as near as it is. */
export const belgiumFrench: readonly Branch[] = [
  inBelgium,
  [
    'france',
    [
      ['champagne', ['reims', 'epernay']],
      ['cote-d-opale', ['lille', 'arras', 'baie-de-somme']],
      ['alsace', ['strasbourg', 'colmar', 'route-des-vins-d-alsace']],
      ['normandie', ['deauville', 'honfleur', 'etretat']],
      ['paris', ['disneyland-paris']],
      'bourgogne',
      'vosges',
      'bretagne',
      'provence',
      'cote-d-azur',
    ],
  ],
  ['nederland', ['zeeland', 'zuid-limburg', 'maastricht', 'amsterdam', 'rotterdam']],
  ['italia', ['roma', 'venezia', 'firenze', 'lago-di-garda']],
  ['espana', ['barcelona', 'costa-brava', 'sevilla', 'mallorca']],
]

/** Belgium for the Dutch-speaking: the coast first, the Netherlands before France. */
export const belgiumDutch: readonly Branch[] = [
  inBelgium,
  [
    'nederland',
    [
      ['zeeland', ['domburg', 'middelburg', 'zeeuwse-kust']],
      ['zuid-limburg', ['maastricht', 'valkenburg']],
      ['veluwe', ['arnhem']],
      'noord-brabant',
      'amsterdam',
      'rotterdam',
      'utrecht-city',
      'efteling',
    ],
  ],
  [
    'france',
    [
      ['champagne', ['reims', 'epernay']],
      ['cote-d-opale', ['lille', 'arras', 'baie-de-somme']],
      ['alsace', ['strasbourg', 'colmar']],
      ['normandie', ['honfleur', 'etretat']],
      ['paris', ['disneyland-paris']],
      'bourgogne',
      'provence',
    ],
  ],
  ['italia', ['roma', 'venezia', 'firenze', 'lago-di-garda', 'toscana']],
  ['espana', ['barcelona', 'valencia', 'sevilla', 'mallorca']],
]
