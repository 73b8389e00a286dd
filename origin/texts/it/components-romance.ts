import type { ComponentGroups } from '../shared/components.ts'

export const romance: ComponentGroups['romance'] = {
  'rose-petals': {
    label: 'Petali di rosa',
    headword: 'Petali di rosa in camera',
    topic: 'petali di rosa',
    included: 'petali di rosa in camera',
    pitch: [
      'Petali di rosa sul letto, candele sul comodino: la sorpresa è pronta prima del tuo arrivo.',
      "La camera è cosparsa di petali di rosa; all'anello o alla poesia pensi tu.",
    ],
    details: ['Petali freschi sul letto', 'Candele dalla luce soffusa'],
    why: ['Possiamo lasciare sul cuscino un tuo biglietto.'],
    mustKnow: ["Facci sapere l'ora di arrivo, così è tutto pronto."],
  },
  'candlelight-dinner': {
    label: 'Cena a lume di candela',
    topic: 'cena a lume di candela',
    included: 'una cena a lume di candela',
    pitch: [
      'Un tavolo un po’ in disparte, candele, tre portate: la cena lascia tutto il tempo di parlare.',
      'Al ristorante ti hanno tenuto il tavolo più tranquillo; al resto pensano le candele.',
      'La sera si cena a lume di candela, tre portate, a tu per tu.',
    ],
    details: ['Antipasto, piatto principale e dolce', 'Tavolo riservato in un angolo tranquillo', 'Candele e fiori freschi'],
    why: ['Festeggi qualcosa? Dillo: il dolce se ne ricorderà.'],
    mustKnow: ['Bevande escluse.', "Segnala diete o allergie due giorni prima dell'arrivo."],
  },
  'breakfast-in-bed': {
    label: 'Colazione a letto',
    topic: 'colazione a letto',
    included: 'la colazione servita a letto',
    pitch: [
      'La mattina bussano piano: il vassoio della colazione arriva fino al letto.',
      "Cornetti, caffè, confetture: si fa colazione sotto il piumone, all'ora che hai segnato.",
    ],
    details: ['Bevanda calda, succo e cornetti', 'Pane, burro, confetture e frutta', 'Servita in camera, senza supplemento'],
    why: ['Non serve vestirsi.'],
    mustKnow: ['Consegna il foglio in reception la sera prima, entro le 22.'],
  },
  'late-checkout': {
    label: 'Check-out posticipato',
    topic: 'check-out posticipato',
    included: 'il check-out posticipato',
    pitch: [
      "E l'ultimo giorno nessuno ti mette fretta: il check-out posticipato è compreso.",
      'La camera resta tua per due ore in più il giorno della partenza, giusto il tempo di girarsi dall’altra parte.',
    ],
    details: ['Due ore in più rispetto al solito', 'Senza doverlo chiedere'],
    why: ["Un'ultima mattina vera."],
    mustKnow: ['Non devi chiedere niente: la chiave resta attiva.'],
  },
}
