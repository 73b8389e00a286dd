import type { ReviewBook } from '../shared/review.ts'
import type { DutchUsage } from './usage.ts'

export function positives({ nice, clean, walking, view, country }: DutchUsage): ReviewBook['positives'] {
  const be = country === 'BE'
  const seen = be ? 'Prachtig zicht' : 'Prachtig uitzicht'
  return {
    welcome: {
      noun: be ? 'het onthaal' : 'de ontvangst',
      sentences: [
        be ? 'Heel warm onthaal, je voelt je verwacht.' : 'Heel warme ontvangst, je voelt je verwacht.',
        'Van begin tot eind vriendelijk geholpen.',
        'De dame aan de receptie was een schat.',
        'Ondanks onze late aankomst werden we met een glimlach ontvangen.',
      ],
    },
    breakfast: {
      noun: 'het ontbijt',
      sentences: [
        'Uitgebreid en gevarieerd ontbijt, met goede producten.',
        'Het ontbijt is een feest, vooral de zelfgemaakte confituur.',
        'Zalig ontbijt, alles vers.',
        'Lekker brood en vers sinaasappelsap bij het ontbijt.',
      ],
    },
    quiet: {
      noun: 'de rust',
      sentences: ['Heerlijk rustig, we sliepen als roosjes.', 'Geen geluid ’s nachts.', 'Wat een rust! Precies wat we nodig hadden.'],
    },
    view: {
      noun: be ? 'het zicht' : 'het uitzicht',
      sentences: [
        `${seen} vanuit de kamer.`,
        `We dronken onze koffie aan het raam, alleen al voor het ${view}.`,
        `Wakker worden met zo’n ${view}, geweldig.`,
      ],
    },
    bed: {
      noun: 'het bed',
      sentences: [
        'Uitstekend bed.',
        'Het bed ligt heerlijk, dat is zeldzaam in een hotel.',
        'Zo goed geslapen dat we bijna het ontbijt misten.',
        'Perfecte matras.',
      ],
    },
    spa: {
      noun: 'de wellness',
      sentences: [
        'De wellness is mooi en goed onderhouden.',
        'Heerlijk ontspannen in de wellness.',
        'Twee uur in de wellness gezeten zonder het te merken.',
      ],
    },
    dinner: {
      noun: 'het diner',
      sentences: [
        'Heerlijk gegeten, mooie borden en verse producten.',
        'Alleen al voor het restaurant de moeite.',
        'We hebben gesmuld.',
        'Fijne en royale keuken.',
      ],
    },
    location: {
      noun: 'de ligging',
      sentences: [`Ideale ligging, alles op ${walking}.`, 'Heel goed gelegen.', 'Een betere ligging kun je niet wensen.'],
    },
    clean: {
      noun: be ? 'de netheid' : 'de hygiëne',
      sentences: [
        'Kamer in perfecte staat.',
        `Alles is heel ${clean}.`,
        `${clean.charAt(0).toUpperCase()}${clean.slice(1)} tot in de hoekjes.`,
      ],
    },
    charm: {
      noun: 'de sfeer',
      sentences: ['Een plek vol charme.', 'Het huis heeft een ziel, je voelt je er goed.', 'Nog mooier dan op de foto’s.'],
    },
    'staff-tips': {
      noun: 'de goede tips',
      sentences: [
        'Het team gaf ons heel goede adresjes.',
        'Bedankt voor de wandeltips, een schot in de roos.',
        'Goede raad om de streek te bezoeken.',
      ],
    },
    parking: {
      noun: be ? 'de parking' : 'de parkeerplaats',
      sentences: [
        be ? 'Handige parking, vlak voor de deur.' : 'Handig parkeren, vlak voor de deur.',
        'Makkelijk parkeren.',
        'Auto kwijt zonder zoeken.',
      ],
    },
    garden: {
      noun: 'de tuin',
      sentences: [
        'De tuin is prachtig.',
        be ? 'Apero in de tuin, zalig.' : 'Borrelen in de tuin, heerlijk.',
        'Mooie tuin met plekjes om in de zon te lezen.',
      ],
    },
    pool: {
      noun: 'het zwembad',
      sentences: [
        'Het zwembad is top.',
        'Baantjes trekken voor het ontbijt, helemaal alleen: luxe.',
        'Fijn zwembad, water op temperatuur.',
      ],
    },
    'room-size': {
      noun: 'de ruime kamer',
      sentences: ['Ruime kamer.', 'De kamer is groot, je loopt elkaar niet voor de voeten.', 'Veel plaats, zelfs met de koffers open.'],
    },
    value: {
      noun: 'de prijs-kwaliteit',
      sentences: [
        be ? 'Heel goede prijs-kwaliteit.' : 'Heel goede prijs-kwaliteitverhouding.',
        'Voor die prijs een topadres.',
        'Je krijgt waar voor je geld, en meer.',
      ],
    },
    decor: {
      noun: 'de inrichting',
      sentences: ['Met smaak ingericht.', 'We deden er ideeën op voor thuis.', 'Heel mooi en gezellig ingericht.'],
    },
    surprise: {
      noun: 'de attenties',
      sentences: [
        'Er lagen een kaartje en iets zoets klaar op de kamer.',
        'Verrassing: we kregen een betere kamer voor onze verjaardag.',
        `${nice}e attenties die plezier doen.`,
      ],
    },
  }
}
