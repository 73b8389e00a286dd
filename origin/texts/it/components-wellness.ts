import type { ComponentGroups } from '../shared/components.ts'

export const wellness: ComponentGroups['wellness'] = {
  'spa-access': {
    label: 'Accesso alla spa',
    topic: 'spa',
    included: "l'accesso alla spa",
    pitch: [
      'Nella spa si passa dalla sauna al bagno turco, per poi fermarsi sui lettini della sala relax.',
      'Accappatoio, tisana, bollicine: nella spa l’unica regola è rallentare.',
      "L'accesso alla spa è compreso: calore secco, vapore e acqua che ribolle, quanto basta per lasciarsi la settimana alle spalle.",
    ],
    details: ['Sauna, bagno turco e idromassaggio', 'Teli, accappatoi e ciabattine a disposizione', 'Tisane e acqua fresca in sala relax'],
    why: [
      'Mai troppa gente: gli ingressi sono limitati per ogni fascia oraria.',
      'La sera le luci si abbassano e la spa diventa silenziosa.',
    ],
    mustKnow: ['Costume da bagno obbligatorio.', 'Sconsigliato in gravidanza e in caso di problemi cardiaci.'],
  },
  'private-spa': {
    label: 'Spa privata',
    topic: 'spa privata',
    included: 'una spa tutta per voi due',
    pitch: [
      'La spa è riservata a voi: si chiude la porta, si abbassa la musica e nessuno verrà a disturbare.',
      'Idromassaggio e sauna solo per voi, a lume di candela: più intimo di così è difficile.',
      "Avrete la spa tutta per voi due, con il tempo di passare dalla sauna alle bollicine senza guardare l'orologio.",
    ],
    details: ['Sauna e idromassaggio a uso esclusivo', 'Teli e accappatoi compresi', 'Due bibite analcoliche'],
    why: ['Nessun altro: la spa resta chiusa agli altri ospiti.', 'Luci e musica le scegli tu.'],
    mustKnow: ["L'orario scelto non si può prolungare."],
  },
  'massage-30': {
    label: 'Massaggio di 30 minuti',
    topic: 'massaggio di 30 minuti',
    included: 'un massaggio di 30 minuti a persona',
    pitch: [
      'Trenta minuti di massaggio bastano a sciogliere schiena e nuca: vedrai, se ne esce più leggeri.',
      'Le mani della terapista vanno dove la settimana ha pesato di più: schiena, spalle e collo.',
      "Ti aspetta mezz'ora di massaggio ciascuno, con olio tiepido.",
    ],
    details: [
      'Massaggio di schiena, spalle e collo',
      'Olio vegetale tiepido, senza profumo su richiesta',
      'Una tisana dopo il trattamento',
    ],
    why: ['Un formato breve, ideale per la prima volta.', 'La pressione si adatta a chi la riceve.'],
    mustKnow: ['Presentati dieci minuti prima.', "Segnala una gravidanza o problemi di salute quando fissi l'ora."],
  },
  'massage-50': {
    label: 'Massaggio di 50 minuti',
    topic: 'massaggio di 50 minuti',
    included: 'un massaggio di 50 minuti a persona',
    pitch: [
      'Cinquanta minuti di massaggio, dai piedi alla nuca: una di quelle pause che il lunedì si ricordano ancora.',
      'Il massaggio dura cinquanta minuti e coinvolge tutto il corpo; il silenzio che segue fa parte del trattamento.',
      'Per ciascuno di voi, un massaggio completo di cinquanta minuti, lento e avvolgente.',
    ],
    details: ['Massaggio di tutto il corpo', 'Olio caldo a scelta fra tre profumi', 'Riposo e tisana al termine'],
    why: ['Il tempo giusto per staccare davvero.', 'Operatori diplomati, che prima di cominciare fanno qualche domanda.'],
    mustKnow: ['Presentati dieci minuti prima.', "Segnala una gravidanza o problemi di salute quando fissi l'ora."],
  },
  'hammam-ritual': {
    label: 'Rituale hammam con scrub',
    topic: 'rituale hammam',
    included: 'un rituale hammam con scrub al sapone nero',
    pitch: [
      'Vapore, sapone nero, guanto di kessa: il rituale lascia la pelle morbida e la mente sgombra.',
      "Nell'hammam lo scrub segue la tradizione, fino all'ultimo secchio d'acqua tiepida.",
    ],
    details: ["Bagno di vapore all'eucalipto", 'Scrub con sapone nero e guanto di kessa', 'Tè alla menta in sala relax'],
    why: ['Una pelle morbidissima, già dalla prima volta.', 'Il guanto è nuovo e lo porti a casa.'],
    mustKnow: ['Evita ceretta e sole il giorno prima.', 'Costume da bagno consigliato.'],
  },
  facial: {
    label: 'Trattamento viso',
    topic: 'trattamento viso',
    included: 'un trattamento viso a persona',
    pitch: [
      'Detersione, maschera, massaggio: il trattamento viso ridà luce ai tratti stanchi.',
      'Il trattamento viso si adatta alla tua pelle: prima qualche domanda, poi silenzio e occhi chiusi.',
    ],
    details: ['Detersione, scrub delicato e maschera', 'Massaggio di viso e décolleté', 'Cosmetici di origine naturale'],
    why: ['Per tutte le pelli, per lei e per lui.', 'I consigli arrivano senza che nessuno provi a venderti nulla.'],
    mustKnow: ['Meglio arrivare senza trucco.', "Segnala le allergie quando fissi l'ora."],
  },
  'pool-access': {
    label: 'Accesso alla piscina',
    topic: 'piscina',
    included: "l'accesso libero alla piscina",
    pitch: [
      'La piscina è aperta dal mattino alla sera: due vasche prima di colazione e la giornata comincia bene.',
      'In piscina si scende in accappatoio, tutte le volte che si vuole.',
    ],
    details: ['Accesso libero per tutto il soggiorno', 'Teli da bagno a disposizione', 'Lettini a bordo vasca'],
    why: ['Nessuna fascia oraria da prenotare.', 'La mattina presto spesso la piscina è tutta tua.'],
    mustKnow: ['I bambini fanno il bagno sotto la sorveglianza di un adulto.'],
  },
  'hot-tub-private': {
    label: 'Idromassaggio privato',
    topic: 'idromassaggio privato',
    included: 'un idromassaggio privato',
    pitch: [
      "L'idromassaggio è solo per voi: acqua a 37 gradi, bollicine e il tempo che si allunga.",
      "All'ora che preferisci, un bagno di bolle tutto per voi due, al riparo dagli sguardi.",
    ],
    details: ['Vasca idromassaggio a 37 °C', 'Teli e accappatoi compresi', "Caraffa d'acqua agli agrumi"],
    why: ['Al riparo dagli sguardi, di giorno e di sera.', 'Ancora più bello quando fuori fa freddo.'],
    mustKnow: ['Costume da bagno obbligatorio.', 'Sconsigliato in gravidanza.'],
  },
}
