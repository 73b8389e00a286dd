import { capital } from '../shared/grammar.ts'
import { bare } from '../shared/phrase-table.ts'
import type { StayBook } from '../shared/stay.ts'
import { dutchPlaces } from './places.ts'
import { roomsNamed, viewPhrases } from './room.ts'
import { openings } from './stay-openings.ts'
import type { DutchUsage } from './usage.ts'

export function stay(usage: DutchUsage): StayBook {
  const views = viewPhrases(usage)
  return {
    openers: {
      wellness: ['Puur verwennen', 'Even onthaasten', 'Wellnessweekend', 'Rust en bubbels', 'Tijd voor jezelf', 'Zen en zalig', 'Helemaal tot rust', 'Wellness en stilte'],
      romantic: ['Romantisch weekendje', 'Weekend met z\'n tweetjes', 'Tijd voor elkaar', 'Samen weg', 'Weg met je lief', 'Rendez-vous voor twee', 'Romantiek troef', 'Verliefd weg'],
      gastronomy: ['Culinair weekend', 'Lekker tafelen', 'Smullen en slapen', 'Voor fijnproevers', 'Smaakvol weg', 'Bourgondisch genieten', 'Proeven en genieten', 'Een weekend aan tafel'],
      family: ['Op avontuur met het gezin', 'Gezinsuitje', 'Weg met de kinderen', 'Minivakantie met het gezin', 'Pret voor groot en klein', 'Gezinsweekend', 'Gezin op stap'],
      city: [capital(usage.cityTrip), 'Stad te voet', 'Slenteren en slapen', 'Stadsweekend', 'Weekend in de stad', 'Stadsgenot', 'Stadsuitje'],
      seaside: ['Uitwaaien', 'Weekendje aan zee', 'Zilte lucht', 'Zon, zee en rust', 'Frisse neus aan zee', 'Zand en zalig niets', 'Zeebries', 'Zeeweekend'],
      mountain: ['Berglucht', 'Bergweekend', 'Weekend in de bergen', 'Cocoonen in de bergen', 'Frisse berglucht', 'Toppen en rust', 'Bergavontuur'],
      countryside: ['Groene rust', 'Weg van de drukte', 'Buitenlucht', 'Landelijk genieten', 'Buitenweekend', 'Rust en groen', 'Frisse neus in het groen'],
      unusual: ['Bijzonder overnachten', 'Eens iets anders', 'Slapen als nooit tevoren', 'Verrassend weg', 'Buiten het gewone', 'Anders dan anders', 'Uniek logeren'],
      culture: ['Cultuurweekend', 'Terug in de tijd', 'Cultuur snuiven', 'Op stap met de geschiedenis', 'Erfgoed en rust', 'Tussen oude stenen', 'Kunst en comfort'],
    },
    labelsWithTopics: [
      ({ opener, topics, setting }) => `${opener} ${setting} met ${topics}`,
      ({ opener, topics, setting }) => `${opener}: ${topics} ${setting}`,
      ({ topics, setting }) => `${topics} ${setting}`,
      ({ topics, setting, nights }) => `${nights} ${setting} met ${topics}`,
      ({ topics, setting }) => `${setting}: ${topics}`,
      ({ opener, topics }) => `${opener} met ${topics}`,
    ],
    labelsAlone: [
      ({ opener, setting }) => `${opener} ${setting}`,
      ({ opener, setting, nights }) => `${opener}: ${nights} ${setting}`,
      ({ setting, nights }) => `${nights} ${setting}`,
      ({ opener, setting, nights }) => `${opener}, ${nights} ${setting}`,
    ],
    viewSettings: {
      garden: ['aan de tuin', 'aan de tuinkant'],
      sea: ['vlak aan zee', 'aan de zeekant'],
      courtyard: ['aan een stille binnenplaats', 'rond de binnenplaats'],
      rooftops: ['boven de daken', 'hoog boven de daken'],
      mountain: ['tegenover de toppen', 'hoog tussen de toppen'],
      lake: ['tegenover het meer', 'aan het water'],
      vineyard: ['tegenover de wijngaarden', 'bij de wijnstokken'],
      forest: ['aan de bosrand', 'bij het bos'],
      street: ['midden in het leven', 'dicht bij alles'],
      canal: ['langs het water', 'aan het kanaal'],
      countryside: ['tussen de velden', 'aan de velden'],
    },
    environmentSettings: {
      city: ['midden in de stad', 'in het hart van de stad'],
      seaside: ['aan zee', 'dicht bij het strand'],
      countryside: ['op het platteland', 'in het groen'],
      mountain: ['in de bergen', 'aan de voet van de bergen'],
      lake: ['aan het meer', 'bij het meer'],
      forest: ['aan de rand van het bos', 'tussen de bomen'],
      vineyard: ['tussen de wijngaarden', 'in wijnland'],
    },
    typeSettings: {
      hotel: ['in een hotel'],
      boutique: ['in een boetiekhotel'],
      chateau: ['in een kasteel', 'op het kasteel'],
      guesthouse: [usage.country === 'BE' ? 'in een B&B' : 'in een bed & breakfast'],
      resort: ['in een resort'],
      lodge: ['in een lodge'],
      farmhouse: ['op de boerderij', 'in een oude hoeve'],
      treehouse: ['in de boomkruinen', 'in een boomhut'],
      aparthotel: ['in een aparthotel'],
    },
    nearSetting: (sight) => `bij ${sight.phrase}`,
    nightsWithBreakfast: (nights) => `${nights} met ontbijt`,
    nightsRoomOnly: (nights) => `${nights} zonder ontbijt`,
    roomLine: (nights, room) => `${nights} in ${roomsNamed[room.type]} (${room.sqm} m²) ${views[room.view]}`,
    breakfastLine: usage.country === 'BE' ? 'elke ochtend ontbijt inbegrepen' : 'elke ochtend ontbijt',
    breakfastItem: 'ontbijt',
    opening: openings,
    breakfastSentence: [
      (from, to) => `het ontbijt is inbegrepen en staat klaar van ${from.replace(' uur', '')} tot ${to}.`,
      (from, to) => `als je wakker wordt, wacht het ontbijt, tussen ${from.replace(' uur', '')} en ${to}.`,
      (from, to) => `elke ochtend van ${from.replace(' uur', '')} tot ${to} is er ontbijt, met vers brood, fruit en goede koffie.`,
      (from) => `het ontbijt is inbegrepen en staat voor vroege vogels al om ${from} klaar.`,
    ],
    roomSentence: [
      (room) => `je slaapt in ${room}.`,
      (room) => `voor de nacht is ${room} gereserveerd.`,
      (room) => `jullie logeren in ${room}.`,
      (room) => `je krijgt de sleutel van ${room}.`,
    ],
    roomPhrase: (type, sqm, view) => `${roomsNamed[type]} van ${sqm} m² ${views[view]}`,
    closing: {
      wellness: ['Je gaat naar huis met een lichte rug en een leeg hoofd.', `Je ${usage.phone} mag gewoon in je tas blijven.`, 'Een paar uur zo, en het voelt als een week vakantie.'],
      romantic: ['De rest is aan jullie.', 'Iets te vieren? Zeg het bij het boeken.', 'Er zijn slechtere manieren om een jubileum te beginnen.'],
      gastronomy: ['Breng honger mee en geen agenda.', 'Lekkerbekken weten waar ze moeten terugkomen.', 'Je komt thuis met ideeën voor in de keuken en een fles of twee.'],
      family: ['De kinderen slapen goed, en jullie ook.', 'Voor de allerkleinsten staat er een kinderbedje klaar op aanvraag.', 'Genoeg voor een heel fotoalbum in één verblijf.'],
      city: ['Laat de auto staan: hier doe je alles te voet.', 'De receptie bewaart je koffers op de laatste dag, zodat je tot het eind kunt slenteren.', 'De stad doet de rest, van het eerste terrasje tot de laatste etalage.'],
      seaside: ['Neem een windjack mee: de zee is op haar mooist als het waait.', 'Je komt terug met zout op je wangen en zand in je schoenen.', 'Buiten het seizoen heb je het strand bijna voor jezelf.'],
      mountain: ['In elk seizoen is de lucht er beter dan beneden.', 'Neem goede schoenen mee: de paden beginnen vlakbij.', '’s Avonds tel je de toppen die je hebt gezien.'],
      countryside: ['Het hardste geluid komt hier meestal van de vogels.', 'Laarzen hoeven niet, zin om niets te doen bijna wel.', 'Je komt om uit te blazen en vertrekt met tegenzin.'],
      unusual: ['Een nacht waar je nog lang over vertelt.', 'Weer eens wat anders dan een gang met kamernummers.', 'Een idee voor wie alles al heeft.'],
      culture: ['De receptie geeft graag een plattegrond en de beste adressen mee.', 'Je komt thuis met twee of drie verhalen.', 'Wie nieuwsgierig is, vindt ter plaatse genoeg om langer te blijven.'],
    },
    nearSentence: [
      ({ of, km }) => (km === 0 ? `je bent op ${usage.walking} ${of}.` : `je zit op ${km} km ${of}.`),
      ({ phrase, km }) => (km === 0 ? `te voet ben je zo bij ${phrase}.` : `na ${km} km sta je bij ${phrase}.`),
      ({ phrase, km }) => (km === 0 ? `vlakbij: ${phrase}.` : `ga meteen ook eens kijken bij ${phrase}, op ${km} km.`),
    ],
    metaTitle: (label, hotel) => `${label} – ${hotel.name}, ${bare(hotel.place.name.nl)}`,
    metaDescription: (nights, includes, hotel) =>
      `${nights} ${dutchPlaces.in(hotel.place)}: ${hotel.name}${hotel.stars > 0 ? ` (${hotel.stars} ${hotel.stars > 1 ? 'sterren' : 'ster'})` : ''}${includes ? `, met ${includes}` : ''}. Kies je datum, vergelijk de prijzen en boek online.`,
  }
}
