import type { Branch } from '../branch.ts'

/** Spain by autonomous community (fifteen and more, so in columns), then its neighbours. */
export const spain: readonly Branch[] = [
  [
    'espana',
    [
      ['andalucia', ['sevilla', 'granada', 'cordoba', 'malaga', 'ronda', 'cadiz', 'pueblos-blancos', 'costa-del-sol']],
      ['cataluna', ['barcelona', 'girona-city', 'costa-brava', 'costa-dorada', 'penedes', 'pirineo-catalan']],
      ['comunidad-valenciana', ['valencia', 'peniscola', 'costa-blanca']],
      ['comunidad-de-madrid', ['madrid', 'sierra-de-guadarrama']],
      ['castilla-y-leon', ['salamanca', 'segovia', 'ribera-del-duero']],
      ['cantabria', ['santander', 'picos-de-europa']],
      ['asturias', ['costa-verde']],
      ['pais-vasco', ['bilbao', 'san-sebastian']],
      ['galicia', ['rias-bajas']],
      ['aragon', ['pirineo-aragones']],
      ['extremadura', ['caceres', 'valle-del-jerte']],
      ['islas-baleares', ['mallorca']],
      ['la-rioja', ['rioja-vinicola']],
      'navarra',
      'toledo',
      'costa-de-la-luz',
    ],
  ],
  ['france', ['paris', 'pays-basque', 'bordeaux', 'carcassonne', 'pays-cathare', 'pyrenees', 'chateaux-de-la-loire']],
  ['italia', ['roma', 'venezia', 'firenze', 'milano', 'toscana', 'costiera-amalfitana']],
  ['nederland', ['amsterdam', 'rotterdam']],
  ['belgique', ['bruges', 'bruxelles', 'gand']],
]
