import { phraseTable } from '../shared/phrase-table.ts'

/** Countries, regions, departments and provinces with their preposition; the provinces left out say "dans la province de …". */
export const inDivisions = phraseTable(
  {
    en: [
      'France', 'Espagne', 'Belgique', 'Italie', 'Allemagne', 'Autriche', 'Suisse', 'Irlande', 'Andorre',
      'Auvergne-Rhône-Alpes', 'Bourgogne-Franche-Comté', 'Bretagne', 'Centre-Val de Loire', 'Corse', 'Île-de-France', 'Normandie', 'Nouvelle-Aquitaine', 'Occitanie', 'Provence-Alpes-Côte d\'Azur',
      'Andalousie', 'Aragon', 'Cantabrie', 'Castille-et-León', 'Castille-La Manche', 'Catalogne', 'Estrémadure', 'Galice', 'Navarre', 'Biscaye', 'Alava',
      'Basilicate', 'Calabre', 'Campanie', 'Émilie-Romagne', 'Ligurie', 'Lombardie', 'Sardaigne', 'Sicile', 'Toscane', 'Ombrie', 'Vallée d\'Aoste', 'Vénétie',
      'Flandre', 'Wallonie', 'Flandre-Occidentale', 'Flandre-Orientale',
      'Hollande-Méridionale', 'Hollande-Septentrionale', 'Zélande', 'Gueldre', 'Frise', 'Drenthe',
      'Ardèche', 'Ariège', 'Aveyron', 'Charente', 'Charente-Maritime', 'Corrèze', 'Corse-du-Sud', 'Côte-d\'Or', 'Dordogne', 'Essonne', 'Eure-et-Loir', 'Gironde', 'Haute-Corse', 'Haute-Garonne',
      'Haute-Loire', 'Haute-Marne', 'Haute-Saône', 'Haute-Savoie', 'Haute-Vienne', 'Ille-et-Vilaine', 'Indre-et-Loire', 'Isère', 'Loire-Atlantique', 'Lozère', 'Mayenne', 'Meurthe-et-Moselle',
      'Moselle', 'Saône-et-Loire', 'Savoie', 'Seine-et-Marne', 'Seine-Maritime', 'Seine-Saint-Denis', 'Vendée',
    ],
    au: ['Luxembourg', 'Portugal', 'Royaume-Uni', 'Vatican', 'Pays basque'],
    aux: ['Pays-Bas'],
    'à': ['Monaco', 'Saint-Marin', 'Ceuta', 'Melilla', 'Paris', 'Bruxelles'],
    'dans la': ['Creuse', 'Drôme', 'Loire', 'Manche', 'Marne', 'Meuse', 'Nièvre', 'Sarthe', 'Somme', 'Vienne', 'Communauté de Madrid', 'Communauté valencienne'],
    'dans le': [
      'Grand Est', 'Bas-Rhin', 'Calvados', 'Cantal', 'Cher', 'Doubs', 'Finistère', 'Gard', 'Gers', 'Haut-Rhin', 'Jura', 'Loir-et-Cher', 'Loiret', 'Lot', 'Lot-et-Garonne', 'Maine-et-Loire', 'Morbihan',
      'Nord', 'Pas-de-Calais', 'Puy-de-Dôme', 'Rhône', 'Tarn', 'Tarn-et-Garonne', 'Territoire de Belfort', 'Val-d\'Oise', 'Val-de-Marne', 'Var', 'Vaucluse',
      'Frioul-Vénétie Julienne', 'Latium', 'Molise', 'Piémont', 'Trentin-Haut-Adige', 'Trentin', 'Haut-Adige', 'Guipuscoa',
      'Hainaut', 'Luxembourg belge', 'Limbourg belge', 'Brabant flamand', 'Brabant wallon', 'Brabant-Septentrional', 'Limbourg néerlandais', 'Flevoland',
    ],
    'dans l\'': ['Ain', 'Aisne', 'Allier', 'Aube', 'Aude', 'Eure', 'Hérault', 'Indre', 'Oise', 'Orne', 'Yonne', 'Overijssel'],
    'dans les': [
      'Hauts-de-France', 'Pays de la Loire', 'Asturies', 'Abruzzes', 'Marches', 'Pouilles', 'Alpes-de-Haute-Provence', 'Alpes-Maritimes', 'Ardennes', 'Bouches-du-Rhône', 'Côtes-d\'Armor',
      'Deux-Sèvres', 'Hautes-Alpes', 'Hautes-Pyrénées', 'Hauts-de-Seine', 'Landes', 'Pyrénées-Atlantiques', 'Pyrénées-Orientales', 'Vosges', 'Yvelines',
    ],
    'en province de': ['Namur', 'Liège'],
    'en province d\'': ['Anvers'],
  },
  {
    'Îles Canaries': 'aux îles Canaries',
    'Îles Baléares': 'aux îles Baléares',
    'La Rioja': 'dans la Rioja',
    'Région de Murcie': 'dans la région de Murcie',
    Murcie: 'dans la région de Murcie',
    Madrid: 'dans la région de Madrid',
    'Bruxelles-Capitale': 'à Bruxelles',
    'Pays-Bas du Nord': 'dans le nord des Pays-Bas',
    'Pays-Bas de l\'Est': 'dans l\'est des Pays-Bas',
    'Pays-Bas du Sud': 'dans le sud des Pays-Bas',
    'Pays-Bas de l\'Ouest': 'dans l\'ouest des Pays-Bas',
    'Sardaigne du Sud': 'dans le sud de la Sardaigne',
    Aoste: 'en Vallée d\'Aoste',
  },
)
