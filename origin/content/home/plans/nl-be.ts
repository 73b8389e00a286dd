import type { HomePlan } from '../plan.ts'

export const belgiumDutch: HomePlan = {
  country: 'belgique',
  heroes: { booking: 'dunes-pavilion-golden', gifting: 'lavender-farm-golden', activity: 'alp-lake-dawn' },
  themes: [
    ['wellness', 'pool-falls-golden'],
    ['romantic', 'bedroom-rose'],
    ['gastronomy', 'bistro-golden'],
    ['family', 'treetop-park-day'],
    ['city', 'belfry-square-day'],
    ['countryside', 'country-manor-day'],
    ['unusual', 'treehouse-day'],
    ['culture', 'museum-golden'],
  ],
  destinations: [
    { place: 'cote-belge', title: 'De kust', subtitle: 'Duinen, dijk en garnaalkroketten', picture: 'lighthouse-golden' },
    { place: 'ardennes', subtitle: 'Bossen, kajak en een haardvuur', picture: 'ardennes-river-day' },
    { place: 'bruges', subtitle: 'De reien, liefst na zonsondergang', picture: 'canal-houses-dusk' },
    { place: 'zuid-limburg', subtitle: 'Over de heuvels, met de fiets', picture: 'bikes-golden' },
    { place: 'hesbaye', subtitle: 'Boomgaarden en een picknick', picture: 'picnic-golden' },
    { place: 'champagne', title: 'Champagne', subtitle: 'Kelders, hellingen en bubbels', picture: 'wine-tasting-golden' },
    { place: 'paris', subtitle: 'Op 1 uur 22 sporen van Brussel', picture: 'paris-dawn' },
    { place: 'alsace', subtitle: 'Vakwerk, wijnstokken en lekker eten', picture: 'vineyard-table-golden' },
  ],
  rows: [
    {
      place: 'cote-belge',
      title: 'Een weekend aan zee',
      subtitle: 'Van De Panne tot Knokke, ontbijt inbegrepen',
      cta: 'Bekijk de weekendjes aan de kust',
    },
    {
      place: 'ardennes',
      title: 'Het groen van de Ardennen',
      subtitle: 'Durbuy, Spa, Bouillon: op anderhalf uur rijden',
      cta: 'Bekijk de weekendjes in de Ardennen',
    },
  ],
  giftBanner: 'gift-box-teal',
}
