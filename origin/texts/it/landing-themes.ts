import type { LandingBook } from '../shared/landing.ts'

export const italianThemes: Pick<LandingBook, 'trip' | 'themeText' | 'themeLine'> = {
  trip: {
    wellness: 'weekend spa e benessere',
    romantic: 'weekend romantico',
    gastronomy: 'weekend enogastronomico',
    family: 'weekend in famiglia',
    city: 'city break',
    seaside: 'weekend al mare',
    mountain: 'weekend in montagna',
    countryside: 'weekend in campagna',
    unusual: 'weekend insolito',
    culture: 'weekend culturale',
  },
  themeText: {
    wellness: [
      'Per un soggiorno benessere basta poco: acqua calda, mani esperte, un accappatoio e il silenzio. Guarda se la spa è ad accesso libero o su prenotazione, se il massaggio è compreso, e tieniti una mattina senza programmi.',
      'Sauna, hammam, piscina riscaldata: le offerte indicano sempre che cosa è compreso e per quanto tempo. Gli orari del tardo pomeriggio sono i primi ad andare; prenota il tuo appena ricevi la conferma.',
    ],
    romantic: [
      "Una bella camera, un tavolo tranquillo, una bottiglia al fresco: i soggiorni romantici pensano a tutto, fino alla colazione servita tardi. Se c'è qualcosa da festeggiare avvisa l'hotel, la sorpresa riuscirà ancora meglio.",
      'Un castello, il mare o un vicolo del centro storico: la cornice conta, ma conta anche ciò che la accompagna. Cena a lume di candela, spa privata, late check-out: scegli il pensiero che ti somiglia.',
    ],
    gastronomy: [
      'La cena è compresa, ed è proprio questo il bello: si assaggia la cucina di uno chef e poi si sale a dormire. I menu seguono le stagioni; segnala le allergie quando prenoti.',
      "Bistrot d'autore, tavola stellata dei dintorni o agriturismo: ogni soggiorno indica il numero di portate e che cosa si beve. Tieni un po' di fame per la colazione.",
    ],
    family: [
      'Camere familiari, piscina, parco divertimenti o parco avventura: questi soggiorni contano i bambini fin dalla ricerca e mostrano il prezzo per tutta la famiglia. Nella maggior parte degli hotel la culla è gratuita.',
      "Partire con i bambini richiede un po' di spazio e un programma elastico. Abbiamo scelto gli hotel dove si cena presto, si gioca fuori e nessuno sbuffa.",
    ],
    city: [
      "Un buon city break comincia da un hotel in posizione comoda: esci e ci sei già. Visita guidata, ingresso al museo o giro in battello sono spesso compresi, con i biglietti consegnati all'arrivo.",
      'Vieni in treno, lascia i bagagli alla reception e cammina. Quella della domenica è spesso la notte meno cara della settimana, e il lunedì mattina i musei, quando aprono, sono più tranquilli.',
    ],
    seaside: [
      'Il mare non chiude a fine agosto. Da ottobre a maggio le spiagge si svuotano, i prezzi scendono e la luce si fa più bella; per scaldarsi resta la spa.',
      "Vista mare o spiaggia a piedi, talassoterapia o giro in bici sul lungomare: le schede indicano la distanza reale dall'acqua. Porta una giacca a vento, anche a luglio.",
    ],
    mountain: [
      "D'inverno per la neve, d'estate per i sentieri, in autunno per i colori: la montagna si visita dodici mesi l'anno. Molti hotel hanno una sauna, utilissima al rientro.",
      'Ciaspole, escursione guidata, bagno caldo di fronte alle cime: scegli la fatica, poi il premio. In quota le serate sono fresche anche ad agosto.',
    ],
    countryside: [
      "Un antico casale, un bed & breakfast, un piccolo castello: in campagna l'indirizzo conta quanto la regione. Ci si viene per dormire a lungo, camminare un po' e mangiare bene.",
      'Il verde riposa, e non è solo un modo di dire. Biciclette in prestito, cestino da picnic, cena in casa: i soggiorni in campagna sono spesso i più completi.',
    ],
    unusual: [
      "Casa sull'albero, lodge, castello: una notte insolita si sceglie per il luogo in sé. Controlla l'accesso, il riscaldamento e il bagno, nella scheda c'è tutto.",
      'Questi indirizzi hanno poche camere e molti ammiratori. In alta stagione prenota presto o parti durante la settimana: la sorpresa è la stessa.',
    ],
    culture: [
      "Un museo, un castello, un centro storico: il soggiorno comprende il biglietto d'ingresso o la visita, e l'hotel è nei dintorni. L'ideale è arrivare la sera prima, per entrare all'apertura.",
      "Chi ama l'arte e la storia ha solo l'imbarazzo della scelta, dalle abbazie ai musei d'arte moderna. Attenzione al lunedì, giorno di chiusura di molti musei.",
    ],
  },
  themeLine: {
    wellness: [
      'Per riprendere fiato, i soggiorni spa uniscono sauna, piscina riscaldata e massaggio.',
      'Per il relax, spa e massaggi sono spesso compresi nel prezzo.',
    ],
    romantic: [
      'In coppia si sceglie una bella camera e una cena a lume di candela.',
      'Gli innamorati trovano camere con vista e tavoli tranquilli.',
    ],
    gastronomy: [
      'Per i golosi ci sono i soggiorni con cena, dal menu del mercato alla tavola gourmet.',
      'Per la buona tavola, diversi hotel hanno il loro chef e una carta di stagione.',
    ],
    family: ['Con i bambini, parchi e camere familiari rendono tutto più facile.', 'In famiglia, cerca la piscina e le attività comprese.'],
    city: ['In città conviene dormire in centro e fare tutto a piedi.', 'A chi ama la città piaceranno le visite guidate e i musei.'],
    seaside: [
      "In riva all'acqua si cammina, si respira, ci si scalda nella spa.",
      "Per l'aria di mare, scegli gli hotel a pochi passi dalla spiaggia.",
    ],
    mountain: [
      'In montagna sentieri e piste a volte partono dalla porta.',
      "Per salire un po' più in alto, la montagna offre stagioni sempre diverse.",
    ],
    countryside: [
      'In campagna si dorme meglio e si mangia quello che cresce lì accanto.',
      'Per una pausa nel verde, casali e bed & breakfast hanno i loro affezionati.',
    ],
    unusual: [
      'Voglia di altro? Le notti insolite si passano tra gli alberi o dietro antiche mura.',
      'I luoghi insoliti piacciono ai grandi quanto ai piccoli.',
    ],
    culture: [
      'I curiosi hanno il loro daffare tra castelli, musei e vecchie strade.',
      "Per la cultura, il biglietto d'ingresso è spesso già nel soggiorno.",
    ],
  },
}
