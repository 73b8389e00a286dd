import type { ComponentGroups } from '../shared/components.ts'

export const culture: ComponentGroups['culture'] = {
  museum: {
    label: 'Ingresso al museo',
    topic: 'ingresso al museo',
    included: 'un ingresso al museo a persona',
    pitch: [
      'I biglietti del museo ti aspettano in reception: si entra senza fare la fila alla cassa.',
      "L'ingresso al museo è compreso, nel giorno che preferisci, con la pioggia o con il sole.",
    ],
    details: ['Un biglietto per il giorno che preferisci', 'Collezione permanente e mostra in corso'],
    why: ['Salti la fila in biglietteria.'],
    mustKnow: ['Chiuso il lunedì.', 'Le borse grandi si lasciano al guardaroba.'],
  },
  'guided-walk': {
    label: 'Visita guidata',
    topic: 'visita guidata',
    included: 'una visita guidata a piedi',
    pitch: [
      'Una guida del posto ti porta a piedi nei vicoli che di solito si saltano.',
      'La visita si ferma davanti alle facciate che tutti fotografano e apre i portoni che nessuno spinge.',
    ],
    details: ['Visita a piedi in piccolo gruppo', 'Guida locale abilitata', 'Il punto di ritrovo è nella conferma'],
    why: ['La guida sa anche dove si mangia bene.', 'Si capisce la città prima di perdercisi.'],
    mustKnow: ['Scarpe comode.', 'La visita si fa con qualsiasi tempo.'],
  },
  'boat-trip': {
    label: 'Gita in barca',
    topic: 'gita in barca',
    included: 'una gita in barca',
    pitch: [
      "Dall'acqua tutto cambia misura: la gita in barca si gusta seduti, con la macchina fotografica in mano.",
      'Si sale a bordo per una gita con commento, al vento o al coperto secondo l’umore del cielo.',
    ],
    details: ['Gita con commento', "Posti a sedere all'aperto o al coperto", "Biglietti all'arrivo"],
    why: ["Le viste più belle sono dall'acqua."],
    mustKnow: ['Imbarco dieci minuti prima della partenza.', 'Le partenze dipendono dal meteo.'],
  },
  'castle-visit': {
    label: 'Visita al castello',
    topic: 'visita al castello',
    included: 'una visita al castello',
    pitch: [
      "Il castello si visita con i propri tempi, dalla corte d'onore ai giardini.",
      'Scale, saloni, cucine e bastioni: la visita al castello è compresa, con audioguida.',
    ],
    details: ['Ingresso al castello e ai giardini', 'Audioguida compresa', 'Biglietto valido tutto il giorno'],
    why: ['Dai nipoti ai nonni, ognuno ci trova la sua storia.'],
    mustKnow: ['Alcune sale si raggiungono solo con le scale.'],
  },
  show: {
    label: 'Spettacolo',
    topic: 'serata a teatro',
    included: 'un posto a teatro a persona',
    pitch: [
      'La sera ti aspettano due posti a teatro: basta varcare la soglia.',
      'La serata si passa a teatro, in una sala da cui si vede bene da ogni posto.',
    ],
    details: ['Un posto a sedere a persona', 'Programma comunicato alla prenotazione', 'Guardaroba gratuito'],
    why: ['Buoni posti, già scelti.'],
    mustKnow: ['Presentati venti minuti prima dell’inizio.', 'Ricordati di spegnere il telefono.'],
  },
  gondola: {
    label: 'Giro in gondola',
    topic: 'giro in gondola',
    included: 'un giro in gondola',
    pitch: [
      'La gondola scivola sotto i ponti, lontano dalla folla: si sente solo il remo.',
      'Quando la luce si fa dorata, la gondola lascia i canali grandi per quelli piccoli.',
    ],
    details: ['Gondola per due', 'Percorso nei canali minori', "Biglietto all'arrivo"],
    why: ['Un classico, e si capisce subito perché.'],
    mustKnow: ['Le partenze dipendono dal meteo e dalle maree.'],
  },
}
