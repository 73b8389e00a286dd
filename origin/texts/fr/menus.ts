import type { ComponentBook } from '../shared/components.ts'

export const menus: ComponentBook['menus'] = {
  FR: [
    [
      'Foie gras de canard mi-cuit, chutney de figues',
      'Dos de cabillaud, beurre blanc',
      'Suprême de volaille fermière aux morilles',
      'Trois fromages affinés',
      'Tarte fine aux pommes, glace à la vanille',
    ],
    [
      'Velouté de potimarron, noisettes grillées',
      'Noix de Saint-Jacques, fondue de poireaux',
      'Filet de bœuf, jus au poivre et gratin dauphinois',
      'Brie truffé, jeunes pousses',
      'Moelleux au chocolat, crème anglaise',
    ],
    [
      'Œuf parfait, asperges et copeaux de comté',
      'Truite aux amandes',
      "Épaule d'agneau confite au thym",
      'Chèvre frais au miel',
      'Crème brûlée à la vanille',
    ],
  ],
  BE: [
    [
      'Croquettes aux crevettes grises',
      'Sole meunière',
      'Carbonade flamande à la bière brune, frites',
      "Fromage d'abbaye, sirop de Liège",
      'Dame blanche',
    ],
    [
      'Tomate aux crevettes grises',
      'Anguilles au vert',
      'Waterzooi de volaille à la gantoise',
      'Fromage de Herve, pain aux noix',
      'Gaufre de Bruxelles, glace au spéculoos',
    ],
    [
      "Chicons braisés au jambon d'Ardenne",
      'Filet de bar, purée aux poireaux',
      'Filet pur de bœuf, sauce archiduc',
      'Brûlé de chèvre au miel',
      'Mousse au chocolat noir',
    ],
  ],
  NL: [
    [
      'Crème de moules zélandaises au safran',
      'Cabillaud de la mer du Nord, sauce moutarde',
      'Agneau de Texel, haricots verts',
      'Vieux gouda, pain aux noix',
      'Tarte aux pommes tiède, chantilly',
    ],
    [
      'Carpaccio de bœuf, copeaux de vieux fromage',
      'Filet de plie aux crevettes grises',
      'Joue de bœuf à la bière brune, poires au vin',
      'Trois fromages hollandais',
      'Parfait glacé à la gaufre au caramel',
    ],
    [
      'Asperges blanches, jambon et œuf',
      'Sandre rôti, beurre aux herbes',
      'Filet de canard, chou rouge et betterave',
      'Chèvre de Frise, pain de seigle',
      'Pain perdu aux fraises',
    ],
  ],
  ES: [
    [
      'Salmorejo, jambon ibérique et œuf',
      'Merlu en sauce verte',
      'Joue de porc ibérique confite',
      'Manchego affiné, pâte de coings',
      'Crème catalane',
    ],
    [
      'Croquettes de jambon ibérique',
      'Turbot grillé',
      "Épaule d'agneau de lait au four",
      'Idiazábal, noix',
      'Gâteau au fromage à la basquaise',
    ],
    [
      'Ajoblanco aux raisins',
      'Morue au pil-pil',
      'Secreto ibérique, petits piments verts',
      'Cabrales, pomme verte',
      'Torrija caramélisée, glace au lait meringué',
    ],
  ],
  IT: [
    ['Burrata, tomates et basilic', 'Bar au four aux olives', 'Tagliata de bœuf, roquette et parmesan', 'Pecorino au miel', 'Tiramisu'],
    ['Vitello tonnato', 'Risotto aux fruits de mer', 'Ossobuco, gremolata', 'Gorgonzola et poire', 'Panna cotta aux fruits rouges'],
    [
      'Fleurs de courgette farcies à la ricotta',
      'Linguine aux palourdes',
      'Agneau au four, pommes de terre au romarin',
      'Taleggio, mostarda',
      'Cannoli siciliens',
    ],
  ],
}

export const tapas: ComponentBook['tapas'] = [
  ['Olives marinées', 'Pain à la tomate', 'Patatas bravas', 'Croquettes de jambon', "Crevettes à l'ail", 'Tortilla aux pommes de terre'],
  [
    'Houmous et pain plat',
    'Légumes grillés',
    'Calamars frits, aïoli',
    'Boulettes à la sauce tomate',
    'Fromage rôti au miel',
    'Poivrons doux farcis',
  ],
]
