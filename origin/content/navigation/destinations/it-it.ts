import type { Branch } from '../branch.ts'

/** Italy by region (more than fifteen, so in columns), then its neighbours. */
export const italy: readonly Branch[] = [
  [
    'italia',
    [
      ['toscana', ['firenze', 'siena', 'pisa', 'lucca', 'chianti', 'val-d-orcia', 'maremma', 'versilia']],
      ['trentino-alto-adige', ['bolzano', 'merano', 'dolomiti', 'val-gardena', 'val-pusteria']],
      ['veneto', ['venezia', 'verona', 'valpolicella', 'cortina-d-ampezzo']],
      ['lombardia', ['milano', 'lago-di-como', 'sirmione']],
      'lago-di-garda',
      ['piemonte', ['torino', 'langhe', 'lago-maggiore']],
      ['liguria', ['cinque-terre']],
      ['emilia-romagna', ['bologna', 'ravenna', 'rimini', 'riviera-romagnola']],
      'umbria',
      ['marche', ['riviera-del-conero']],
      ['lazio', ['roma']],
      ['campania', ['napoli', 'costiera-amalfitana', 'cilento']],
      ['puglia', ['lecce', 'valle-d-itria', 'salento']],
      'matera',
      'abruzzo',
      'valle-d-aosta',
      'sicilia',
      'sardegna',
    ],
  ],
  ['france', ['paris', 'cote-d-azur', 'provence', 'nice', 'corse', 'mont-blanc']],
  ['espana', ['barcelona', 'madrid', 'sevilla', 'valencia', 'mallorca']],
  ['nederland', ['amsterdam', 'rotterdam']],
  ['belgique', ['bruges', 'bruxelles']],
]
