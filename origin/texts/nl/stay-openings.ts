import { capital } from '../shared/grammar.ts'
import type { StayBook } from '../shared/stay.ts'

export const openings: StayBook['opening'] = {
  wellness: [
    ({ nights, hotel, in: place }) => `Even de stekker eruit ${place}: ${hotel} houdt ${nights} rust en verwennerij voor je vrij.`,
    ({ nights, hotel, in: place }) =>
      `${nights} om op adem te komen, meer moet dat niet zijn: ${hotel} doet ${place} de deuren voor je open.`,
    ({ nights, hotel, in: place }) =>
      `Om gas terug te nemen ga je naar ${hotel}, ${place}, voor ${nights} zonder wekker en zonder plannen.`,
    ({ nights, hotel, in: place }) =>
      `Hier wordt er voor je gezorgd: ${hotel} ontvangt je ${nights} ${place}, tot je weer een ritme hebt dat goed doet.`,
  ],
  romantic: [
    ({ nights, hotel, in: place }) => `Met z’n tweeën ${place} en verder niemand: ${hotel} heeft alles voor ${nights} om te onthouden.`,
    ({ nights, hotel, in: place }) =>
      `${nights} verliefd ${place}, ver van elke agenda: ${hotel} zorgt voor het decor, jullie voor de rest.`,
    ({ nights, hotel, in: place }) =>
      `De kinderen bij oma, de meldingen uit en wegwezen: ${hotel} wacht ${place} op jullie, voor ${nights} samen.`,
    ({ nights, hotel, in: place }) =>
      `Een jubileum, een aanzoek of gewoon zin om samen te zijn: ${hotel} ontvangt jullie ${place} voor ${nights}.`,
  ],
  gastronomy: [
    ({ nights, hotel, in: place }) =>
      `Je komt voor de tafel en blijft voor het bed: ${hotel} weet ${place} hoe je lekkerbekken ontvangt, met ${nights} voor de boeg.`,
    ({ nights, hotel, in: place }) =>
      `Goed eten, goed drinken, goed slapen: meer staat er bij ${hotel}, ${place}, niet op het programma, en daar is ${nights} tijd voor.`,
    ({ nights, hotel, in: place }) =>
      `${hotel} zet je ${place} aan tafel. ${capital(nights)} om de streek te proeven zonder nog achter het stuur te kruipen.`,
    ({ nights, hotel, in: place }) =>
      `Een verblijf om van te smullen: ${hotel} houdt ${place} ${nights} voor je vrij, met de smaken van de streek op je bord.`,
  ],
  family: [
    ({ nights, hotel, in: place }) =>
      `De koffers, de knuffels en rijden maar: ${hotel} ontvangt gezinnen ${place}, voor ${nights} weg van de sleur.`,
    ({ nights, hotel, in: place }) => `${nights} ${place} met de kinderen: ${hotel} wacht op jullie, groot en klein.`,
    ({ nights, hotel, in: place }) =>
      `Niets beters dan ${nights} samen om herinneringen te maken: ${hotel} ontvangt jullie ${place}, zonder poespas.`,
    ({ nights, hotel, in: place }) =>
      `Voor één keer is iedereen het eens over de bestemming: ${hotel} houdt ${place} ${nights} vrij voor het hele gezin, met alle tijd voor spelletjes.`,
  ],
  city: [
    ({ nights, hotel, in: place }) =>
      `Zet je koffer neer en ga te voet op pad: bij ${hotel} logeer je ${nights} ${place}, ideaal om de stad via haar kleine straten te leren kennen.`,
    ({ nights, hotel, in: place }) =>
      `Terrassen, etalages, musea, markten: de tijd vliegt ${place}, en ${hotel} ligt goed om van ${nights} alles te maken.`,
    ({ nights, hotel, in: place }) =>
      `Tijd voor een andere stoep: ${hotel} ontvangt je ${nights} ${place}, waar je de auto niet nodig hebt.`,
    ({ nights, hotel, in: place }) =>
      `’s Ochtends naar de markt, ’s avonds op een terras: bij ${hotel} slaap je ${nights} ${place} en de stad zorgt voor het programma.`,
  ],
  seaside: [
    ({ nights, hotel, in: place }) =>
      `Adem diep in: ${place} ruik je de zee, en bij ${hotel} logeer je ${nights}, tussen strandwandeling en warme kamer.`,
    ({ nights, hotel, in: place }) =>
      `${nights} op het ritme van de golven ${place}: ${hotel} wacht op je, met de ramen open voor de zeelucht.`,
    ({ nights, hotel, in: place }) =>
      `De zee in elk seizoen, dat is het idee: ${hotel} ontvangt je ${place} voor ${nights} wandelen, lezen en naar de horizon kijken.`,
    ({ nights, hotel, in: place }) => `Op naar ${hotel}, ${place}, voor ${nights} met de geur van zout en zonnecrème.`,
  ],
  mountain: [
    ({ nights, hotel, in: place }) =>
      `De lucht wordt frisser, de bochten volgen elkaar op en dan ben je ${place}: ${hotel} wacht op je voor ${nights} hoog en droog.`,
    ({ nights, hotel, in: place }) =>
      `${nights} ${place}, net genoeg voor een mooie tocht en een lange maaltijd: ${hotel} heeft de toppen als buren.`,
    ({ nights, hotel, in: place }) =>
      `De bergen komen hier door het raam naar binnen: ${hotel} verwacht je ${place} voor ${nights}, met bergschoenen aan of een plaid op schoot.`,
    ({ nights, hotel, in: place }) => `Zoek het hogerop: ${nights} ${place}, met ${hotel} als basiskamp en het dal ver onder je.`,
  ],
  countryside: [
    ({ nights, hotel, in: place }) => `Naar buiten met jou: bij ${hotel} slaap je ${nights} ${place}, met een haan als enige wekker.`,
    ({ nights, hotel, in: place }) => `Een weggetje, hagen, een open poort: ${hotel} ontvangt je ${place} voor ${nights} in het groen.`,
    ({ nights, hotel, in: place }) => `${nights} ${place}, zonder files en zonder deurbel: ${hotel} laat het buitenleven al het werk doen.`,
    ({ nights, hotel, in: place }) =>
      `Ruil het asfalt voor gras ${place}: bij ${hotel} blijf je ${nights}, net lang genoeg om te vergeten waar je sleutels liggen.`,
  ],
  unusual: [
    ({ nights, hotel, in: place }) => `Vergeet de hotelgang: ${hotel} biedt je ${place} ${nights} die je niet licht vergeet.`,
    ({ nights, hotel, in: place }) => `${hotel}, ${place}, is zo’n plek waarvan niemand de foto’s gelooft: ${nights} om het zelf te zien.`,
    ({ nights, hotel, in: place }) => `${nights} buiten de lijntjes: ${hotel} verrast je ${place}, en dat is precies de bedoeling.`,
    ({ nights, hotel, in: place }) =>
      `Eens anders slapen, dat belooft ${hotel}: afspraak ${place} voor ${nights} ver van de platgetreden paden.`,
  ],
  culture: [
    ({ nights, hotel, in: place }) =>
      `Stenen, schilderijen, verhalen: er is veel te zien ${place}, en ${hotel} geeft je ${nights} voorsprong.`,
    ({ nights, hotel, in: place }) =>
      `${hotel} is een goed vertrekpunt voor wie graag omhoogkijkt. ${capital(nights)} ${place}, met een notitieboekje op zak.`,
    ({ nights, hotel, in: place }) =>
      `’s Ochtends musea, ’s middags oude straten: bij ${hotel} logeer je ${nights} ${place}, dicht bij het erfgoed.`,
    ({ nights, hotel, in: place }) =>
      `Treed in de voetsporen van wie hier geschiedenis schreef: bij ${hotel} slaap je ${nights} ${place}, tussen bezoeken en lange pauzes door.`,
  ],
}
