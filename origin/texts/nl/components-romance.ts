import type { ComponentGroups } from '../shared/components.ts'

export const romance: ComponentGroups['romance'] = {
  'rose-petals': {
    label: 'Rozenblaadjes',
    headword: 'Rozenblaadjes op de kamer',
    topic: 'rozenblaadjes',
    included: 'rozenblaadjes op de kamer',
    pitch: [
      'Rozenblaadjes op het bed, kaarsjes op het nachtkastje: de verrassing staat klaar voor jullie er zijn.',
      'De kamer is bestrooid met rozenblaadjes; de ring of het gedicht breng je zelf mee.',
    ],
    details: ['Verse blaadjes op het bed', 'Kaarsen met zacht licht'],
    why: ['Een briefje van jou leggen we graag op het kussen.'],
    mustKnow: ['Laat weten hoe laat je aankomt, dan staat alles klaar.'],
  },
  'candlelight-dinner': {
    label: 'Diner bij kaarslicht',
    topic: 'diner bij kaarslicht',
    included: 'een diner bij kaarslicht',
    pitch: [
      'Een tafel wat apart, kaarsen, drie gangen: dit diner geeft jullie alle tijd om te praten.',
      'In het restaurant is de rustigste tafel voor jullie vrijgehouden; de kaarsen doen de rest.',
      '’s Avonds eten jullie bij kaarslicht, drie gangen lang en met niemand anders erbij.',
    ],
    details: ['Voorgerecht, hoofdgerecht en dessert', 'Rustige tafel gereserveerd', 'Kaarsen en verse bloemen'],
    why: ['Iets te vieren? Zeg het: het dessert zal het weten.'],
    mustKnow: ['Dranken niet inbegrepen.', 'Meld een dieet of allergie twee dagen voor aankomst.'],
  },
  'breakfast-in-bed': {
    label: 'Ontbijt op bed',
    topic: 'ontbijt op bed',
    included: 'ontbijt op bed',
    pitch: [
      '’s Ochtends wordt er zachtjes geklopt: het ontbijt komt tot aan je bed.',
      'Croissants, koffie, confituur: je ontbijt onder het dekbed, op het uur dat je hebt aangekruist.',
    ],
    details: ['Warme drank, sap en koffiekoeken', 'Brood, boter, confituur en fruit', 'Op de kamer gebracht, zonder toeslag'],
    why: ['Aankleden hoeft niet.'],
    mustKnow: ['Geef de kaart de avond ervoor af aan de receptie, voor 22.00 uur.'],
  },
  'late-checkout': {
    label: 'Laat uitchecken',
    topic: 'laat uitchecken',
    included: 'laat uitchecken',
    pitch: [
      'En de laatste dag jaagt niemand je op: laat uitchecken is inbegrepen.',
      'De kamer blijft op de vertrekdag twee uur langer van jullie, net genoeg om nog eens om te draaien.',
    ],
    details: ['Twee uur later dan gewoonlijk', 'Je hoeft niets te regelen'],
    why: ['Nog een echte laatste ochtend.'],
    mustKnow: ['Je hoeft niets te vragen: je sleutel blijft werken.'],
  },
}
