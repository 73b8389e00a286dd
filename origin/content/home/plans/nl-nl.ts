import type { HomePlan } from '../plan.ts'

export const netherlands: HomePlan = {
  country: 'nederland',
  heroes: { booking: 'dunes-pavilion-golden', gifting: 'lake-villa-rose', activity: 'alp-lake-dawn' },
  themes: [
    ['wellness', 'spa-stones-day'],
    ['romantic', 'bedroom-rose'],
    ['gastronomy', 'fish-plate-golden'],
    ['family', 'funfair-day'],
    ['city', 'canal-houses-golden'],
    ['countryside', 'country-manor-golden'],
    ['unusual', 'treehouse-golden'],
    ['seaside', 'lighthouse-day'],
  ],
  destinations: [
    { place: 'zuid-limburg', subtitle: 'Heuvels, vakwerk en vlaai', picture: 'bikes-golden' },
    { place: 'veluwe', title: 'De Veluwe', subtitle: 'Heide, herten en een picknick', picture: 'picnic-golden' },
    { place: 'zeeland', subtitle: 'Uitwaaien, en daarna mosselen', picture: 'sailing-golden' },
    { place: 'ardennes', title: 'De Ardennen', subtitle: 'Zodra het omhoog gaat, begint het weekend', picture: 'ardennes-river-golden' },
    { place: 'anvers', subtitle: 'Mode, musea en goed Belgisch bier', picture: 'belfry-square-dusk' },
    { place: 'bollenstreek', title: 'De Bollenstreek', subtitle: 'Fietsen langs de velden', picture: 'tulip-fields-golden' },
    { place: 'friesland', subtitle: 'Meren, molens en elf steden', picture: 'polder-windmills-day' },
    { place: 'lago-di-garda', title: 'Het Gardameer', subtitle: 'Een lang weekend Italië', picture: 'lake-villa-golden' },
  ],
  rows: [
    {
      place: 'zuid-limburg',
      title: 'Bourgondisch Limburg',
      subtitle: 'Valkenburg, Maastricht en alle heuvels ertussen',
      cta: 'Bekijk de weekendjes in Zuid-Limburg',
    },
    {
      place: 'veluwe',
      title: 'De Veluwe op',
      subtitle: 'Bos, hei en een hotel aan de rand ervan',
      cta: 'Bekijk de weekendjes op de Veluwe',
    },
  ],
  giftBanner: 'gift-box-navy',
}
