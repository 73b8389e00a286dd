import type { ComponentGroups } from '../shared/components.ts'

const responsibly = 'Bebed con moderación: el alcohol es perjudicial para la salud.'
const allergies = 'Avisad de dietas o alergias dos días antes de la llegada.'

export const gastronomy: ComponentGroups['gastronomy'] = {
  'dinner-3': {
    label: 'Cena de 3 platos',
    topic: 'cena de tres platos',
    included: 'una cena de tres platos',
    pitch: [
      'Por la noche el chef prepara entrante, principal y postre con lo mejor que ha encontrado en el mercado.',
      'A la mesa, sin prisas: tres platos de temporada que cambian con el mercado.',
      'El restaurante os guarda mesa: entrante, principal y postre de una cocina honesta y de temporada.',
    ],
    details: ['Entrante, plato principal y postre', 'Menú de temporada, elegido por el chef', 'Pan y agua incluidos'],
    why: ['Cocina casera, con producto fresco.', 'Una sala acogedora, con mesas bien separadas.'],
    mustKnow: ['Bebidas no incluidas.', allergies],
  },
  'dinner-5': {
    label: 'Cena de 5 platos',
    topic: 'cena de cinco platos',
    included: 'una cena de cinco platos',
    pitch: [
      'Cinco platos para contar una región: así entiende la cena el chef, del aperitivo al postre.',
      'Calculad un par de horas largas: el menú gastronómico llega en cinco tiempos, con queso y postre.',
      'La cena es el gran momento de la estancia: cinco platos precisos en los que cada producto tiene nombre y origen.',
    ],
    details: [
      'Entrante, pescado, principal, queso y postre',
      'Menú del chef, distinto cada temporada',
      'Maridaje disponible con suplemento',
    ],
    why: ['Una mesa a la que también viene la gente de la zona.', 'El chef suele salir a saludar al final.'],
    mustKnow: ['Bebidas no incluidas.', allergies],
  },
  'wine-tasting': {
    label: 'Cata de vinos',
    topic: 'cata de vinos',
    included: 'una cata de tres vinos',
    pitch: [
      'Tres copas, tres terruños: la cata se hace charlando y se vuelve a casa con la dirección de una bodega.',
      'La cata enfrenta tres botellas; el sumiller lo explica todo sin tecnicismos.',
    ],
    details: ['Tres vinos comentados', 'Pan y pequeños bocados para acompañar', 'Ficha de cata para llevar'],
    why: ['No hace falta saber nada.', 'Los vinos catados se venden a precio de bodega.'],
    mustKnow: [responsibly],
  },
  'cheese-board': {
    label: 'Tabla de quesos',
    topic: 'tabla de quesos',
    included: 'una tabla de quesos para compartir',
    pitch: [
      'Una tabla de cinco quesos en su punto, para compartir en el bar o en la terraza.',
      'Pan de pueblo, mermelada de temporada y cinco quesos: la tabla casi hace de cena.',
    ],
    details: ['Cinco quesos de la región', 'Pan, frutos secos y mermelada', 'Para compartir entre dos'],
    why: ['Quesos de pequeños productores.'],
    mustKnow: ['Bebidas no incluidas.', 'Algunos quesos son de leche cruda.'],
  },
  'cooking-class': {
    label: 'Clase de cocina',
    topic: 'clase de cocina',
    included: 'una clase de cocina',
    pitch: [
      'Os ponéis el delantal y a la cocina: el chef enseña el gesto, vosotros lo repetís y luego se prueba todo.',
      'La clase de cocina termina como debe: en la mesa, con lo que habéis preparado.',
    ],
    details: ['Taller en grupo reducido, con dos recetas', 'Delantal y utensilios en préstamo', 'Degustación y recetas para llevar'],
    why: ['Recetas que luego se repiten en casa.', 'El chef responde a todas las preguntas.'],
    mustKnow: ['Avisad de alergias al reservar.', 'Mejor con calzado cerrado.'],
  },
  aperitif: {
    label: 'Aperitivo',
    topic: 'aperitivo',
    included: 'un aperitivo por persona',
    pitch: [
      'Al final del día os espera el aperitivo en el bar, con algo de picar.',
      'La estancia empieza con una copa: un aperitivo de la casa, en el bar o fuera si hace bueno.',
    ],
    details: ['Una copa por persona, con o sin alcohol', 'Aceitunas y pequeños bocados'],
    why: ['Siempre hay un cóctel sin alcohol en la carta.'],
    mustKnow: [responsibly],
  },
  'sparkling-wine': {
    label: 'Botella de espumoso',
    topic: 'espumoso en la habitación',
    included: 'una botella de espumoso en la habitación',
    pitch: [
      'En la habitación os espera una botella de espumoso bien fría, con dos copas.',
      'Al llegar solo queda descorchar: la botella ya está en la cubitera.',
    ],
    details: ['Una botella de 75 cl, servida fría', 'Dos copas', 'Versión sin alcohol si lo pedís'],
    why: ['Todo está listo al abrir la puerta.'],
    mustKnow: [responsibly],
  },
  'tapas-dinner': {
    label: 'Cena de tapas',
    topic: 'cena de tapas',
    included: 'una cena de tapas para compartir',
    pitch: [
      'Se cena picando: seis platillos en el centro de la mesa y cada cual elige.',
      'Seis tapas, frías y calientes, y una sobremesa larga: así es esta cena.',
    ],
    details: ['Seis platillos para dos', 'Tapas frías y calientes', 'Pan incluido'],
    why: ['Perfecta si os cuesta elegir.', 'Hay versión vegetariana.'],
    mustKnow: ['Bebidas no incluidas.', 'Avisad de alergias al reservar la mesa.'],
  },
  picnic: {
    label: 'Cesta de pícnic',
    topic: 'cesta de pícnic',
    included: 'una cesta de pícnic para dos',
    pitch: [
      'Una cesta bien surtida os acompaña a donde queráis: solo falta encontrar el rincón.',
      'La casa prepara el pícnic; en recepción os soplarán dónde está el mejor banco.',
    ],
    details: ['Bocadillos, ensalada, fruta y un dulce', 'Agua y zumo', 'Mantel y cubiertos en préstamo'],
    why: ['Vajilla de verdad, nada de plástico.'],
    mustKnow: ['Se encarga el día antes, hasta las 18:00.'],
  },
  brunch: {
    label: 'Brunch',
    topic: 'brunch',
    included: 'un brunch',
    pitch: [
      'El brunch sustituye al despertador: bollería, huevos, ensaladas y tartas hasta primera hora de la tarde.',
      'Uno se levanta cuando quiere y se sienta a un brunch que hace también de comida.',
    ],
    details: ['Bufé dulce y salado', 'Huevos hechos al momento', 'Bebidas calientes y zumos incluidos'],
    why: ['Dormir hasta tarde sin perderse nada.'],
    mustKnow: ['El día elegido, el brunch sustituye al desayuno.'],
  },
  'chocolate-box': {
    label: 'Caja de bombones',
    topic: 'caja de bombones',
    included: 'una caja de bombones',
    pitch: [
      'Sobre la almohada, una caja de bombones de un artesano de la zona: rara vez pasa de la primera noche.',
      'La casa añade una caja de bombones, para abrir allí o para llevar, si resistís.',
    ],
    details: ['Dieciséis bombones', 'Elaboración artesanal'],
    why: ['El chocolatero trabaja a unas calles o a unos pueblos de allí.'],
    mustKnow: ['Puede contener frutos de cáscara y leche.'],
  },
}
