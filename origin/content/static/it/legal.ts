import { companies } from '../../company.ts'
import { facts } from '../facts.ts'
import type { Pages } from '../pages.ts'

/** Italian: conditions of sale and of use, legal notice. */
export const legal: Pick<Pages, 'sales-conditions' | 'use-conditions' | 'legal-notice'> = {
  'sales-conditions': ({ locale, to }) => ({
    title: 'Condizioni generali di vendita',
    description: 'Che cosa vendiamo, a quale prezzo, come si paga e come si modifica o si annulla.',
    sections: [
      {
        body: [
          `Queste condizioni valgono per i soggiorni, le attività, i cofanetti, i buoni e le carte regalo venduti su questo sito da ${companies[locale].legalName} Sono scritte per un'azienda dimostrativa: qui non si conclude alcun contratto.`,
        ],
      },
      {
        title: '1. Che cosa acquisti',
        body: [
          'Un soggiorno unisce una o più notti in hotel e i servizi indicati nella descrizione: colazione, cena, ingresso alla spa, attività. Ciò che non è scritto non è compreso.',
          'Foto e illustrazioni danno un’idea del luogo; la camera sarà della categoria prenotata.',
        ],
      },
      {
        title: '2. Prezzi',
        body: [
          'I prezzi sono in euro, tasse comprese, per il numero di persone e di notti indicato. L’imposta di soggiorno, quando si paga in hotel, è segnalata nella pagina del soggiorno.',
          'Il prezzo che ti impegna è quello del riepilogo, verificato con l’hotel al momento di prenotare. Se è cambiato rispetto alla ricerca, te lo diciamo e decidi tu.',
          'Il prezzo barrato è quello pubblico praticato dalla struttura per gli stessi servizi nelle stesse date.',
        ],
      },
      {
        title: '3. Prenotazione e pagamento',
        body: [
          `La prenotazione è definitiva appena il pagamento è accettato; ricevi subito un’e-mail di conferma con un numero di 8 cifre. Per arrivare in giornata, prenota prima delle ${facts.cutOff}.`,
          'Metodi di pagamento, rate e pagamento differito sono spiegati in [Metodi di pagamento](' + to.page('payment') + ').',
        ],
      },
      {
        title: '4. Modificare o annullare',
        body: [
          'La data limite per modificare gratis è indicata nella pagina del soggiorno, nel riepilogo e nell’e-mail di conferma.',
          [
            '**Prima della data limite**: cambi le date senza spese, secondo disponibilità; può esserci una differenza di prezzo.',
            `**Annullamento prima della data limite**: ti rimborsiamo l’${facts.refund}% del prezzo di ogni notte.`,
            '**Dopo, e fino all’arrivo**: nessun rimborso.',
          ],
          'Alcune offerte, segnalate come tali, non si possono modificare né rimborsare.',
        ],
      },
      {
        title: '5. Regali',
        body: [
          `Il buono per un soggiorno o un’attività vale ${facts.valid.singleVoucher} mesi, il cofanetto e la carta regalo ${facts.valid.box} mesi dall’acquisto. Finché è valido, un regalo si può cambiare.`,
          `Chi acquista un regalo a distanza ha ${facts.withdrawal} giorni per recedere, purché non sia stato usato. Il recesso non si applica a un soggiorno prenotato per date precise.`,
        ],
      },
      {
        title: '6. Se qualcosa non va',
        body: [
          'Durante il soggiorno parlane prima con l’hotel, poi chiamaci: è il momento in cui si rimedia meglio. Al ritorno scrivici dalla pagina [contatti](' +
            to.contact +
            `): rispondiamo entro ${facts.reply} ore.`,
          'Se non troviamo un accordo, puoi rivolgerti all’organismo di conciliazione competente.',
        ],
      },
    ],
  }),

  'use-conditions': ({ to }) => ({
    title: "Condizioni d'uso del sito",
    description: 'Che cosa puoi fare su questo sito e a che cosa ci impegniamo.',
    sections: [
      {
        title: 'A che cosa serve',
        body: ['Questo sito presenta soggiorni, attività e regali e permette di prenotarli. È pubblicato a scopo dimostrativo.'],
      },
      {
        title: 'Il tuo uso',
        body: [
          'Puoi consultare, confrontare e condividere le pagine per uso personale. Non è invece permesso:',
          [
            'estrarre o riutilizzare una parte rilevante del catalogo senza accordo scritto;',
            'prenotare con un’identità falsa o per rivendere;',
            'ostacolare il funzionamento del sito, per esempio con un gran numero di richieste automatiche.',
          ],
        ],
      },
      {
        title: 'Recensioni',
        body: [
          'Può lasciare una recensione solo chi ha soggiornato in hotel con una prenotazione fatta da noi. Pubblichiamo tutte le recensioni, qualunque sia il voto; scartiamo quelle offensive, fuori tema o con dati personali.',
          'Il voto di un hotel è la media delle recensioni pubblicate, su 10.',
        ],
      },
      {
        title: 'Ordine dei risultati',
        body: [
          'Se non scegli altro, i risultati sono ordinati per rapporto qualità-prezzo: voto dei viaggiatori, prezzo per ciò che cerchi e interesse di quanto è compreso. Nessun hotel paga per stare più in alto.',
        ],
      },
      {
        title: 'Disponibilità',
        body: [
          'Facciamo il possibile perché il sito funzioni a ogni ora. Una manutenzione o un guasto può interromperlo; le tue prenotazioni non ne risentono.',
        ],
      },
      {
        title: 'Proprietà intellettuale',
        body: [
          'Testi, illustrazioni e marchi appartengono a Escale o ai loro autori. Vedi anche le [note legali](' +
            to.page('legal-notice') +
            ').',
        ],
      },
    ],
  }),

  'legal-notice': ({ locale }) => {
    const company = companies[locale]
    return {
      title: 'Note legali',
      description: 'Editore, registrazione, hosting e crediti del sito.',
      sections: [
        {
          title: 'Editore',
          body: [
            `${company.legalName}, ${company.address}`,
            [
              company.capital,
              company.registration,
              company.licence,
              `E-mail: [${company.email}](mailto:${company.email})`,
              `Telefono: [${company.customerCare.phone}](${company.customerCare.phoneUrl})`,
            ],
            'Escale è un’azienda inventata per questa dimostrazione. I numeri qui sopra sono esempi e non appartengono a nessuno.',
          ],
        },
        {
          title: 'Garanzia e assicurazione',
          body: [
            'Qui un’agenzia di viaggi indica il proprio fondo di garanzia e la propria assicurazione. Esempio: Garanzia Esempio, piazza del Modello 1, 20100 Milano.',
          ],
        },
        {
          title: 'Hosting',
          body: ['Il sito gira sulla piattaforma scelta da chi lo installa; in una dimostrazione locale, sul suo stesso computer.'],
        },
        {
          title: 'Crediti',
          body: [
            [
              'Dati geografici: © GeoNames (CC BY 4.0) e Natural Earth.',
              'Caratteri: Fraunces e Figtree, con licenza SIL Open Font.',
              'Icone: Tabler Icons, con licenza MIT.',
              'Illustrazioni: disegnate per questo progetto; nessuna raffigura un hotel esistente.',
            ],
          ],
        },
      ],
    }
  },
}
