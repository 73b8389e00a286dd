import type { LandingBook } from '../shared/landing.ts'
import type { DutchUsage } from './usage.ts'

export function dutchThemes({ cityTrip, country, phone }: DutchUsage): Pick<LandingBook, 'trip' | 'themeText' | 'themeLine'> {
  return {
    trip: {
      wellness: 'wellnessweekend',
      romantic: 'romantisch weekendje weg',
      gastronomy: 'culinair weekend',
      family: country === 'BE' ? 'weekendje weg met het gezin' : 'weekendje weg met kinderen',
      city: cityTrip,
      seaside: 'weekendje aan zee',
      mountain: 'weekend in de bergen',
      countryside: 'weekend op het platteland',
      unusual: 'bijzonder weekendje weg',
      culture: 'cultuurweekend',
    },
    themeText: {
      wellness: [
        `Een wellnessweekend heeft weinig nodig: warm water, goede handen, een badjas en stilte. Kijk of de wellness vrij toegankelijk is of per tijdvak, of de massage inbegrepen is, en laat je ${phone} een ochtend liggen.`,
        'Sauna, hammam, verwarmd bad: bij elk aanbod staat wat inbegrepen is en hoelang. De uren aan het eind van de middag zijn het eerst weg; leg het jouwe vast zodra je de bevestiging hebt.',
      ],
      romantic: [
        'Een mooie kamer, een rustige tafel, een fles koud: een romantisch weekend regelt alles, tot en met het late ontbijt. Zeg het hotel wat je viert, dan wordt de verrassing nog mooier.',
        'Een kasteel, de zee of een steegje in de oude stad: het decor telt, maar ook wat erbij komt. Diner bij kaarslicht, privéwellness, laat uitchecken: kies de attentie die bij jullie past.',
      ],
      gastronomy: [
        'Het diner is inbegrepen, en dat is het mooie: je proeft de keuken van een chef en gaat daarna gewoon naar boven. De menu’s volgen de seizoenen; meld allergieën bij het boeken.',
        'Bistro van een chef, gastronomische tafel of boerenkeuken: bij elk verblijf staat hoeveel gangen je krijgt en wat je erbij drinkt. Houd wat honger over voor het ontbijt.',
      ],
      family: [
        'Familiekamers, zwembad, pretpark of klimpark: kinderen tellen hier mee vanaf de zoekopdracht, en de prijs is die voor het hele gezin. Een kinderbedje is in de meeste hotels gratis.',
        'Reizen met kinderen vraagt ruimte en een soepel programma. We kozen hotels waar je vroeg kunt eten, waar je buiten speelt en waar niemand zucht.',
      ],
      city: [
        `Een goede ${cityTrip} begint met een hotel op de juiste plek: je stapt naar buiten en je bent er. Een gids, het museum of een boottocht is vaak inbegrepen, met de tickets aan de receptie.`,
        'Kom met de trein, laat je koffer bij de receptie en ga te voet. De nacht van zondag op maandag is vaak de goedkoopste van de week.',
      ],
      seaside: [
        'De zee sluit niet eind augustus. Van oktober tot mei lopen de stranden leeg, zakken de prijzen en wordt het licht mooier; en om op te warmen is er de wellness.',
        'Een kamer aan zee of het strand te voet, wellness of fietsen over de dijk: bij elk verblijf staat de echte afstand tot het water. Neem een windjack mee, ook in juli.',
      ],
      mountain: [
        '’s Winters voor de sneeuw, ’s zomers voor de paden, in de herfst voor de kleuren: de bergen kun je twaalf maanden op twaalf bezoeken. Veel hotels hebben een sauna, heerlijk als je terugkomt.',
        'Sneeuwschoenen, een wandeling met gids, een warm bad tegenover de toppen: kies de inspanning en daarna de beloning. Op hoogte zijn de avonden fris, zelfs in augustus.',
      ],
      countryside: [
        'Een oude hoeve, een gastenverblijf, een klein kasteel: op het platteland telt het adres even zwaar als de streek. Je komt er om lang te slapen, wat te wandelen en goed te eten.',
        'Groen doet goed, en dat is niet zomaar een uitdrukking. Fietsen, een picknickmand, een tafel ’s avonds: deze verblijven zijn vaak het meest compleet.',
      ],
      unusual: [
        'Boomhut, lodge of kasteel: een bijzondere nacht kies je voor de plek zelf. Kijk naar de toegang, de verwarming en de badkamer, alles staat erbij.',
        'Deze adressen hebben weinig kamers en veel liefhebbers. Boek vroeg in het hoogseizoen of ga in de week: het gevoel is hetzelfde.',
      ],
      culture: [
        'Een museum, een kasteel, een oude stad: het ticket of het bezoek is inbegrepen en het hotel ligt in de buurt. Kom de dag ervoor aan, dan sta je bij het openen aan de deur.',
        'Liefhebbers van erfgoed hebben keuze te over, van abdijen tot musea voor moderne kunst. Denk aan de maandag, dan zijn veel musea dicht.',
      ],
    },
    themeLine: {
      wellness: [
        'Om op adem te komen zijn er wellnessverblijven met sauna, warm bad en massage.',
        'Voor wie wil ontspannen, zijn wellness en massage vaak in de prijs inbegrepen.',
      ],
      romantic: [
        'Met z’n tweeën kies je een mooie kamer en een diner bij kaarslicht.',
        'Verliefden vinden er kamers met een mooi uitzicht en rustige tafels.'.replace(
          'een mooi uitzicht',
          country === 'BE' ? 'een mooi zicht' : 'een mooi uitzicht',
        ),
      ],
      gastronomy: [
        'Lekkerbekken kijken naar de verblijven met diner, van marktmenu tot gastronomische tafel.',
        'Voor aan tafel hebben verschillende hotels een eigen chef en een seizoenskaart.',
      ],
      family: [
        'Met kinderen maken parken en familiekamers alles makkelijker.',
        'Met het gezin kijk je naar een zwembad en inbegrepen activiteiten.',
      ],
      city: [
        'In de stad slaap je het best in het centrum en doe je alles te voet.',
        'Stadsmensen houden van een rondleiding en een museum.',
      ],
      seaside: [
        'Aan het water wandel je, adem je diep in en warm je je op in de wellness.',
        'Voor de zeelucht kies je een hotel vlak bij het strand.',
      ],
      mountain: [
        'In de bergen vertrekken paden en pistes soms aan de deur.',
        'Wie het hogerop zoekt, krijgt in de bergen elk seizoen iets anders.',
      ],
      countryside: [
        'Op het platteland slaap je beter en eet je wat ernaast groeit.',
        'Om in het groen te zitten hebben hoeves en gastenverblijven hun vaste gasten.',
      ],
      unusual: [
        'Zin in iets anders? Bijzondere nachten breng je door in de bomen of achter oude muren.',
        'Bijzondere plekken vallen bij groot en klein in de smaak.',
      ],
      culture: [
        'Nieuwsgierigen vervelen zich niet tussen kastelen, musea en oude straten.',
        'Voor cultuur zit het ticket vaak al in het verblijf.',
      ],
    },
  }
}
