import type { ComponentBook } from '../shared/components.ts'

export const menus: ComponentBook['menus'] = {
  FR: [
    [
      'Foie gras de pato mi-cuit, chutney de higos',
      'Lomo de bacalao fresco con beurre blanc',
      'Pechuga de ave de corral con colmenillas',
      'Tres quesos afinados',
      'Tarta fina de manzana, helado de vainilla',
    ],
    [
      'Crema de calabaza, avellanas tostadas',
      'Vieiras con puerros confitados',
      'Solomillo de buey a la pimienta, gratén de patata',
      'Brie trufado, brotes tiernos',
      'Coulant de chocolate, crema inglesa',
    ],
    [
      'Huevo a baja temperatura, espárragos y virutas de comté',
      'Trucha con almendras',
      'Paletilla de cordero confitada al tomillo',
      'Queso de cabra fresco con miel',
      'Crème brûlée de vainilla',
    ],
  ],
  BE: [
    [
      'Croquetas de camarones grises',
      'Lenguado a la meunière',
      'Estofado flamenco a la cerveza, patatas fritas',
      'Queso de abadía, sirope de Lieja',
      'Dame blanche',
    ],
    [
      'Tomate relleno de camarones grises',
      'Anguilas en salsa verde',
      'Waterzooi de pollo a la gantesa',
      'Queso de Herve, pan de nueces',
      'Gofre de Bruselas, helado de speculoos',
    ],
    [
      'Endivias braseadas con jamón de las Ardenas',
      'Filete de lubina, puré de puerros',
      'Solomillo de buey, salsa de champiñones',
      'Queso de cabra gratinado con miel',
      'Mousse de chocolate negro',
    ],
  ],
  NL: [
    [
      'Crema de mejillones de Zelanda al azafrán',
      'Bacalao del mar del Norte, salsa de mostaza',
      'Cordero de Texel, judías verdes',
      'Gouda curado, pan de nueces',
      'Tarta de manzana templada, nata',
    ],
    [
      'Carpacho de buey, virutas de queso curado',
      'Filete de solla con camarones grises',
      'Carrillera de buey a la cerveza, peras al vino',
      'Tres quesos holandeses',
      'Parfait helado de stroopwafel',
    ],
    [
      'Espárragos blancos, jamón y huevo',
      'Lucioperca asada, mantequilla de hierbas',
      'Magret de pato, lombarda y remolacha',
      'Queso de cabra frisón, pan de centeno',
      'Torrija con fresas',
    ],
  ],
  ES: [
    [
      'Salmorejo, jamón ibérico y huevo',
      'Merluza en salsa verde',
      'Carrillera de cerdo ibérico confitada',
      'Queso manchego curado, membrillo',
      'Crema catalana',
    ],
    [
      'Croquetas de jamón ibérico',
      'Rodaballo a la parrilla',
      'Paletilla de lechazo al horno',
      'Queso Idiazábal, nueces',
      'Tarta de queso al estilo vasco',
    ],
    [
      'Ajoblanco con uvas',
      'Bacalao al pilpil',
      'Secreto ibérico, pimientos de Padrón',
      'Queso Cabrales, manzana verde',
      'Torrija caramelizada, helado de leche merengada',
    ],
  ],
  IT: [
    [
      'Burrata, tomate y albahaca',
      'Lubina al horno con aceitunas',
      'Tagliata de buey, rúcula y parmesano',
      'Pecorino con miel',
      'Tiramisú',
    ],
    ['Vitello tonnato', 'Risotto de marisco', 'Ossobuco con gremolata', 'Gorgonzola y pera', 'Panna cotta con frutos rojos'],
    [
      'Flores de calabacín rellenas de ricotta',
      'Linguine con almejas',
      'Cordero al horno, patatas al romero',
      'Taleggio, mostarda',
      'Cannoli sicilianos',
    ],
  ],
}

export const tapas: ComponentBook['tapas'] = [
  ['Aceitunas aliñadas', 'Pan con tomate', 'Patatas bravas', 'Croquetas de jamón', 'Gambas al ajillo', 'Tortilla de patatas'],
  [
    'Hummus y pan plano',
    'Verduras a la brasa',
    'Calamares fritos, alioli',
    'Albóndigas en salsa de tomate',
    'Queso asado con miel',
    'Pimientos rellenos',
  ],
]
