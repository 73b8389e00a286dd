import type { Words } from './words.ts'

/** Italian, as in Italy. */
export const it: Words = {
  themes: {
    wellness: { title: 'Benessere e spa', subtitle: 'Sauna, hammam e piscina riscaldata' },
    romantic: { title: 'Romantici', subtitle: 'Una bella camera, solo voi due' },
    gastronomy: { title: 'Golosi', subtitle: 'Buona tavola e prodotti del territorio' },
    family: { title: 'In famiglia', subtitle: 'Camere in cui ci stanno proprio tutti' },
    city: { title: "Città d'arte", subtitle: 'Musei, piazze e tavolini all’aperto' },
    seaside: { title: 'Al mare', subtitle: 'Svegliarsi con il rumore delle onde' },
    mountain: { title: 'In montagna', subtitle: 'Aria buona, chalet e vasche calde' },
    countryside: { title: 'In campagna', subtitle: 'Casali, giardini e strade bianche' },
    unusual: { title: 'Insoliti', subtitle: 'Una notte tra gli alberi, per esempio' },
    culture: { title: 'Cultura', subtitle: 'Castelli, mostre e borghi antichi' },
  },
  week: {
    wellness: {
      title: 'La settimana del benessere',
      subtitle: 'Accappatoio, tisana e acqua calda: i nostri hotel con spa per staccare due giorni.',
      cta: 'Vedi i weekend benessere',
    },
    romantic: {
      title: 'La settimana per due',
      subtitle: 'Una cena a lume di candela, una mattina senza sveglia e nessun altro.',
      cta: 'Vedi i weekend romantici',
    },
    gastronomy: {
      title: 'La settimana golosa',
      subtitle: 'Case dove si dorme di sopra e si mangia benissimo di sotto.',
      cta: 'Vedi i weekend golosi',
    },
    seaside: {
      title: 'Tutti al mare',
      subtitle: 'Due giorni di sabbia, sale e cielo: i nostri hotel più vicini alla spiaggia.',
      cta: 'Vedi i weekend al mare',
    },
    mountain: { title: 'Salire in quota', subtitle: 'Uno chalet, una vasca calda e le cime davanti.', cta: 'Vedi i weekend in montagna' },
    city: {
      title: "La settimana delle città d'arte",
      subtitle: 'Una stazione, un buon hotel e tutto il resto a piedi.',
      cta: "Vedi i weekend nelle città d'arte",
    },
    unusual: {
      title: 'Dormire altrove',
      subtitle: 'Case sugli alberi e tenute nascoste: notti da raccontare.',
      cta: 'Vedi i weekend insoliti',
    },
  },
  menu: {
    destinations: 'Destinazioni',
    themes: 'Temi',
    boxes: 'Cofanetti regalo',
    giftCard: 'Carta regalo',
    activities: 'Attività',
    inspirations: 'Ispirazioni',
    gifts: 'Regalare',
    voucher: 'Regalare un weekend',
    useGift: 'Usare un buono regalo',
    useBox: 'Usare un cofanetto',
  },
  booking: {
    seo: {
      title: 'Weekend e brevi soggiorni tutto compreso',
      description:
        'Hotel, colazione e un’esperienza in un solo soggiorno: scegli il tuo weekend in Italia o poco oltre confine, prenota online e cambia le date se ti serve.',
    },
    hero: {
      title: 'E se partissimo questo weekend?',
      subtitle: 'Un bell’hotel, la colazione e qualcosa in più. Resta solo da fare la valigia.',
    },
    points: [
      { icon: 'bed', title: 'Più di una notte', text: 'Ogni soggiorno unisce un bell’hotel, la colazione e un’esperienza sul posto.' },
      {
        icon: 'calendarCheck',
        title: 'Senza pensieri',
        text: 'Un imprevisto? Molti soggiorni si modificano gratis fino a pochi giorni prima dell’arrivo.',
      },
      { icon: 'tag', title: 'Prezzi concordati', text: 'Trattiamo ogni offerta direttamente con gli hotel, tasse incluse.' },
    ],
    topBar: { text: 'Cambio di programma? Su ogni soggiorno trovi fino a quando puoi modificare gratis.', cta: 'Come funziona' },
    popular: { title: 'I soggiorni più amati', subtitle: 'I più prenotati del momento in Italia', cta: 'Vedi tutti i soggiorni' },
    themes: 'Di che cosa hai voglia?',
    destinations: 'Dove andiamo?',
    gift: {
      title: 'Un weekend si può anche regalare',
      subtitle: 'Tu scegli il soggiorno, loro scelgono la data. Il buono regalo arriva subito per e-mail.',
      boxes: 'Vedi i cofanetti',
      vouchers: 'Regala un weekend',
    },
    boxes: { title: 'I nostri cofanetti regalo', subtitle: 'Si aprono oggi, si vivono per 18 mesi', cta: 'Tutti i cofanetti' },
  },
  gifting: {
    seo: {
      title: 'Regalare un weekend: buoni e cofanetti regalo',
      description:
        'Buono per un soggiorno, cofanetto, carta regalo o attività: regala un weekend per due, subito per e-mail. La data la sceglie chi lo riceve.',
    },
    hero: { title: 'Regala qualche giorno altrove', subtitle: 'Tu scegli il regalo, loro scelgono il momento.' },
    points: [
      { icon: 'gift', title: 'Un vero soggiorno', text: 'Un hotel, la colazione e un’esperienza: un regalo con un nome e un volto.' },
      { icon: 'calendarCheck', title: 'Le date, con calma', text: 'Tu scegli la fuga, chi la riceve prenota quando vuole.' },
      { icon: 'tag', title: 'Prezzi concordati', text: 'Le stesse offerte che avresti per te, trattate con gli hotel.' },
    ],
    topBar: { text: 'In ritardo? Il buono digitale parte per e-mail appena paghi, anche la domenica sera.', cta: 'Regala un weekend' },
    boxes: { title: 'I cofanetti più regalati', subtitle: 'Tu scegli il tema, loro il soggiorno', cta: 'Tutti i cofanetti' },
    kinds: {
      title: 'Quattro modi per fare felice qualcuno',
      box: { title: 'Il cofanetto', subtitle: 'Un tema e decine di soggiorni tra cui scegliere. Valido 18 mesi.' },
      voucher: { title: 'Il soggiorno scelto da te', subtitle: 'Proprio quell’hotel; a loro la data. Valido 12 mesi.' },
      giftCard: { title: 'La carta regalo', subtitle: 'L’importo che vuoi, su tutto il sito. Valida 18 mesi.' },
      activity: { title: 'L’attività', subtitle: 'Un massaggio, una degustazione, un volo in mongolfiera… Valida 12 mesi.' },
    },
    romantic: {
      title: 'Per una coppia',
      subtitle: 'Soggiorni da regalare per un anniversario, un compleanno o senza motivo',
      cta: 'Vedi i soggiorni da regalare',
    },
    lastMinute: {
      title: 'Ti serve per stasera?',
      subtitle: 'Scegli il formato digitale: il buono arriva nella tua casella con il tuo messaggio, pronto da inoltrare o da stampare.',
      cta: 'Trova un regalo',
    },
    ideas: 'A ognuno la sua fuga',
    card: {
      title: 'In dubbio? La carta regalo',
      subtitle: 'Un importo libero, da spendere in soggiorni, cofanetti o attività.',
      cta: 'Scegli un importo',
    },
    wellness: {
      title: 'Per chi si è meritato una pausa',
      subtitle: 'Spa, massaggi e acque calde, da regalare',
      cta: 'Vedi i weekend benessere',
    },
  },
  activity: {
    seo: {
      title: 'Attività ed esperienze da regalare o da vivere',
      description:
        'Massaggi, degustazioni, voli in mongolfiera, corsi di cucina: attività per tutte le tasche, da regalare o da vivere, con data libera e cambio possibile.',
    },
    hero: { title: 'Una giornata diversa dal solito', subtitle: 'Attività vicino a te, da vivere o da regalare.' },
    points: [
      { icon: 'sparkles', title: 'Un regalo personale', text: 'Con il tuo nome e due righe di dedica.' },
      { icon: 'wallet', title: 'Per tutte le tasche', text: 'Dalla visita per due al volo in mongolfiera.' },
      { icon: 'calendarCheck', title: 'Alla data che preferiscono', text: 'Chi lo riceve prenota quando vuole, per 12 mesi.' },
      { icon: 'refresh', title: 'Si può cambiare', text: 'Non fa per loro? Il regalo si cambia con un’altra attività.' },
    ],
    popular: { title: 'Le attività del momento', subtitle: 'Le più richieste vicino a te', cta: 'Vedi tutte le attività' },
    kinds: {
      title: 'Di che cosa hanno voglia?',
      wellness: { title: 'Rilassarsi', subtitle: 'Massaggi, hammam e terme' },
      gastronomy: { title: 'Assaggiare', subtitle: 'Degustazioni e corsi di cucina' },
      family: { title: 'Divertirsi in famiglia', subtitle: 'Parchi, percorsi avventura, escape room' },
      romantic: { title: 'In coppia', subtitle: 'Giri in barca, cene, massaggi di coppia' },
      culture: { title: 'Scoprire', subtitle: 'Musei, castelli e visite guidate' },
      unusual: { title: 'Osare', subtitle: 'Mongolfiera, kart e vela' },
    },
    outdoors: { title: 'All’aria aperta', subtitle: 'A piedi, a cavallo, in bici o sull’acqua', cta: 'Vedi le attività all’aperto' },
    gift: {
      title: 'Non sai quale attività?',
      subtitle: 'Con la carta regalo scelgono loro: un’attività, un soggiorno o un cofanetto.',
      cta: 'Regala una carta',
    },
    topBar: { text: 'Un’attività ricevuta in regalo si può cambiare finché è valida.', cta: 'Tutto sui regali' },
  },
  bars: {
    week: (theme) => `${theme}: la nostra selezione`,
    weekCta: 'I soggiorni della settimana',
    giftSoon: 'Ti manca un regalo? Per e-mail arriva subito',
    giftCard: 'La carta regalo, dell’importo che vuoi',
    activities: 'E solo un’attività?',
    flexible: 'Modifica gratuita: le condizioni',
  },
  announcements: {
    booking: { lead: 'Prenota senza impegnarti troppo presto:', rest: 'su ogni soggiorno trovi fino a quando puoi modificare gratis.' },
    gifting: { lead: 'Consegna dei cofanetti:', rest: 'immediata per e-mail, con la tua dedica.' },
    product: { lead: 'Paga come preferisci:', rest: 'in 3 o 4 rate, o più avanti, per i soggiorni che lo permettono.' },
  },
}
