import type { ComponentBook } from '../shared/components.ts'

export const menus: ComponentBook['menus'] = {
  FR: [
    [
      'Foie gras d’anatra mi-cuit, chutney di fichi',
      'Trancio di merluzzo, beurre blanc',
      'Petto di pollo ruspante alle spugnole',
      'Tre formaggi stagionati',
      'Sfogliatina di mele, gelato alla vaniglia',
    ],
    [
      'Vellutata di zucca, nocciole tostate',
      'Capesante, porri stufati',
      'Filetto di manzo al pepe, gratin di patate',
      'Brie al tartufo, misticanza',
      'Tortino al cioccolato, crema inglese',
    ],
    [
      'Uovo a bassa temperatura, asparagi e scaglie di comté',
      'Trota alle mandorle',
      'Spalla d’agnello confit al timo',
      'Caprino fresco al miele',
      'Crème brûlée alla vaniglia',
    ],
  ],
  BE: [
    [
      'Crocchette di gamberetti grigi',
      'Sogliola alla mugnaia',
      'Carbonade fiamminga alla birra scura, patatine',
      'Formaggio d’abbazia, sciroppo di Liegi',
      'Dame blanche',
    ],
    [
      'Pomodoro ai gamberetti grigi',
      'Anguille in verde',
      'Waterzooi di pollo alla gantese',
      'Formaggio di Herve, pane alle noci',
      'Waffle di Bruxelles, gelato allo speculoos',
    ],
    [
      'Indivia brasata al prosciutto delle Ardenne',
      'Filetto di branzino, purè di porri',
      'Filetto di manzo, salsa archiduc',
      'Caprino gratinato al miele',
      'Mousse di cioccolato fondente',
    ],
  ],
  NL: [
    [
      'Crema di cozze della Zelanda allo zafferano',
      'Merluzzo del mare del Nord, salsa alla senape',
      'Agnello di Texel, fagiolini',
      'Gouda stagionato, pane alle noci',
      'Torta di mele tiepida, panna',
    ],
    [
      'Carpaccio di manzo, scaglie di formaggio stagionato',
      'Filetto di platessa ai gamberetti grigi',
      'Guancia di manzo alla birra scura, pere al vino',
      'Tre formaggi olandesi',
      'Semifreddo allo stroopwafel',
    ],
    [
      'Asparagi bianchi, prosciutto e uovo',
      'Lucioperca arrosto, burro alle erbe',
      'Petto d’anatra, cavolo rosso e barbabietola',
      'Caprino della Frisia, pane di segale',
      'French toast alle fragole',
    ],
  ],
  ES: [
    [
      'Salmorejo, prosciutto iberico e uovo',
      'Nasello in salsa verde',
      'Guancia di maiale iberico confit',
      'Manchego stagionato, cotognata',
      'Crema catalana',
    ],
    ['Crocchette di prosciutto iberico', 'Rombo alla griglia', 'Spalla d’agnello da latte al forno', 'Idiazábal, noci', 'Cheesecake basca'],
    [
      'Ajoblanco con uva',
      'Baccalà al pil-pil',
      'Secreto iberico, peperoncini verdi',
      'Cabrales, mela verde',
      'Torrija caramellata, gelato al latte meringato',
    ],
  ],
  IT: [
    [
      'Burrata, pomodoro e basilico',
      'Branzino al forno con olive',
      'Tagliata di manzo, rucola e parmigiano',
      'Pecorino al miele',
      'Tiramisù',
    ],
    ['Vitello tonnato', 'Risotto ai frutti di mare', 'Ossobuco con gremolata', 'Gorgonzola e pera', 'Panna cotta ai frutti di bosco'],
    [
      'Fiori di zucca ripieni di ricotta',
      'Linguine alle vongole',
      'Agnello al forno, patate al rosmarino',
      'Taleggio, mostarda',
      'Cannoli siciliani',
    ],
  ],
}

export const tapas: ComponentBook['tapas'] = [
  ['Olive marinate', 'Pane al pomodoro', 'Patatas bravas', 'Crocchette di prosciutto', 'Gamberi all’aglio', 'Tortilla di patate'],
  [
    'Hummus e pane schiacciato',
    'Verdure grigliate',
    'Calamari fritti, aioli',
    'Polpettine al pomodoro',
    'Formaggio al forno con miele',
    'Peperoni ripieni',
  ],
]
