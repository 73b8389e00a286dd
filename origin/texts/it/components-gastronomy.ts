import type { ComponentGroups } from '../shared/components.ts'

const responsibly = 'Bevi con moderazione.'
const allergies = "Segnala diete o allergie due giorni prima dell'arrivo."

export const gastronomy: ComponentGroups['gastronomy'] = {
  'dinner-3': {
    label: 'Cena di 3 portate',
    topic: 'cena di tre portate',
    included: 'una cena di tre portate',
    pitch: [
      'La sera lo chef prepara antipasto, piatto principale e dolce con il meglio del mercato.',
      'A tavola con calma, per tre portate che seguono le stagioni.',
      'Al ristorante ti tengono un tavolo: antipasto, piatto principale e dolce di una cucina schietta e di stagione.',
    ],
    details: ['Antipasto, piatto principale e dolce', 'Menù di stagione, scelto dallo chef', 'Pane e acqua in caraffa compresi'],
    why: ['Cucina fatta in casa, con prodotti freschi.', 'Una sala accogliente, con i tavoli ben distanziati.'],
    mustKnow: ['Bevande escluse.', allergies],
  },
  'dinner-5': {
    label: 'Cena di 5 portate',
    topic: 'cena di cinque portate',
    included: 'una cena di cinque portate',
    pitch: [
      'Cinque portate per raccontare un territorio: così intende la cena lo chef, dallo stuzzichino al dolce.',
      'Metti in conto due ore abbondanti a tavola: il menù arriva in cinque tempi, con formaggio e dolce.',
      'La cena è il momento più atteso del soggiorno: cinque piatti precisi, in cui ogni prodotto ha un nome e un’origine.',
    ],
    details: [
      'Antipasto, pesce, piatto principale, formaggio e dolce',
      'Menù dello chef, diverso a ogni stagione',
      'Abbinamento vini con supplemento',
    ],
    why: ['Una tavola frequentata anche da chi abita qui.', 'A fine servizio lo chef esce volentieri in sala.'],
    mustKnow: ['Bevande escluse.', allergies],
  },
  'wine-tasting': {
    label: 'Degustazione di vini',
    topic: 'degustazione di vini',
    included: 'una degustazione di tre vini',
    pitch: [
      'Tre calici, tre territori: la degustazione si fa chiacchierando e si torna a casa con l’indirizzo di una cantina.',
      'La degustazione mette a confronto tre bottiglie; il sommelier spiega senza paroloni.',
    ],
    details: ['Tre vini raccontati', 'Pane e piccoli assaggi', 'Una scheda di degustazione da portare via'],
    why: ['Non serve essere esperti.', 'Le bottiglie assaggiate si vendono a prezzo di enoteca.'],
    mustKnow: [responsibly],
  },
  'cheese-board': {
    label: 'Tagliere di formaggi',
    topic: 'tagliere di formaggi',
    included: 'un tagliere di formaggi da dividere',
    pitch: [
      'Un tagliere di cinque formaggi stagionati al punto giusto, da dividere al bar o in terrazza.',
      'Pane casereccio, confettura di stagione, cinque formaggi: il tagliere è quasi una cena.',
    ],
    details: ['Cinque formaggi del territorio', 'Pane, frutta secca e confettura', 'Da dividere in due'],
    why: ['Formaggi di piccoli produttori.'],
    mustKnow: ['Bevande escluse.', 'Alcuni formaggi sono a latte crudo.'],
  },
  'cooking-class': {
    label: 'Corso di cucina',
    topic: 'corso di cucina',
    included: 'un corso di cucina',
    pitch: [
      'Grembiule allacciato e via ai fornelli: lo chef mostra il gesto, tu lo rifai e poi si assaggia insieme.',
      'Il corso di cucina finisce come deve: a tavola, con quello che hai preparato.',
    ],
    details: ['Laboratorio in piccolo gruppo, con due ricette', 'Grembiule e utensili in prestito', 'Assaggio e ricette da portare a casa'],
    why: ['Ricette che poi a casa si rifanno davvero.', 'Lo chef risponde a tutte le domande.'],
    mustKnow: ['Segnala le allergie alla prenotazione.', 'Meglio con scarpe chiuse.'],
  },
  aperitif: {
    label: 'Aperitivo',
    topic: 'aperitivo',
    included: 'un aperitivo a persona',
    pitch: [
      'A fine giornata ti aspetta l’aperitivo al bar, con qualcosa da stuzzicare.',
      'Il soggiorno comincia con un brindisi: un aperitivo della casa, al bar o fuori quando è bel tempo.',
    ],
    details: ['Un calice a persona, con o senza alcol', 'Olive e piccoli assaggi'],
    why: ['In carta c’è sempre un cocktail analcolico.'],
    mustKnow: [responsibly],
  },
  'sparkling-wine': {
    label: 'Bottiglia di bollicine',
    topic: 'bollicine in camera',
    included: 'una bottiglia di bollicine in camera',
    pitch: [
      'In camera ti aspetta una bottiglia di bollicine al fresco, con due calici.',
      "All'arrivo resta solo da far saltare il tappo: le bollicine sono già nel secchiello.",
    ],
    details: ['Una bottiglia da 75 cl, servita fresca', 'Due calici', 'Versione analcolica su richiesta'],
    why: ['È tutto pronto quando apri la porta.'],
    mustKnow: [responsibly],
  },
  'tapas-dinner': {
    label: 'Cena di tapas',
    topic: 'cena di tapas',
    included: 'una cena di tapas da dividere',
    pitch: [
      'Si cena a piccoli assaggi: sei piattini in mezzo al tavolo e ognuno pesca.',
      'Sei tapas, calde e fredde, e si chiacchiera a lungo: è tutto qui lo spirito della cena.',
    ],
    details: ['Sei piattini per due', 'Tapas calde e fredde', 'Pane compreso'],
    why: ['Ideale quando non si sa scegliere.', 'C’è anche una versione vegetariana.'],
    mustKnow: ['Bevande escluse.', 'Segnala le allergie quando prenoti il tavolo.'],
  },
  picnic: {
    label: 'Cestino da picnic',
    topic: 'cestino da picnic',
    included: 'un cestino da picnic per due',
    pitch: [
      'Un cestino ben fornito ti segue dove vuoi: resta solo da scegliere il prato.',
      'La casa prepara il picnic; in reception ti diranno dov’è la panchina più bella.',
    ],
    details: ['Panini, insalata, frutta e un dolce', 'Acqua e succo', 'Tovaglia e posate in prestito'],
    why: ['Stoviglie vere, niente plastica.'],
    mustKnow: ['Da ordinare il giorno prima entro le 18.'],
  },
  brunch: {
    label: 'Brunch',
    topic: 'brunch',
    included: 'un brunch',
    pitch: [
      'Il brunch prende il posto della sveglia: brioche, uova, insalate e torte fino al primo pomeriggio.',
      'Ci si alza quando si vuole e ci si siede a un brunch che fa anche da pranzo.',
    ],
    details: ['Buffet dolce e salato a volontà', 'Uova preparate al momento', 'Bevande calde e succhi compresi'],
    why: ['Si dorme fino a tardi senza perdersi niente.'],
    mustKnow: ['Nel giorno scelto il brunch sostituisce la colazione.'],
  },
  'chocolate-box': {
    label: 'Scatola di cioccolatini',
    topic: 'scatola di cioccolatini',
    included: 'una scatola di cioccolatini',
    pitch: [
      'Sul cuscino, una scatola di cioccolatini di un artigiano della zona: di rado supera la prima sera.',
      'La casa aggiunge una scatola di cioccolatini, da aprire subito o da portare via, se resisti.',
    ],
    details: ['Sedici cioccolatini', 'Lavorazione artigianale'],
    why: ['Il cioccolatiere lavora a pochi passi o a pochi paesi di distanza.'],
    mustKnow: ['Può contenere frutta a guscio e latte.'],
  },
}
