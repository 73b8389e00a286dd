import type { BoxBook } from '../shared/box.ts'

export const box: BoxBook = {
  withTopic: (name, topic) => `${name} con ${topic}`,
  names: {
    wellness: ['Pausa benessere', 'Relax per due', 'Coccole e relax'],
    romantic: ["Fuga d'amore", 'Notte romantica', 'Solo noi due'],
    gastronomy: ['Sosta golosa', "Buona tavola e sogni d'oro", 'Fuga per buongustai'],
    family: ['Avventura in famiglia', 'Allegra brigata', 'Grandi e piccini'],
    city: ['Fuga in città', 'A spasso in città', 'Luci della città'],
    seaside: ['Aria di mare', 'Pausa in riva al mare', 'Rotta verso il mare'],
    mountain: ['Aria di montagna', 'Rifugio in quota', 'Più vicino alle cime'],
    countryside: ['Fuga nel verde', 'Aria di campagna', 'Dolce campagna'],
    unusual: ['Notte insolita', 'Dormire altrove', 'Evasione insolita'],
    culture: ['Pietre antiche', 'Fuga tra arte e storia', 'Viaggio nel tempo'],
  },
  inCountry: (name, country) => `${name} ${country}`,
  withNights: (name, nights) => `${name} – ${nights}`,
  country: {
    FR: 'in Francia',
    BE: 'in Belgio',
    NL: 'nei Paesi Bassi',
    ES: 'in Spagna',
    IT: 'in Italia',
    LU: 'in Lussemburgo',
    DE: 'in Germania',
    PT: 'in Portogallo',
    CH: 'in Svizzera',
    AT: 'in Austria',
  },
  nights: (nights, breakfast) => (breakfast ? `${nights} con colazione` : nights),
  forTwo: 'Per 2 persone',
  choice: (count, country) => `più di ${count} weekend${country ? ` ${country}` : ''} tra cui scegliere`,
  validity: 'Il cofanetto è valido diciotto mesi e si può cambiare gratis con un altro.',
  giver: {
    wellness: [
      'Per chi non si ferma mai, il regalo più bello è forse un buon motivo per farlo.',
      "Regala tempo, calore e un po' di silenzio: questo cofanetto mette il benessere in busta.",
    ],
    romantic: [
      'Un cofanetto per chi si ama e non ha mai il tempo di dirselo.',
      'Nozze di cotone o di diamante, ecco come festeggiarle in due, lontano da casa.',
    ],
    gastronomy: [
      'Per i golosi, i curiosi e chi legge il menu partendo dai dolci.',
      'Una buona tavola, una buona notte: questo cofanetto unisce le due cose che i buongustai preferiscono.',
    ],
    family: [
      'Un regalo che si condivide appena aperto: sulla destinazione, ognuno dirà la sua.',
      'Per le famiglie che ai giocattoli in più preferiscono i ricordi.',
    ],
    city: [
      "Per chi ama camminare, curiosare e sedersi a un tavolino all'aperto: una città da esplorare, una notte per godersela.",
      'Regala una città a chi in casa ha già tutto.',
    ],
    seaside: [
      "Regala l'orizzonte: questo cofanetto sa di sale ancora prima di essere aperto.",
      'Per chi respira meglio appena vede il mare.',
    ],
    mountain: [
      "Una boccata d'aria buona da regalare a chi ama le cime e il camino acceso.",
      'Per chi alza gli occhi appena la strada comincia a salire.',
    ],
    countryside: [
      'Per chi vive in città e sogna cancelli che cigolano e colazioni lunghe.',
      "Regala un po' di campagna, senza gli stivali.",
    ],
    unusual: [
      'Per le persone a cui non si sa più che cosa regalare: una notte che non avrebbero mai immaginato.',
      'Una casetta, una bolla, un luogo fuori dal comune: questo cofanetto ama sorprendere.',
    ],
    culture: [
      'Per chi visita un castello come altri aprono un romanzo.',
      'Un regalo per le menti curiose, tra pietre antiche e belle storie.',
    ],
  },
  content: (nights, includes, choice, country) =>
    `il cofanetto comprende ${nights} per due persone${includes ? `, con ${includes}` : ''}, da scegliere tra più di ${choice} indirizzi${country ? ` ${country}` : ''}.`,
  closing: [
    'Chi lo riceve sceglie il luogo e la data online, in pochi minuti.',
    'Si regala via e-mail in un minuto, o per posta in una bella confezione.',
    'Ti arriva via e-mail o a casa; a loro resta solo da scegliere la data.',
  ],
  breakfastItem: 'la colazione',
}
