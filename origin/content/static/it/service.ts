import { companies } from '../../company.ts'
import { openingHours } from '../../hours.ts'
import { facts } from '../facts.ts'
import type { Pages } from '../pages.ts'

const { instalments, deferred, valid } = facts

/** Italian: questions, help, payment, gifts (digital only in Italy), and who we are. */
export const service: Pick<Pages, 'faq' | 'help' | 'payment' | 'gifts' | 'about'> = {
  faq: ({ to }) => ({
    title: 'Domande frequenti',
    description: 'Modificare, annullare, pagare, regalare: le risposte alle domande più comuni.',
    sections: [
      {
        title: 'Come modifico la prenotazione?',
        body: [
          'Apri [Ritrova la prenotazione](' +
            to.bookingLookup +
            '), inserisci il numero di 8 cifre e la tua e-mail e scegli altre date. È gratis fino alla data limite della conferma; può aggiungersi solo una differenza di prezzo.',
        ],
      },
      {
        title: 'Come annullo, e che cosa mi rimborsate?',
        body: [
          `Nello stesso posto. Prima della data limite ti rimborsiamo l’${facts.refund}% del prezzo di ogni notte; dopo, nulla. Le offerte non rimborsabili sono segnalate prima dell’acquisto.`,
        ],
      },
      {
        title: 'Non ho ricevuto la conferma',
        body: [
          'Guarda prima nella posta indesiderata. Se non c’è, [scrivici](' +
            to.contact +
            ') scegliendo «e-mail di conferma»: te la rimandiamo.',
        ],
      },
      {
        title: 'Come uso un buono o un cofanetto ricevuto in regalo?',
        body: [
          'Inserisci il codice in [Usare un buono regalo](' +
            to.beneficiary +
            ') o il numero in [Usare un cofanetto](' +
            to.boxLogin +
            '), scegli le date ed è fatta.',
        ],
      },
      {
        title: 'Posso venire con i bambini?',
        body: [
          'Sì, se la camera lo permette: indica quanti bambini (da 3 a 11 anni) e neonati (da 0 a 2 anni) siete e ti mostriamo solo camere abbastanza grandi. Un regalo è sempre per 2 adulti.',
        ],
      },
      {
        title: 'Gli animali sono ammessi?',
        body: [
          'In alcuni hotel: scegli «Animali ammessi» nei filtri. L’eventuale supplemento si paga sul posto ed è indicato nella pagina del soggiorno.',
        ],
      },
      {
        title: 'Devo pagare qualcosa in hotel?',
        body: [
          'L’imposta di soggiorno quando si paga lì, il parcheggio se è a pagamento e le tue spese personali. Il resto è compreso nel prezzo.',
        ],
      },
      { title: 'Posso prenotare per stasera?', body: [`Sì, fino alle ${facts.cutOff}, se l’hotel ha ancora una camera.`] },
      {
        title: 'Come ottengo la fattura?',
        body: ['Nella pagina [contatti](' + to.contact + '), pulsante «Richiedi una fattura»: ti arriva per e-mail.'],
      },
    ],
  }),

  help: ({ locale, to }) => {
    const { customerCare } = companies[locale]
    return {
      title: 'Centro assistenza',
      description: 'Prima, durante e dopo il soggiorno: dove trovare una risposta e come contattarci.',
      sections: [
        {
          title: 'Prima di partire',
          body: [
            [
              'La data limite per modificare gratis è nella pagina del soggiorno e nella conferma.',
              'Modificare o annullare: [Ritrova la prenotazione](' + to.bookingLookup + ').',
              'Forse la risposta c’è già: [Domande frequenti](' + to.page('faq') + ').',
            ],
          ],
        },
        {
          title: 'Durante il soggiorno',
          body: [
            'Alla reception di’ il tuo nome e il numero di prenotazione. Gli orari di arrivo, colazione e attività sono nella pagina del soggiorno. Se manca qualcosa, dillo in hotel e chiamaci: lo risolviamo insieme a loro.',
          ],
        },
        {
          title: 'Al ritorno',
          body: [
            'Ricevi un invito a lasciare la tua recensione; viene pubblicata com’è, bella o brutta. Per un reclamo usa la pagina [contatti](' +
              to.contact +
              ').',
          ],
        },
        {
          title: 'Contattarci',
          body: [
            [
              `Per telefono: [${customerCare.phone}](${customerCare.phoneUrl})`,
              ...openingHours[locale].contact,
              'In chat: dal lunedì al venerdì, dalle 9 alle 18',
              `Con un messaggio: risposta entro ${facts.reply} ore, dalla pagina [contatti](${to.contact})`,
            ],
          ],
        },
      ],
    }
  },

  payment: ({ locale }) => ({
    title: 'Metodi di pagamento',
    description: 'Pagare subito, in 3 o 4 rate o più avanti: i metodi accettati e le condizioni.',
    sections: [
      {
        title: 'In un’unica soluzione',
        body: [
          'Accettiamo:',
          [...companies[locale].paymentMethods],
          'Una carta regalo o un buono si sottrae dal totale; il resto si paga con uno di questi metodi.',
        ],
      },
      {
        title: 'In 3 o 4 rate',
        body: [
          [
            `In 3 rate: da ${instalments.three.from} a ${instalments.three.to} €, con arrivo tra almeno ${instalments.days} giorni.`,
            `In 4 rate: da ${instalments.four.from} a ${instalments.four.to} €, con arrivo tra almeno ${instalments.days} giorni.`,
          ],
          'Le rate mensili sono uguali; le spese, mostrate prima di confermare, si aggiungono alla prima. L’approvazione dipende dal fornitore di pagamenti.',
        ],
      },
      {
        title: 'Più avanti',
        body: [
          `Se arrivi tra ${deferred.days} giorni o più, puoi prenotare oggi e pagare ${deferred.taken} giorni prima dell’arrivo, o alla data limite di annullamento se viene prima.`,
        ],
      },
      {
        title: 'Sicurezza',
        body: [
          'Il pagamento avviene sulla pagina del fornitore, su una connessione cifrata. Non riceviamo né conserviamo il numero della carta.',
        ],
      },
    ],
  }),

  gifts: ({ to }) => ({
    title: 'Buoni e cofanetti: come funzionano',
    description: 'Che cosa contiene ogni regalo, per quanto vale, come arriva e come si usa.',
    sections: [
      {
        title: 'Quattro regali',
        body: [
          [
            `**Il cofanetto**: tu scegli il tema, loro il soggiorno. Valido ${valid.box} mesi. [Vedi i cofanetti](${to.boxes})`,
            `**Il soggiorno**: tu scegli l’hotel e il programma, loro le date. Valido ${valid.singleVoucher} mesi. [Regala un soggiorno](${to.stays}?flow=gifting)`,
            `**La carta regalo**: l’importo che vuoi, su tutto il sito. Valida ${valid.giftCard} mesi. [Scegli un importo](${to.giftCard})`,
            `**L’attività**: un’esperienza senza notte in hotel. Valida ${valid.activity} mesi. [Vedi le attività](${to.activities})`,
          ],
          'Un soggiorno in regalo è per 2 adulti, da una a tre notti secondo l’offerta.',
        ],
      },
      {
        title: 'Come arriva',
        body: [
          'In formato digitale, per e-mail, appena paghi e con il tuo messaggio: da inoltrare o da stampare. In Italia i cofanetti non si spediscono per posta.',
        ],
      },
      {
        title: 'Come si usa',
        body: [
          [
            'Inserisci il codice: [buono regalo](' + to.beneficiary + ') o [cofanetto](' + to.boxLogin + ').',
            'Scegli il soggiorno, poi una data libera.',
            'Se il soggiorno costa più del regalo, la differenza si paga online.',
          ],
        ],
      },
      {
        title: 'Come si cambia',
        body: [
          'Finché è valido, un regalo si cambia con un altro soggiorno, un’altra attività o un altro cofanetto. È scaduto da poco? [Parliamone](' +
            to.contact +
            ').',
        ],
      },
      { title: 'Recesso', body: [`Chi acquista ha ${facts.withdrawal} giorni per cambiare idea, purché il regalo non sia stato usato.`] },
    ],
  }),

  about: ({ to }) => ({
    title: 'Chi siamo',
    description: 'Escale: soggiorni brevi in cui hotel, colazione e attività stanno insieme.',
    sections: [
      {
        body: [
          'Escale nasce da un’idea semplice: non serve andare lontano né a lungo per sentirsi altrove. Una notte o due, un hotel scelto con cura, qualcosa da vivere sul posto, e tutto in una sola prenotazione.',
        ],
      },
      {
        title: 'Come scegliamo',
        body: [
          'Ogni hotel è qui per dove si trova, per come accoglie e per ciò che offre oltre alla camera. Le recensioni dei viaggiatori decidono se resta.',
        ],
      },
      {
        title: 'Come nascono i prezzi',
        body: [
          'Trattiamo ogni soggiorno con l’albergatore e mostriamo un prezzo completo, tasse comprese. Ciò che si paga sul posto è scritto prima di prenotare.',
        ],
      },
      {
        title: 'Che cosa non facciamo',
        body: [
          'Né conti alla rovescia inventati né falsa scarsità: se scriviamo che sul nostro sito restano due camere, è il numero che ci ha dato l’hotel.',
        ],
      },
      {
        title: 'Una dimostrazione',
        body: [
          'Escale non esiste. Gli hotel, le recensioni e i prezzi di questo sito sono immaginari e non si vende nulla. Ti è venuta voglia lo stesso? Ecco [le nostre ispirazioni](' +
            to.ideas +
            ').',
        ],
      },
    ],
  }),
}
