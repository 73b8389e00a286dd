import type { Words } from './words.ts'

/** Dutch, as in the Netherlands. */
export const nl: Words = {
  themes: {
    wellness: { title: 'Wellness', subtitle: 'Sauna, hamam en een warm zwembad' },
    romantic: { title: 'Romantisch', subtitle: 'Een mooie kamer, alleen jullie twee' },
    gastronomy: { title: 'Culinair', subtitle: 'Lekker eten met producten uit de streek' },
    family: { title: 'Met het gezin', subtitle: 'Kamers waar iedereen in past' },
    city: { title: 'Stedentrips', subtitle: 'Musea, terrassen en goede adresjes' },
    seaside: { title: 'Aan zee', subtitle: 'Wakker worden met het geluid van de golven' },
    mountain: { title: 'In de bergen', subtitle: 'Frisse lucht, chalets en hottubs' },
    countryside: { title: 'Platteland', subtitle: 'Landhuizen, tuinen en stille weggetjes' },
    unusual: { title: 'Bijzonder overnachten', subtitle: 'Een nacht tussen de bomen bijvoorbeeld' },
    culture: { title: 'Cultuur', subtitle: 'Kastelen, exposities en oude straatjes' },
  },
  week: {
    wellness: {
      title: 'De week van de wellness',
      subtitle: 'Badjas aan, telefoon uit: onze hotels met spa om twee dagen bij te komen.',
      cta: 'Bekijk de wellnessweekenden',
    },
    romantic: {
      title: 'De week voor twee',
      subtitle: 'Dineren bij kaarslicht, uitslapen, en niemand die je opjaagt.',
      cta: 'Bekijk de romantische weekenden',
    },
    gastronomy: {
      title: 'De week van lekker eten',
      subtitle: 'Hotels waar je boven slaapt en beneden heel goed eet.',
      cta: 'Bekijk de culinaire weekenden',
    },
    seaside: {
      title: 'Naar zee',
      subtitle: 'Twee dagen zand, zout en lucht: onze hotels dicht bij het strand.',
      cta: 'Bekijk de weekenden aan zee',
    },
    mountain: {
      title: 'De hoogte in',
      subtitle: 'Een chalet, een warm bad en toppen rondom: het weekend speelt zich boven af.',
      cta: 'Bekijk de weekenden in de bergen',
    },
    city: { title: 'Even de stad in', subtitle: 'Een station, een fijn hotel, en de rest te voet.', cta: 'Bekijk de stedentrips' },
    unusual: {
      title: 'Eens ergens anders slapen',
      subtitle: 'Boomhutten en verscholen landgoederen: nachten waar je over vertelt.',
      cta: 'Bekijk de bijzondere overnachtingen',
    },
  },
  menu: {
    destinations: 'Bestemmingen',
    themes: "Thema's",
    boxes: 'Cadeauboxen',
    giftCard: 'Cadeaukaart',
    activities: 'Activiteiten',
    inspirations: 'Inspiratie',
    gifts: 'Cadeau geven',
    voucher: 'Een verblijf cadeau doen',
    useGift: 'Cadeaubon verzilveren',
    useBox: 'Cadeaubox gebruiken',
  },
  booking: {
    seo: {
      title: 'Weekendjes weg met alles erop en eraan',
      description:
        'Hotel, ontbijt en iets leuks ter plekke in één arrangement: kies je weekendje weg in Nederland of net over de grens, boek online en wijzig je data als dat nodig is.',
    },
    hero: {
      title: 'Even weg dit weekend?',
      subtitle: 'Een fijn hotel, ontbijt en nog iets leuks erbij. Alleen de tas inpakken moet je zelf doen.',
    },
    points: [
      {
        icon: 'bed',
        title: 'Meer dan een overnachting',
        text: 'Elk verblijf combineert een mooi hotel, ontbijt en een belevenis ter plekke.',
      },
      {
        icon: 'calendarCheck',
        title: 'Boek met een gerust hart',
        text: 'Komt er iets tussen? Veel verblijven wijzig je kosteloos tot enkele dagen voor aankomst.',
      },
      { icon: 'tag', title: 'Scherp onderhandeld', text: 'We maken de prijs rechtstreeks met de hotels, belastingen inbegrepen.' },
    ],
    topBar: { text: 'Plannen veranderd? Bij elk verblijf staat tot wanneer je gratis kunt wijzigen.', cta: 'Zo werkt het' },
    popular: {
      title: 'Populaire weekendjes weg',
      subtitle: 'Op dit moment het meest geboekt in Nederland',
      cta: 'Bekijk alle weekendjes weg',
    },
    themes: 'Waar heb je zin in?',
    destinations: 'Waar gaan we heen?',
    gift: {
      title: 'Een weekend weg kun je ook cadeau doen',
      subtitle: 'Jij kiest het verblijf, zij kiezen de datum. De cadeaubon komt meteen per e-mail.',
      boxes: 'Bekijk de cadeauboxen',
      vouchers: 'Geef een verblijf cadeau',
    },
    boxes: { title: 'Onze cadeauboxen', subtitle: 'Nu uitpakken, 18 maanden om van te genieten', cta: 'Alle cadeauboxen' },
  },
  gifting: {
    seo: {
      title: 'Een weekend weg cadeau: cadeaubonnen en cadeauboxen',
      description:
        'Een cadeaubon voor een verblijf, een cadeaubox, een cadeaukaart of een activiteit: geef een weekend voor twee, per e-mail of per post. De ontvanger kiest de datum.',
    },
    hero: { title: 'Geef ze er even tussenuit', subtitle: 'Jij kiest het cadeau, zij kiezen het moment.' },
    points: [
      { icon: 'gift', title: 'Een echt verblijf', text: 'Een hotel, ontbijt en een belevenis: een cadeau met een naam en een gezicht.' },
      { icon: 'calendarCheck', title: 'Zij kiezen de datum', text: 'Jij kiest het uitje, de ontvangers boeken wanneer het hun uitkomt.' },
      { icon: 'tag', title: 'Scherp onderhandeld', text: 'Dezelfde aanbiedingen als voor jezelf, afgesproken met de hotels.' },
    ],
    topBar: {
      text: 'Wat laat? De digitale cadeaubon gaat na betaling meteen per e-mail de deur uit, ook op zondagavond.',
      cta: 'Geef een verblijf cadeau',
    },
    boxes: { title: 'De meest gegeven cadeauboxen', subtitle: 'Jij kiest het thema, zij kiezen hun verblijf', cta: 'Alle cadeauboxen' },
    kinds: {
      title: 'Vier manieren om iemand blij te maken',
      box: { title: 'De cadeaubox', subtitle: 'Eén thema, tientallen verblijven om uit te kiezen. 18 maanden geldig.' },
      voucher: { title: 'Het verblijf dat jij uitkiest', subtitle: 'Precies dat hotel; zij prikken de datum. 12 maanden geldig.' },
      giftCard: { title: 'De cadeaukaart', subtitle: 'Een bedrag naar keuze, voor alles op de site. 18 maanden geldig.' },
      activity: { title: 'De activiteit', subtitle: 'Een massage, een proeverij, een ballonvaart… 12 maanden geldig.' },
    },
    romantic: {
      title: 'Voor een stel',
      subtitle: 'Verblijven om te geven: bij een verjaardag, een jubileum of zomaar',
      cta: 'Bekijk de verblijven om te geven',
    },
    lastMinute: {
      title: 'Vanavond al nodig?',
      subtitle: 'Kies de digitale versie: de bon komt met jouw boodschap in je mailbox, klaar om door te sturen of te printen.',
      cta: 'Vind een cadeau',
    },
    ideas: 'Voor ieder een eigen uitje',
    card: {
      title: 'Twijfel je? Geef een cadeaukaart',
      subtitle: 'Een bedrag naar keuze, te besteden aan verblijven, cadeauboxen of activiteiten.',
      cta: 'Kies een bedrag',
    },
    wellness: {
      title: 'Voor wie een pauze verdient',
      subtitle: 'Spa, massages en warme baden om te geven',
      cta: 'Bekijk de wellnessverblijven',
    },
  },
  activity: {
    seo: {
      title: 'Activiteiten om te geven of zelf te doen',
      description:
        'Massage, proeverij, ballonvaart of kookles: activiteiten voor elk budget, om te geven of zelf te beleven. Datum naar keuze en cadeau omruilbaar.',
    },
    hero: { title: 'Een dag die anders is dan anders', subtitle: 'Activiteiten bij jou in de buurt, om te doen of te geven.' },
    points: [
      { icon: 'sparkles', title: 'Een persoonlijk cadeau', text: 'Met je naam en een paar woorden erbij.' },
      { icon: 'wallet', title: 'Voor elk budget', text: 'Van een rondleiding voor twee tot een ballonvaart.' },
      { icon: 'calendarCheck', title: 'Op de dag die past', text: 'De ontvanger boekt wanneer hij of zij wil, 12 maanden lang.' },
      { icon: 'refresh', title: 'Omruilbaar', text: 'Toch iets anders? Het cadeau is in te ruilen voor een andere activiteit.' },
    ],
    popular: { title: 'Activiteiten van nu', subtitle: 'Het meest gevraagd bij jou in de buurt', cta: 'Bekijk alle activiteiten' },
    kinds: {
      title: 'Waar worden ze blij van?',
      wellness: { title: 'Ontspannen', subtitle: 'Massages, hamam en baden' },
      gastronomy: { title: 'Proeven', subtitle: 'Proeverijen en kooklessen' },
      family: { title: 'Met de kinderen', subtitle: 'Parken, klimbossen en escaperooms' },
      romantic: { title: 'Met z’n tweeën', subtitle: 'Varen, dineren, duomassage' },
      culture: { title: 'Ontdekken', subtitle: 'Musea, kastelen en rondleidingen' },
      unusual: { title: 'Durven', subtitle: 'Ballonvaren, karten en zeilen' },
    },
    outdoors: {
      title: 'Lekker naar buiten',
      subtitle: 'Te voet, te paard, op de fiets of op het water',
      cta: 'Bekijk de buitenactiviteiten',
    },
    gift: {
      title: 'Niet zeker welke activiteit?',
      subtitle: 'Met de cadeaukaart kiezen ze zelf: een activiteit, een verblijf of een cadeaubox.',
      cta: 'Geef een cadeaukaart',
    },
    topBar: { text: 'Een activiteit die je cadeau geeft, is omruilbaar zolang ze geldig is.', cta: 'Alles over cadeaus' },
  },
  bars: {
    week: (theme) => `${theme}: onze selectie`,
    weekCta: 'De verblijven van de week',
    giftSoon: 'Nog een cadeau nodig? Per e-mail is het er meteen',
    giftCard: 'De cadeaukaart, met een bedrag naar keuze',
    activities: 'Liever alleen een activiteit?',
    flexible: 'Gratis wijzigen: de voorwaarden',
  },
  announcements: {
    booking: { lead: 'Boek zonder je te vroeg vast te leggen:', rest: 'bij elk verblijf staat tot wanneer je gratis kunt wijzigen.' },
    gifting: { lead: 'Bezorging van cadeauboxen:', rest: '2 tot 4 werkdagen per post, meteen per e-mail.' },
    product: { lead: 'Betaal op jouw manier:', rest: 'in 3 of 4 keer of later, bij verblijven waarvoor dat kan.' },
  },
}
