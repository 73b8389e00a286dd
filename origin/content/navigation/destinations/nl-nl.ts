import type { Branch } from '../branch.ts'

/** The Netherlands by landscape and province, then the countries a weekend reaches. */
export const netherlands: readonly Branch[] = [
  [
    'nederland',
    [
      ['limburg', ['zuid-limburg', 'maastricht', 'valkenburg']],
      ['zeeland', ['domburg', 'middelburg', 'zeeuwse-kust']],
      ['veluwe', ['arnhem']],
      ['noord-brabant', ['efteling']],
      ['hollandse-kust', ['zandvoort', 'noordwijk', 'scheveningen']],
      ['bollenstreek', ['keukenhof', 'haarlem']],
      ['waddeneilanden', ['texel']],
      ['friesland', ['friese-meren']],
      'drenthe',
      ['overijssel', ['twente']],
      ['gelderland', ['achterhoek']],
      ['utrecht', ['utrechtse-heuvelrug']],
      'amsterdam',
      'rotterdam',
      'den-haag',
      'groningen',
    ],
  ],
  [
    'belgique',
    [
      ['ardennes', ['durbuy', 'spa', 'dinant']],
      ['cote-belge', ['ostende', 'knokke-heist']],
      'bruges',
      'anvers',
      'gand',
      'bruxelles',
      'hesbaye',
      'campine',
    ],
  ],
  ['france', ['paris', 'champagne', 'alsace', 'normandie', 'cote-d-opale', 'bourgogne', 'provence']],
  ['italia', ['lago-di-garda', 'dolomiti', 'toscana', 'roma', 'venezia']],
  ['espana', ['barcelona', 'valencia', 'sevilla', 'mallorca']],
]
