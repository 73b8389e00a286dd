import type { HomePlan } from '../plan.ts'

export const belgiumFrench: HomePlan = {
  country: 'belgique',
  heroes: { booking: 'dunes-pavilion-golden', gifting: 'lavender-farm-golden', activity: 'alp-lake-dawn' },
  themes: [
    ['wellness', 'spa-pool-dawn'],
    ['romantic', 'bedroom-golden'],
    ['gastronomy', 'bistro-day'],
    ['family', 'funfair-day'],
    ['countryside', 'country-manor-golden'],
    ['city', 'belfry-square-golden'],
    ['unusual', 'treehouse-golden'],
    ['culture', 'museum-day'],
  ],
  destinations: [
    { place: 'ardennes', title: 'Ardennes', subtitle: 'Forêts, kayak et feu de bois', picture: 'ardennes-river-golden' },
    { place: 'cote-belge', subtitle: 'Dunes, digue et croquettes de crevettes', picture: 'lighthouse-day' },
    { place: 'bruges', subtitle: 'Les canaux, surtout le soir', picture: 'canal-houses-dusk' },
    { place: 'champagne', subtitle: 'Caves, coteaux et bulles', picture: 'wine-tasting-golden' },
    { place: 'durbuy', subtitle: 'La plus petite ville, pas la plus sage', picture: 'chateau-moat-day' },
    { place: 'cote-d-opale', subtitle: "Juste de l'autre côté de la frontière", picture: 'sea-hotel-day' },
    { place: 'paris', subtitle: 'À 1 h 22 de train de Bruxelles', picture: 'paris-rose' },
    { place: 'alsace', subtitle: 'Colombages, vignes et bonnes tables', picture: 'vineyard-table-golden' },
  ],
  rows: [
    {
      place: 'ardennes',
      title: 'Au vert dans les Ardennes',
      subtitle: 'Durbuy, Spa, Bouillon : à une heure et demie de chez vous',
      cta: 'Voir les séjours en Ardennes',
    },
    {
      place: 'cote-belge',
      title: 'Un week-end à la mer',
      subtitle: "D'Ostende à Knokke, avec petit déjeuner",
      cta: 'Voir les séjours à la Côte',
    },
  ],
  giftBanner: 'gift-box-teal',
}
