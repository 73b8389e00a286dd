import { companies } from '../../company.ts'
import type { Pages } from '../pages.ts'

/** Italian: personal data, cookies, accessibility. */
export const privacy: Pick<Pages, 'data-protection' | 'cookies' | 'accessibility'> = {
  'data-protection': ({ locale, to }) => {
    const { legalName, email } = companies[locale]
    return {
      title: 'Protezione dei dati',
      description: 'Quali dati trattiamo, perché, per quanto tempo e come far valere i tuoi diritti.',
      sections: [
        {
          body: [`Titolare dei dati trattati su questo sito è ${legalName} In questa dimostrazione non si conserva alcun dato personale.`],
        },
        {
          title: 'Che cosa trattiamo, e perché',
          body: [
            [
              '**La prenotazione**: nome, recapiti, date e partecipanti, per eseguire il contratto. L’hotel riceve ciò che gli serve per accoglierti.',
              '**Il pagamento**: avviene presso il fornitore di pagamenti; non vediamo il numero della carta.',
              '**I messaggi** all’assistenza, per risponderti.',
              '**Le statistiche e la personalizzazione**, solo se acconsenti.',
            ],
          ],
        },
        {
          title: 'Per quanto tempo',
          body: [
            'Una prenotazione si conserva dieci anni, come la legge chiede per i documenti contabili; un messaggio all’assistenza tre anni; una statistica di visita tredici mesi al massimo.',
          ],
        },
        {
          title: 'Con chi',
          body: [
            'L’hotel o il centro attività, il fornitore di pagamenti e lo strumento dell’assistenza. Nessun altro, e mai per pubblicità.',
          ],
        },
        {
          title: 'I tuoi diritti',
          body: [
            'Puoi chiedere accesso, rettifica, cancellazione o portabilità dei dati, oppure opporti a un trattamento: scrivi a [' +
              email +
              '](mailto:' +
              email +
              ').',
            'Se la risposta non ti soddisfa, puoi rivolgerti al Garante per la protezione dei dati personali.',
            'Ciò che resta nel tuo browser è descritto nella pagina [Cookie](' + to.page('cookies') + ').',
          ],
        },
      ],
    }
  },

  cookies: () => ({
    title: 'Cookie e memoria locale',
    description: 'Che cosa il sito conserva nel tuo browser, a che cosa serve e come rifiutare.',
    sections: [
      {
        body: [
          'Prima del tuo consenso non si conserva né si invia nulla per statistiche o personalizzazione. Rifiutare è facile quanto accettare, e il sito funziona allo stesso modo.',
        ],
      },
      {
        title: 'Strettamente necessario',
        body: [
          'Per questo non serve consenso: senza, il sito non può fare ciò che chiedi.',
          [
            '**La tua scelta sui cookie**, per non richiedertela.',
            '**Le tue ultime tre ricerche**, per riprenderle durante la visita: si cancellano quando chiudi la scheda.',
            '**L’accesso al tuo account**: una chiave che gli script non possono leggere e un segno che dice solo che hai effettuato l’accesso. Si cancellano quando esci.',
            '**Il nome e il messaggio di un regalo** che stai preparando: solo nel tuo browser, finché non li cancelli.',
            '**I tuoi preferiti e i soggiorni e le attività visti di recente**, dodici al massimo: solo nel tuo browser, per mostrarteli di nuovo. Un clic svuota l’elenco.',
          ],
        ],
      },
      {
        title: 'Con il tuo consenso',
        body: [['**Statistiche**: un identificativo casuale, per contare le visite e capire che cosa non va.']],
      },
      {
        title: 'Cambiare idea',
        body: [
          'Il link «Preferenze sui cookie», in fondo a ogni pagina, riapre la scelta in qualsiasi momento. Cancellare i dati del sito dal browser ha lo stesso effetto.',
        ],
      },
    ],
  }),

  accessibility: ({ locale }) => ({
    title: 'Accessibilità',
    description: 'A che cosa puntiamo, che cosa manca ancora e come segnalarci un ostacolo.',
    sections: [
      {
        title: 'Il nostro obiettivo',
        body: [
          'Il sito punta alla conformità alle WCAG 2.2, livello AA. Si può cercare, filtrare, scegliere le date e prenotare con la sola tastiera, con un lettore di schermo, con il testo al 200% e senza animazioni se il tuo dispositivo lo chiede.',
        ],
      },
      {
        title: 'Senza script',
        body: [
          'Ricerca, filtri, risultati e pagina di ogni soggiorno restano leggibili e utilizzabili anche se gli script non si caricano.',
        ],
      },
      {
        title: 'Limiti noti',
        body: ['La mappa si usa soprattutto con il mouse o con il dito. Tutto ciò che mostra si trova anche nell’elenco dei risultati.'],
      },
      {
        title: 'Segnalare un ostacolo',
        body: [
          `Scrivi a [${companies[locale].email}](mailto:${companies[locale].email}) indicando la pagina e lo strumento che usi: ti proponiamo una soluzione e correggiamo la causa.`,
        ],
      },
    ],
  }),
}
