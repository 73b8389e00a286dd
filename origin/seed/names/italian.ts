import { words, type NameParts } from './parts.ts'

export const italian: NameParts = {
  heads: {
    hotel: words('Hotel, Albergo, Grand Hotel, Locanda, Antica Locanda'),
    boutique: words('Palazzo, Dimora, Residenza, Suites, Corte'),
    chateau: words('Castello, Palazzo, Villa, Rocca, Villa Storica'),
    guesthouse: words('Casa, Dimora, La Casa, Relais, Il Giardino'),
    resort: words('Resort, Terme, Borgo, Grand Resort'),
    lodge: words('Rifugio, Baita, Chalet, Lodge'),
    farmhouse: words('Agriturismo, Casale, Fattoria, Tenuta, Il Mulino'),
    treehouse: words('Case sugli Alberi, I Nidi, Le Capanne'),
    aparthotel: words('Residence, Appartamenti, Suite & Loft'),
  },
  tails: {
    city: words(`Santa Lucia, dei Mercanti, del Moro, San Domenico, delle Arti, dei Fiori, del Duomo, della Signora, dell'Orologio, San Lorenzo, delle Logge, dei Cavalieri, del Teatro, Santa Chiara,
      dell'Arco, dei Tintori, della Fontana, del Campanile, San Giorgio, delle Erbe, dei Librai, della Zecca, del Corso, Santa Caterina, degli Orefici, della Torre, del Granduca, San Marco,
      delle Grazie, dei Poeti, del Ghetto Vecchio, dell'Angelo, delle Colonne, dei Nobili`),
    seaside:
      words(`del Faro, della Marina, delle Sirene, degli Scogli, del Pescatore, Mare Chiaro, delle Conchiglie, della Baia, del Gabbiano, Riva Bianca, del Corallo, della Scogliera, delle Onde,
      Acqua Marina, del Molo, dei Delfini, della Lanterna, Costa Azzurra, dei Pini, del Maestrale, delle Vele`),
    countryside:
      words(`degli Ulivi, dei Girasoli, del Melograno, delle Querce, della Pieve, dei Cipressi, del Grano, della Quercia Antica, delle Rondini, del Fienile, dell'Aia, delle Ginestre,
      del Pozzo, della Lavanda, dei Gelsi, del Noce, delle More, della Civetta, del Rosmarino, dell'Usignolo`),
    mountain:
      words(`delle Cime, del Larice, della Neve, dello Scoiattolo, del Cervo, delle Stelle Alpine, del Passo, dell'Aquila, della Malga, del Bosco Bianco, dei Camosci, del Ruscello,
      delle Marmotte, del Sole Alto, del Ghiacciaio`),
    lake: words(
      `del Lago, della Darsena, dei Limoni, delle Camelie, del Cigno, della Riva, delle Azalee, del Battello, delle Magnolie, del Molo Vecchio, dei Glicini, della Punta, delle Barche, degli Oleandri`,
    ),
    forest: words('del Bosco, dei Castagni, della Felce, del Gufo, dei Faggi, della Radura'),
    vineyard:
      words(`delle Vigne, del Nebbiolo, della Vendemmia, dei Filari, della Cantina, del Tralcio, delle Botti, del Vignaiolo, della Pergola, dei Grappoli, del Torchio, della Collina d'Oro, del Sangiovese,
      dei Vinai`),
  },
  regional: {
    'IT-75': { farmhouse: ['Masseria', 'Masseria', 'Tenuta'], guesthouse: ['Trullo', 'Masseria', 'Casa'] },
    'IT-82': { farmhouse: ['Baglio', 'Masseria', 'Tenuta'] },
    'IT-32': { farmhouse: ['Maso', 'Maso', 'Tenuta'], lodge: ['Chalet', 'Baita', 'Rifugio'] },
    'IT-34': { chateau: ['Villa', 'Barchessa', 'Villa'] },
    'IT-56': { farmhouse: ['Podere', 'Casale', 'Tenuta'] },
    'IT-52': { farmhouse: ['Podere', 'Casale', 'Fattoria'] },
  },
}
