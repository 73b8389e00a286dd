import type { ComponentGroups } from '../shared/components.ts'

export const family: ComponentGroups['family'] = {
  treetop: {
    label: 'Parco avventura',
    topic: 'parco avventura',
    included: 'un percorso al parco avventura',
    pitch: [
      'Teleferiche, ponti tibetani, reti: al parco avventura sono tutti alla stessa altezza.',
      'Fra gli alberi i percorsi vanno dal più tranquillo al più movimentato; grandi e piccoli scelgono il colore.',
    ],
    details: ['Percorsi di vari livelli', 'Imbracatura, casco e istruzioni', 'Linea di vita continua per i più piccoli'],
    why: ['I bambini ne parlano ancora quando vanno a letto.'],
    mustKnow: ['Capelli lunghi legati, scarpe chiuse.', 'Chiuso in caso di temporale o vento forte.'],
  },
  funfair: {
    label: 'Parco divertimenti',
    topic: 'parco divertimenti',
    included: 'un ingresso al parco divertimenti a persona',
    pitch: [
      'Con i biglietti già in tasca si arriva all’apertura e si corre alle montagne russe.',
      'Un’intera giornata di giostre e spettacoli è compresa, con la giusta dose di zucchero filato.',
    ],
    details: ['Un biglietto giornaliero a persona', 'Tutte le attrazioni e gli spettacoli', 'Mappa del parco in hotel'],
    why: ['Si va dritti ai tornelli.'],
    mustKnow: ['Alcune attrazioni richiedono un’altezza minima.', 'Controlla il calendario di apertura del parco.'],
  },
  zoo: {
    label: 'Parco faunistico',
    topic: 'parco faunistico',
    included: 'un ingresso al parco faunistico a persona',
    pitch: [
      'Al parco faunistico la giornata segue le merende degli animali: arriva presto, le lontre hanno fame.',
      'Giraffe, lupi o pinguini, ognuno ha il suo preferito: gli ingressi al parco faunistico sono compresi.',
    ],
    details: ['Un biglietto giornaliero a persona', 'Pasti degli animali con commento', 'Aree picnic'],
    why: ['Un parco impegnato nella tutela delle specie.'],
    mustKnow: ['I cani restano in hotel.'],
  },
  'escape-game': {
    label: 'Escape room',
    topic: 'escape room',
    included: 'una partita di escape room',
    pitch: [
      'La porta si chiude, parte il conto alla rovescia: l’escape room si vince insieme.',
      'Lucchetti, codici e false piste: un’ora vola quando si cerca l’uscita.',
    ],
    details: ['Sala riservata al tuo gruppo', 'Un game master ti guida', 'Foto ricordo all’uscita'],
    why: ['Si ride molto, anche quando si perde.'],
    mustKnow: ['Il telefono resta nell’armadietto.', 'Presentati un quarto d’ora prima della partita.'],
  },
  karting: {
    label: 'Karting',
    topic: 'karting',
    included: 'due manche di karting a persona',
    pitch: [
      'Casco, semaforo verde, prima curva: il karting mette tutti d’accordo, o nessuno.',
      'Due manche di karting ciascuno, con i tempi stampati per discuterne a cena.',
    ],
    details: ['Due manche da dieci minuti', 'Casco e tuta in prestito', 'Cronometraggio e classifica'],
    why: ['Kart per adulti e per ragazzi.'],
    mustKnow: ['Altezza minima 1,45 m.', 'Scarpe chiuse obbligatorie.'],
  },
  aquarium: {
    label: 'Acquario',
    topic: "visita all'acquario",
    included: 'un ingresso all’acquario a persona',
    pitch: [
      'All’acquario gli squali passano sopra la testa e le meduse incantano anche i più agitati.',
      'I biglietti dell’acquario sono compresi: perfetto per una mattina grigia o un pomeriggio troppo caldo.',
    ],
    details: ['Un biglietto a persona', 'Vasca tattile per i bambini', 'Pasti degli animali con commento'],
    why: ['Al coperto, qualunque tempo faccia.'],
    mustKnow: ['Foto senza flash.'],
  },
}
