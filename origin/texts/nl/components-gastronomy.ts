import type { ComponentGroups } from '../shared/components.ts'
import type { DutchUsage } from './usage.ts'

const responsibly = 'Geniet, maar drink met mate.'
const allergies = 'Meld een dieet of allergie twee dagen voor aankomst.'

export function gastronomy({ dinner, chocolates }: DutchUsage): ComponentGroups['gastronomy'] {
  return {
    'dinner-3': {
      label: `3-gangen${dinner}`,
      topic: `driegangen${dinner}`,
      included: `een driegangen${dinner}`,
      pitch: [
        '’s Avonds maakt de chef een voorgerecht, een hoofdgerecht en een dessert met het beste van de markt.',
        'Rustig aan tafel, voor drie gangen die met het seizoen meegaan.',
        'In het restaurant staat een tafel klaar: voorgerecht, hoofdgerecht en dessert, eerlijk gekookt en van het seizoen.',
      ],
      details: ['Voorgerecht, hoofdgerecht en dessert', 'Seizoensmenu, gekozen door de chef', 'Brood en karafwater inbegrepen'],
      why: ['Huisgemaakt, met verse producten.', 'Een warme zaal, met ruimte tussen de tafels.'],
      mustKnow: ['Dranken niet inbegrepen.', allergies],
    },
    'dinner-5': {
      label: `5-gangen${dinner}`,
      topic: `vijfgangen${dinner}`,
      included: `een vijfgangen${dinner}`,
      pitch: [
        'Vijf gangen lang vertelt de chef over zijn streek, van amuse tot dessert.',
        'Reken op twee ruime uren aan tafel: het menu komt in vijf gangen, met kaas en dessert.',
        'Het diner is het hoogtepunt van je verblijf: vijf verfijnde borden, waarop elk product een naam en een herkomst heeft.',
      ],
      details: [
        'Voorgerecht, vis, hoofdgerecht, kaas en dessert',
        'Menu van de chef, elk seizoen anders',
        'Bijpassende wijnen tegen toeslag',
      ],
      why: ['Ook de mensen uit de buurt komen hier eten.', 'De chef komt na de service graag even de zaal in.'],
      mustKnow: ['Dranken niet inbegrepen.', allergies],
    },
    'wine-tasting': {
      label: 'Wijnproeverij',
      topic: 'wijnproeverij',
      included: 'een proeverij van drie wijnen',
      pitch: [
        'Drie glazen, drie streken: tijdens de proeverij wordt vooral veel gepraat, en je gaat naar huis met het adres van een wijnboer.',
        'Bij de wijnproeverij staan drie flessen tegenover elkaar; de sommelier legt het uit zonder moeilijke woorden.',
      ],
      details: ['Drie wijnen met uitleg', 'Brood en kleine hapjes erbij', 'Een proefkaart om mee te nemen'],
      why: ['Je hoeft er niets van te weten.', 'De geproefde flessen gaan weg voor de prijs van de wijnhandel.'],
      mustKnow: [responsibly],
    },
    'cheese-board': {
      label: 'Kaasplank',
      topic: 'kaasplank',
      included: 'een kaasplank om te delen',
      pitch: [
        'Een plank met vijf mooi gerijpte kazen, om te delen aan de bar of op het terras.',
        'Boerenbrood, confituur van het seizoen, vijf kazen: de plank is bijna een avondmaal.',
      ],
      details: ['Vijf kazen uit de streek', 'Brood, noten en confituur', 'Om met twee te delen'],
      why: ['Kazen van kleine makers.'],
      mustKnow: ['Dranken niet inbegrepen.', 'Sommige kazen zijn van rauwe melk.'],
    },
    'cooking-class': {
      label: 'Kookworkshop',
      topic: 'kookworkshop',
      included: 'een kookworkshop',
      pitch: [
        'Schort om en de keuken in: de chef doet het voor, jij doet het na en daarna wordt er geproefd.',
        'De kookworkshop eindigt zoals het hoort: aan tafel, met wat jullie hebben gemaakt.',
      ],
      details: ['Workshop in kleine groep, met twee recepten', 'Schort en keukengerei te leen', 'Proeven en recepten mee naar huis'],
      why: ['Recepten die je thuis echt opnieuw maakt.', 'De chef antwoordt op al je vragen.'],
      mustKnow: ['Meld allergieën bij het reserveren.', 'Draag dichte schoenen.'],
    },
    aperitif: {
      label: 'Aperitief',
      topic: 'aperitief',
      included: 'een aperitief per persoon',
      pitch: [
        'Aan het eind van de dag staat het aperitief klaar aan de bar, met iets lekkers erbij.',
        'Je verblijf begint met een glas: een aperitief van het huis, aan de bar of buiten als het mooi weer is.',
      ],
      details: ['Een glas per persoon, met of zonder alcohol', 'Olijven en kleine hapjes'],
      why: ['Er staat altijd een alcoholvrije cocktail op de kaart.'],
      mustKnow: [responsibly],
    },
    'sparkling-wine': {
      label: 'Fles bubbels',
      topic: 'bubbels op de kamer',
      included: 'een fles bubbels op de kamer',
      pitch: [
        'Op de kamer staat een fles bubbels koud, met twee glazen.',
        'Je hoeft bij aankomst alleen de kurk nog te laten knallen: de bubbels staan al in de koeler.',
      ],
      details: ['Een gekoelde fles van 75 cl', 'Twee glazen', 'Op verzoek zonder alcohol'],
      why: ['Alles staat klaar als je de deur opendoet.'],
      mustKnow: [responsibly],
    },
    'tapas-dinner': {
      label: 'Tapasdiner',
      topic: 'tapasdiner',
      included: 'een tapasdiner om te delen',
      pitch: [
        'Je eet met kleine hapjes: zes schaaltjes komen midden op tafel en iedereen neemt.',
        'Zes tapas, warm en koud, en lang natafelen: zo gaat het bij dit diner.',
      ],
      details: ['Zes schaaltjes voor twee', 'Warme en koude tapas', 'Brood inbegrepen'],
      why: ['Ideaal als je niet kunt kiezen.', 'Er is ook een vegetarische versie.'],
      mustKnow: ['Dranken niet inbegrepen.', 'Meld allergieën bij het reserveren van de tafel.'],
    },
    picnic: {
      label: 'Picknickmand',
      topic: 'picknickmand',
      included: 'een picknickmand voor twee',
      pitch: [
        'Een goedgevulde mand gaat mee waarheen je wilt: alleen het plekje moet je nog kiezen.',
        'Het huis maakt de picknick klaar; bij de receptie weten ze waar het mooiste bankje staat.',
      ],
      details: ['Broodjes, salade, fruit en iets zoets', 'Water en vruchtensap', 'Tafelkleed en bestek te leen'],
      why: ['Echt servies, geen plastic.'],
      mustKnow: ['Te bestellen de dag ervoor, voor 18.00 uur.'],
    },
    brunch: {
      label: 'Brunch',
      topic: 'brunch',
      included: 'een brunch',
      pitch: [
        'De brunch komt in de plaats van de wekker: broodjes, eieren, salades en taart, tot in de vroege middag.',
        'Je staat op wanneer je wilt en schuift aan voor een brunch die meteen ook je lunch is.',
      ],
      details: ['Zoet en hartig buffet', 'Eieren zoals je ze wilt', 'Warme dranken en sappen inbegrepen'],
      why: ['Uitslapen zonder iets te missen.'],
      mustKnow: ['Op de gekozen dag vervangt de brunch het ontbijt.'],
    },
    'chocolate-box': {
      label: `Doosje ${chocolates}`,
      topic: `doosje ${chocolates}`,
      included: `een doosje ${chocolates}`,
      pitch: [
        `Op je kussen ligt een doosje ${chocolates} van een chocolatier uit de buurt: meestal haalt het de eerste avond niet.`,
        `Het huis legt er een doosje ${chocolates} bij, om meteen te openen of om mee te nemen, als je het kunt laten.`,
      ],
      details: [`Een doosje met zestien ${chocolates}`, 'Ambachtelijk gemaakt'],
      why: ['De chocolatier werkt een paar straten of een paar dorpen verder.'],
      mustKnow: ['Kan noten en melk bevatten.'],
    },
  }
}
