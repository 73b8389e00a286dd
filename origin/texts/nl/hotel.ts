import type { HotelBook } from '../shared/hotel.ts'
import { pick } from '../shared/pick.ts'
import { grammar } from './grammar.ts'
import { hotelOpenings } from './hotel-openings.ts'
import type { DutchUsage } from './usage.ts'

const { list } = grammar
const starred = (stars: number) => (stars === 0 ? '' : ` (${stars} ${stars === 1 ? 'ster' : 'sterren'})`)

export function hotel(usage: DutchUsage): HotelBook {
  const { parking } = usage
  return {
    opening: hotelOpenings,
    environment: {
      city: [
        'Je gaat te voet de deur uit, ’s ochtends voor koffie, ’s avonds voor het laatste glas.',
        'Winkels, musea en terrassen beginnen om de hoek.',
        'De buurt leeft de hele dag en komt ’s avonds tot rust.',
      ],
      seaside: [
        'Het strand is vlakbij en de lucht ruikt naar zout.',
        '’s Ochtends ga je nog voor de koffie even naar zee kijken.',
        'Bij windstil weer hoor je de golven door het open raam.',
      ],
      countryside: [
        'Rondom liggen weiden, hagen en hier en daar een kerktoren.',
        'De weg houdt bijna op bij de poort; daarna komen de velden.',
        'Je valt er in slaap in een stilte die de stad vergeten is.',
      ],
      mountain: [
        'De paden vertrekken aan de deur en de toppen sluiten de horizon af.',
        'Het licht verandert hier tien keer per dag en de lucht blijft fris, zelfs in de zomer.',
        'Je komt er om te wandelen, te glijden of gewoon te kijken.',
      ],
      lake: [
        'Het water is vlakbij: in de zomer ga je er blootsvoets heen, in de winter goed ingepakt.',
        'Het meer geeft de toon aan, glad in de vroege ochtend, levendig in de namiddag.',
        'Een pad volgt de oever, ideaal na het eten.',
      ],
      forest: ['Het bos begint waar de tuin ophoudt.', 'De grote bomen houden het koel en stil.', 'Je ziet er vaker eekhoorns dan auto’s.'],
      vineyard: [
        'De wijnstokken komen tot onder de ramen.',
        'In de herfst kleurt de wijngaard van groen naar goud; in de lente ruik je hem.',
        'De wijnkelders in de buurt bezoek je te voet.',
      ],
    },
    style: {
      charming: [
        'De inrichting mengt brocantemeubels met lichte stoffen, zonder dat er iets gekunsteld aan is.',
        'Krakende vloeren, boeketten uit de tuin: overal charme, nergens dikdoenerij.',
      ],
      design: [
        'Strakke lijnen, mooie materialen, doordacht licht: eigentijds zonder koud te zijn.',
        'Designmeubels, durf in de kleuren en comfort van vandaag.',
      ],
      classic: [
        'De inrichting blijft klassiek: zachte tinten, goede fauteuils, attente bediening.',
        'Je vindt er de gewoonten van een hotel met traditie, met zorg in ere gehouden.',
      ],
      romantic: [
        'Zacht licht en stille hoekjes: alles nodigt uit om samen te zijn.',
        'Het huis houdt van details waar geliefden van houden, van de kaarsen ’s avonds tot de gladde lakens.',
      ],
      family: [
        'Gezinnen zijn er thuis: er wordt luid gelachen en niemand klaagt.',
        'Aan de kinderen is gedacht, van kinderstoelen tot gezelschapsspelletjes.',
      ],
      luxury: [
        'Ruime kamers, kostbare materialen, discrete service: de luxe valt nauwelijks op en is overal voelbaar.',
        'Het team weet wat je wilt voor je het vraagt, en overdrijft nooit.',
      ],
      eco: [
        'Duurzaamheid wordt hier geleefd en niet gepreekt: lokaal hout, streekproducten, zuinig stoken.',
        'Het huis let op wat het verbruikt, en het comfort lijdt er niet onder.',
      ],
      historic: [
        'Stenen trappen, balken en lambriseringen vertellen het verleden van het huis.',
        'De muren hebben een geschiedenis en het team vertelt ze graag.',
      ],
    },
    facility: {
      'indoor-pool': 'een verwarmd binnenzwembad',
      'outdoor-pool': 'een buitenzwembad',
      spa: 'een wellness',
      sauna: 'een sauna',
      hammam: 'een hammam',
      'hot-tub': 'een bubbelbad',
      gym: 'een fitnessruimte',
      restaurant: 'een restaurant',
      bar: 'een bar',
      terrace: 'een terras',
      'room-service': 'roomservice',
      garden: 'een tuin',
      bikes: 'fietsen om te lenen',
      playground: 'een speeltuin',
      'beach-access': 'rechtstreekse toegang tot het strand',
    },
    wellness: [
      (items, plural) => `om te ontspannen ${plural ? 'zijn' : 'is'} er ${items}.`,
      (items) => `het huis heeft ook ${items}.`,
      (items) => `heerlijk na een dag buiten: ${items}.`,
    ],
    table: [
      (items) => `ter plaatse vind je ook ${items}.`,
      (items, plural) => `voor een hapje of een glas ${plural ? 'zijn' : 'is'} er ${items}.`,
      (items) => `’s avonds hoef je de deur niet meer uit: het huis heeft ${items}.`,
    ],
    outdoors: [(items) => `om een luchtje te scheppen: ${items}.`, (items) => `en buiten: ${items}.`, (items) => `ook handig: ${items}.`],
    nearby(walking, distant, seed) {
      const onFoot = list(walking.map(({ phrase }) => phrase))
      const away = list(distant.map(({ phrase, km }) => `${phrase} (${km} km)`))
      const first =
        onFoot &&
        pick(seed, 'walking', [
          `Te voet ben je zo bij ${onFoot}.`,
          `Op ${usage.walking}: ${onFoot}.`,
          `Zonder auto te bezoeken: ${onFoot}.`,
        ])
      const then =
        away &&
        pick(seed, 'distant', [
          `Sla in de omgeving zeker dit niet over: ${away}.`,
          `Voor een uitstap: ${away}.`,
          `Iets verder ontdek je ${away}.`,
        ])
      return [first, then].filter((text) => text).join(' ')
    },
    ecoSentence: [
      (items) => `het huis doet ook zijn best voor het milieu, met ${items}.`,
      (items) => `wat het milieu betreft, kiest het team voor ${items}.`,
      (items) => `${items}: het hotel let op zijn voetafdruk.`,
    ],
    eco: {
      'green-electricity': 'groene stroom',
      'led-lighting': 'zuinige verlichting',
      'no-single-use-plastic': 'een kamer zonder wegwerpplastic',
      'waste-sorting': 'gescheiden afval',
      'local-produce': 'producten uit de streek',
      'refillable-toiletries': 'navulbare verzorgingsproducten',
      'water-saving': 'zuinig watergebruik',
      'eco-label': 'een milieukeurmerk',
      composting: 'eigen compost',
      'solar-panels': 'zonnepanelen',
      'bee-hives': 'bijenkasten in de tuin',
      'bike-friendly': 'een warm onthaal voor fietsers',
    },
    address: (street, zip, town) => `${street}, ${zip} ${town}`,
    station: (minutes) => `station op ${minutes} ${minutes === 1 ? 'minuut' : 'minuten'} ${usage.onFoot}`,
    distance: ({ of, km }) => `op ${km} km ${of}`,
    parking:
      usage.country === 'BE'
        ? {
            free: 'Gratis parking ter plaatse, zonder reservatie.',
            paid: (euro) => `Parking ter plaatse: € ${euro} per nacht, volgens beschikbaarheid.`,
            street: 'Geen eigen parking; parkeren kan op straat of in een openbare parking in de buurt.',
          }
        : {
            free: 'Gratis parkeren bij het hotel, zonder reservering.',
            paid: (euro) => `Parkeren bij het hotel: € ${euro} per nacht, zolang er plaats is.`,
            street: `Geen eigen ${parking}; parkeren kan op straat of in een parkeergarage in de buurt.`,
          },
    charging: 'Laadpaal voor elektrische auto’s.',
    checkTimes: (checkin, checkout) => `Inchecken vanaf ${checkin}, uitchecken voor ${checkout}.`,
    identity: `Bij aankomst worden een identiteitsbewijs en een ${usage.card} gevraagd.`,
    accessible: 'Kamers en gemeenschappelijke ruimtes zijn rolstoeltoegankelijk; vermeld het bij het boeken.',
    noLift:
      usage.country === 'BE'
        ? 'Geen lift: je kunt een kamer op het gelijkvloers vragen.'
        : 'Geen lift: je kunt een kamer op de begane grond vragen.',
    petsRefused: 'Huisdieren zijn niet toegelaten.',
    pets: (price, maxWeight, max) =>
      `${max === 1 ? 'Eén huisdier welkom' : `Tot ${max} huisdieren welkom`} (hoogstens ${maxWeight} kg), ${price === 0 ? 'zonder toeslag' : `€ ${price} per nacht${max === 1 ? '' : ' en per dier'}, ter plaatse te betalen`}.`,
    breakfastHours: (from, to) => `Ontbijt van ${from.replace(' uur', '')} tot ${to}`,
    metaTitle: ({ name, place, stars }) => `${name}${starred(stars)} ${grammar.places.in(place)}`,
    metaDescription: ({ name, place, stars }, facilities) =>
      `${name}${starred(stars)}${facilities ? `: ${facilities}` : ''}. Foto’s, beoordelingen van gasten en voordelige weekendjes weg ${grammar.places.in(place)}.`,
  }
}
