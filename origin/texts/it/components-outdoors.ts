import type { ComponentGroups } from '../shared/components.ts'

export const outdoors: ComponentGroups['outdoors'] = {
  'bike-rental': {
    label: 'Noleggio biciclette',
    topic: 'gita in bicicletta',
    included: 'una bicicletta a persona per tutta la giornata',
    pitch: [
      'Due biciclette ti aspettano in cortile, con una mappa su cui la casa ha segnato le strade preferite.',
      'Si parte in bici la mattina e si torna quando si vuole: restano a disposizione per tutta la giornata.',
    ],
    details: ['Una city bike a persona, per tutta la giornata', 'Lucchetto, casco e mappa in prestito', 'Tre itinerari proposti'],
    why: ['Il modo migliore per prendere le strade secondarie.'],
    mustKnow: ['La sella si regola alla partenza.', 'Bici elettrica con supplemento, se disponibile.'],
  },
  canoe: {
    label: 'Discesa in canoa',
    topic: 'discesa in canoa',
    included: 'una discesa in canoa',
    pitch: [
      "Lungo l'acqua si vedono più aironi che persone: la discesa in canoa va al tuo passo.",
      'Pagaia in mano scendi il fiume; un pulmino ti riporta al punto di partenza.',
    ],
    details: ['Canoa biposto, pagaie e giubbotti', 'Bidone stagno per le tue cose', 'Ritorno in pulmino'],
    why: ['Non serve esperienza.'],
    mustKnow: ['È indispensabile saper nuotare.', 'Scarpe chiuse che si possano bagnare.'],
  },
  'horse-ride': {
    label: 'Passeggiata a cavallo',
    topic: 'passeggiata a cavallo',
    included: 'una passeggiata a cavallo',
    pitch: [
      'La passeggiata parte al passo: anche chi non è mai salito in sella prende fiducia dopo cento metri.',
      'Fra campi e bosco il cavallo conosce la strada; a te basta guardare.',
    ],
    details: ['Passeggiata accompagnata', 'Casco in prestito', 'Cavalli tranquilli, per principianti ed esperti'],
    why: ['Il gruppo non supera mai i sei cavalieri.'],
    mustKnow: ['Pantaloni lunghi e scarpe chiuse.', 'Peso massimo di 95 kg a cavaliere.'],
  },
  golf: {
    label: 'Giro di golf',
    topic: 'giro di golf',
    included: 'un green fee a persona',
    pitch: [
      'Il green fee è compreso: il campo è tuo, con la partenza riservata a tuo nome.',
      'Due palline al campo pratica e poi via dalla prima buca: il golf qui vicino ti aspetta.',
    ],
    details: ['Un green fee a persona', 'Un secchiello di palline al campo pratica', 'Armadietto in club house'],
    why: ['Un campo ondulato, piacevole in ogni stagione.'],
    mustKnow: ['Nel fine settimana si richiede tessera o handicap.', 'Noleggio mazze sul posto, con supplemento.'],
  },
  balloon: {
    label: 'Volo in mongolfiera',
    topic: 'volo in mongolfiera',
    included: 'un volo in mongolfiera',
    pitch: [
      "La mongolfiera si alza all'alba: dall'alto il paesaggio non fa più rumore.",
      'Il volo si chiude con un brindisi insieme al pilota, come vuole la tradizione.',
    ],
    details: ['Volo con pilota brevettato', 'Chi vuole aiuta a gonfiare il pallone', "Brindisi e diploma all'atterraggio"],
    why: ['Un ricordo che non sbiadisce.'],
    mustKnow: [
      "Si vola all'alba o al tramonto, vento permettendo.",
      'In caso di rinvio si propone un’altra data.',
      'Sconsigliato in gravidanza.',
    ],
  },
  sailing: {
    label: 'Uscita in barca a vela',
    topic: 'uscita in barca a vela',
    included: 'un’uscita in barca a vela',
    pitch: [
      'Si issano le vele, il motore tace: l’uscita si vive alle manovre o stesi a prua.',
      'Lo skipper ti lascia il timone, se ti va; altrimenti c’è l’orizzonte.',
    ],
    details: ['Uscita con skipper', 'Giubbotti compresi', 'Gruppo di otto persone al massimo'],
    why: ['Benvenuti i principianti: c’è sempre qualcosa da fare.'],
    mustKnow: ['Le uscite dipendono dal vento.', 'Porta una giacca a vento e suole chiare.'],
  },
  'hiking-guide': {
    label: 'Escursione con guida',
    topic: 'escursione con guida',
    included: 'un’escursione con guida',
    pitch: [
      'La guida legge il paesaggio come un libro: tracce, piante, pietre, tutto ha una storia.',
      'Si cammina, ci si ferma, si impara, e il panorama un po’ bisogna meritarselo.',
    ],
    details: ['Guida diplomata', 'Bastoncini in prestito', 'Itinerario su misura per il gruppo'],
    why: ['Sentieri che da soli non si trovano.'],
    mustKnow: ['Scarponcini indispensabili.', 'Porta acqua e una giacca.'],
  },
  snowshoes: {
    label: 'Ciaspolata',
    topic: 'ciaspolata',
    included: 'una ciaspolata',
    pitch: [
      'Con le ciaspole ai piedi si lasciano le piste per il silenzio degli abeti.',
      "La ciaspolata segue le tracce delle lepri, con vin brulé o cioccolata all'arrivo.",
    ],
    details: ['Guida di montagna', 'Ciaspole e bastoncini in prestito', "Bevanda calda all'arrivo"],
    why: ['Più facile di quanto sembri: chi sa camminare, sa ciaspolare.'],
    mustKnow: ['Da dicembre a marzo, neve permettendo.', 'Abiti caldi e scarponi.'],
  },
}
