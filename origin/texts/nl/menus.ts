import type { ComponentBook } from '../shared/components.ts'

export const menus: ComponentBook['menus'] = {
  FR: [
    [
      'Halfgegaarde eendenlever, vijgenchutney',
      'Kabeljauwhaas, beurre blanc',
      'Hoevekip met morieljes',
      'Drie gerijpte kazen',
      'Fijne appeltaart, vanille-ijs',
    ],
    [
      'Pompoensoep, geroosterde hazelnoten',
      'Sint-jakobsschelpen, gestoofde prei',
      'Ossenhaas, pepersaus en gratin dauphinois',
      'Brie met truffel, jonge sla',
      'Chocolademoelleux, crème anglaise',
    ],
    [
      'Zachtgegaard ei, asperges en comtéschilfers',
      'Forel met amandelen',
      'Geconfijte lamsschouder met tijm',
      'Verse geitenkaas met honing',
      'Crème brûlée met vanille',
    ],
  ],
  BE: [
    ['Garnaalkroketten', 'Zeetong meunière', 'Vlaamse stoverij met bruin bier, frieten', 'Abdijkaas, Luikse siroop', 'Dame blanche'],
    ['Tomaat-garnaal', 'Paling in ’t groen', 'Gentse waterzooi met kip', 'Hervekaas, notenbrood', 'Brusselse wafel, speculaasijs'],
    [
      'Gestoofd witlof met ardennerham',
      'Zeebaarsfilet, preipuree',
      'Ossenhaas, champignonsaus',
      'Gegratineerde geitenkaas met honing',
      'Mousse van pure chocolade',
    ],
  ],
  NL: [
    [
      'Zeeuwse mosselsoep met saffraan',
      'Noordzeekabeljauw, mosterdsaus',
      'Texels lam, sperziebonen',
      'Oude Goudse kaas, notenbrood',
      'Lauwe appeltaart, slagroom',
    ],
    [
      'Rundercarpaccio, schilfers oude kaas',
      'Scholfilet met grijze garnalen',
      'Runderwang in bruin bier, stoofpeertjes',
      'Drie Hollandse kazen',
      'Stroopwafelparfait',
    ],
    [
      'Witte asperges, ham en ei',
      'Gebakken snoekbaars, kruidenboter',
      'Eendenborst, rodekool en biet',
      'Friese geitenkaas, roggebrood',
      'Wentelteefje met aardbeien',
    ],
  ],
  ES: [
    ['Salmorejo, ibericoham en ei', 'Heek in groene saus', 'Gekonfijte ibericowang', 'Gerijpte manchego, kweepeer', 'Crema catalana'],
    ['Kroketten met ibericoham', 'Gegrilde tarbot', 'Lamsschouder uit de oven', 'Idiazábal, walnoten', 'Baskische kwarktaart'],
    [
      'Ajoblanco met druiven',
      'Stokvis pil-pil',
      'Secreto ibérico, groene pepertjes',
      'Cabrales, groene appel',
      'Gekarameliseerde torrija, kaneelmelkijs',
    ],
  ],
  IT: [
    [
      'Burrata, tomaat en basilicum',
      'Zeebaars uit de oven met olijven',
      'Tagliata van rund, rucola en parmezaan',
      'Pecorino met honing',
      'Tiramisu',
    ],
    ['Vitello tonnato', 'Risotto met zeevruchten', 'Ossobuco, gremolata', 'Gorgonzola en peer', 'Panna cotta met rood fruit'],
    [
      'Courgettebloemen met ricotta',
      'Linguine met venusschelpen',
      'Lam uit de oven, rozemarijnaardappelen',
      'Taleggio, mostarda',
      'Siciliaanse cannoli',
    ],
  ],
}

export const tapas: ComponentBook['tapas'] = [
  ['Gemarineerde olijven', 'Brood met tomaat', 'Patatas bravas', 'Hamkroketjes', 'Gamba’s met knoflook', 'Aardappeltortilla'],
  [
    'Hummus en platbrood',
    'Gegrilde groenten',
    'Gefrituurde inktvis, aioli',
    'Gehaktballetjes in tomatensaus',
    'Geroosterde kaas met honing',
    'Gevulde paprikaatjes',
  ],
]
