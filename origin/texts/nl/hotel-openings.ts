import type { HotelBook, HotelOpening } from '../shared/hotel.ts'

/** "driesterrenhotel" is written as one word; 0 says nothing. */
const starWords = ['', 'eensterren', 'tweesterren', 'driesterren', 'viersterren', 'vijfsterren']
const hotelOf = ({ stars }: HotelOpening) => `${starWords[stars] ?? ''}hotel`
const after = ({ stars }: HotelOpening) => (stars === 0 ? '' : ` met ${stars} ${stars === 1 ? 'ster' : 'sterren'}`)
const roomsOf = ({ rooms }: HotelOpening) => (rooms === 1 ? 'één kamer' : `${rooms} kamers`)
const RoomsOf = ({ rooms }: HotelOpening) => (rooms === 1 ? 'Eén kamer' : `${rooms} kamers`)
const cabinsOf = ({ rooms }: HotelOpening) => (rooms === 1 ? 'een boomhut' : `${rooms} boomhutten`)

export const hotelOpenings: HotelBook['opening'] = {
  hotel: [
    (h) => `${h.name} is een ${hotelOf(h)} met ${roomsOf(h)}, gevestigd ${h.in} in een pand uit ${h.built}.`,
    (h) =>
      `Sinds ${h.built} is de gevel nauwelijks veranderd; binnen biedt ${h.name} ${h.in} alle comfort van een ${hotelOf(h)} met ${roomsOf(h)}.`,
    (h) => `${RoomsOf(h)}, een team dat namen onthoudt en een goede ligging ${h.in}: dat is ${h.name}, een ${hotelOf(h)} uit ${h.built}.`,
  ],
  boutique: [
    (h) => `Boetiekhotel ${h.name}${after(h)} telt ${roomsOf(h)} en zit ${h.in} in een smaakvol gerenoveerd huis uit ${h.built}.`,
    (h) =>
      `${RoomsOf(h)}, geen twee gelijk: boetiekhotel ${h.name}${after(h)} heeft ${h.in} een pand uit ${h.built} gevonden dat bij zijn karakter past.`,
    (h) =>
      `${h.name} heeft de juiste maat: ${roomsOf(h)}, een pand uit ${h.built} en veel persoonlijkheid. Dit boetiekhotel${after(h)} verwacht je ${h.in}.`,
  ],
  chateau: [
    (h) =>
      `Je komt aan over een laan met bomen: in ${h.name}, een kasteel uit ${h.built}, huist nu ${h.in} een ${hotelOf(h)} met ${roomsOf(h)}.`,
    (h) =>
      `Hoge ramen, schouwen, visgraatparket: het kasteel uit ${h.built} heeft zijn allure bewaard. ${h.name} is vandaag ${h.in} een ${hotelOf(h)} met ${roomsOf(h)}.`,
    (h) =>
      `Leven als op een kasteel, ${h.in}: ${h.name}, gebouwd in ${h.built}, is een ${hotelOf(h)} met ${roomsOf(h)} en salons waar je blijft hangen.`,
  ],
  guesthouse: [
    (h) => `${h.name} is een gastenverblijf met ${roomsOf(h)} ${h.in}, in een huis uit ${h.built} waar je als een vriend wordt ontvangen.`,
    (h) => `De eigenaars wonen er zelf en dat merk je: ${h.name}, een huis uit ${h.built}, heeft ${roomsOf(h)} ${h.in}.`,
    (h) => `Een deur die openstaat, koffie op het vuur: ${h.name} biedt ${h.in} ${roomsOf(h)} tussen muren uit ${h.built}.`,
  ],
  resort: [
    (h) =>
      `${h.name} is een resort${after(h)} ${h.in}, geopend in ${h.built}: ${roomsOf(h)} waar je een heel verblijf kunt doorbrengen zonder de auto te nemen.`,
    (h) => `Alles op één plek: sinds ${h.built} ontvangt ${h.name}, een resort${after(h)} ${h.in}, koppels en gezinnen in ${roomsOf(h)}.`,
    (h) => `Je parkeert de auto en denkt nergens meer aan. ${h.name}, een resort met ${roomsOf(h)}, ontvangt je ${h.in} sinds ${h.built}.`,
  ],
  lodge: [
    (h) => `Hout, steen en grote ramen: ${h.name} is een lodge met ${roomsOf(h)}, gebouwd ${h.in} in ${h.built}.`,
    (h) => `${h.name} brengt ${roomsOf(h)} samen in een lodge uit ${h.built}, ${h.in}, ver van het lawaai en dicht bij de natuur.`,
    (h) => `Een vuur, diepe zetels, de natuur achter het glas: lodge ${h.name}, geopend in ${h.built} ${h.in}, telt maar ${roomsOf(h)}.`,
  ],
  farmhouse: [
    (h) =>
      `Deze hoeve uit ${h.built} ruilde haar schuren voor ${roomsOf(h)}: ${h.name} ontvangt je ${h.in}, tussen het erf en de moestuin.`,
    (h) => `${h.name} is een oude boerderij uit ${h.built}, ${h.in}, omgebouwd tot ${roomsOf(h)} zonder één balk te verliezen.`,
    (h) =>
      `Dikke muren uit ${h.built}, een lange tafel, ${roomsOf(h)}: ${h.name} heeft ${h.in} de sfeer van de boerderij van vroeger bewaard.`,
  ],
  treehouse: [
    (h) =>
      `Hier slaap je tussen de takken: ${h.name} heeft ${h.in} ${cabinsOf(h)}, een plan uit ${h.built} dat geen tak en geen vogel stoort.`,
    (h) => `Een paar treden, een terras tussen de bladeren: ${h.name} bouwde ${h.in}, vanaf ${h.built}, ${cabinsOf(h)}.`,
    (h) => `Een kinderdroom, maar dan comfortabel: ${h.name} biedt ${h.in} ${cabinsOf(h)} sinds ${h.built}.`,
  ],
  aparthotel: [
    (h) => `${h.name} is een aparthotel${after(h)} ${h.in}: ${h.rooms} studio’s met keuken, in een gebouw uit ${h.built}.`,
    (h) =>
      `De ruimte van een appartement, de service van een hotel: aparthotel ${h.name}${after(h)} heeft ${h.in} ${h.rooms} studio’s in een gebouw uit ${h.built}.`,
    (h) => `Je voelt je er thuis: ${h.name}, ${h.in}, telt ${h.rooms} studio’s en appartementen in een gebouw uit ${h.built}.`,
  ],
}
