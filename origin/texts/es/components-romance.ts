import type { ComponentGroups } from '../shared/components.ts'

export const romance: ComponentGroups['romance'] = {
  'rose-petals': {
    label: 'Pétalos de rosa',
    headword: 'Pétalos de rosa en la habitación',
    topic: 'pétalos de rosa',
    included: 'pétalos de rosa en la habitación',
    pitch: [
      'Pétalos de rosa sobre la cama y velas en la mesilla: la sorpresa está lista antes de que lleguéis.',
      'La habitación os espera cubierta de pétalos de rosa; el anillo o el poema corren de vuestra cuenta.',
    ],
    details: ['Pétalos frescos sobre la cama', 'Velas de luz suave'],
    why: ['Podemos dejar una nota vuestra en la almohada.'],
    mustKnow: ['Decidnos a qué hora llegáis para tenerlo todo a punto.'],
  },
  'candlelight-dinner': {
    label: 'Cena a la luz de las velas',
    topic: 'cena a la luz de las velas',
    included: 'una cena a la luz de las velas',
    pitch: [
      'Una mesa algo apartada, velas y tres platos: la cena os deja todo el tiempo para hablar.',
      'En el restaurante os han guardado la mesa más tranquila; las velas hacen el resto.',
      'Por la noche se cena a la luz de las velas, tres platos y nadie más que vosotros.',
    ],
    details: ['Entrante, plato principal y postre', 'Mesa reservada en un rincón tranquilo', 'Velas y flores frescas'],
    why: ['Si celebráis algo, decidlo: el postre se acordará.'],
    mustKnow: ['Bebidas no incluidas.', 'Avisad de dietas o alergias dos días antes de la llegada.'],
  },
  'breakfast-in-bed': {
    label: 'Desayuno en la cama',
    topic: 'desayuno en la cama',
    included: 'el desayuno servido en la cama',
    pitch: [
      'Por la mañana llaman flojito a la puerta: la bandeja del desayuno llega hasta la cama.',
      'Cruasanes, café y mermeladas: se desayuna bajo el edredón, a la hora que hayáis marcado.',
    ],
    details: ['Bebida caliente, zumo y bollería', 'Pan, mantequilla, mermeladas y fruta', 'Servido en la habitación, sin suplemento'],
    why: ['No hay que vestirse.'],
    mustKnow: ['Entregad la ficha en recepción la víspera, antes de las 22:00.'],
  },
  'late-checkout': {
    label: 'Salida tardía',
    topic: 'salida tardía',
    included: 'una salida tardía',
    pitch: [
      'Y el último día nadie mete prisa: la salida tardía está incluida.',
      'La habitación es vuestra dos horas más el día de salida, lo justo para remolonear.',
    ],
    details: ['Dos horas más que la hora habitual', 'Sin tener que pedirlo'],
    why: ['Una última mañana de verdad.'],
    mustKnow: ['No hay que pedir nada: la llave sigue activa.'],
  },
}
