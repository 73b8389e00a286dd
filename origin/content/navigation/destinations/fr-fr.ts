import type { Branch } from '../branch.ts'

/** France region by region (more than fifteen, so in columns), then its neighbours. */
export const france: readonly Branch[] = [
  [
    'france',
    [
      ['bretagne', ['saint-malo', 'golfe-du-morbihan', 'cote-de-granit-rose', 'cote-d-emeraude']],
      ['normandie', ['deauville', 'honfleur', 'etretat', 'mont-saint-michel']],
      ['ile-de-france', ['paris', 'disneyland-paris']],
      ['hauts-de-france', ['lille', 'baie-de-somme', 'cote-d-opale', 'arras']],
      ['champagne', ['reims', 'epernay']],
      ['alsace', ['strasbourg', 'colmar', 'route-des-vins-d-alsace']],
      'vosges',
      'jura',
      ['bourgogne', ['beaujolais']],
      ['val-de-loire', ['chateaux-de-la-loire']],
      ['pays-de-la-loire', ['puy-du-fou']],
      ['alpes-francaises', ['annecy', 'lac-d-annecy', 'mont-blanc']],
      ['auvergne-rhone-alpes', ['lyon', 'volcans-d-auvergne']],
      ['provence', ['avignon', 'aix-en-provence', 'luberon', 'gorges-du-verdon']],
      ['cote-d-azur', ['nice', 'marseille']],
      ['occitanie', ['montpellier', 'carcassonne', 'pays-cathare', 'pyrenees']],
      ['nouvelle-aquitaine', ['bordeaux', 'bassin-d-arcachon', 'la-rochelle', 'ile-de-re', 'perigord']],
      ['pays-basque', ['biarritz']],
      'corse',
    ],
  ],
  ['belgique', ['bruges', 'bruxelles', 'gand', 'anvers', 'ardennes', 'cote-belge']],
  ['espana', ['barcelona', 'madrid', 'san-sebastian', 'costa-brava', 'andalucia']],
  ['italia', ['roma', 'venezia', 'firenze', 'lago-di-garda', 'toscana']],
  ['nederland', ['amsterdam', 'rotterdam', 'zeeland', 'zuid-limburg']],
]
