import type { HomePlan } from '../plan.ts'

export const france: HomePlan = {
  country: 'france',
  heroes: { booking: 'lavender-farm-golden', gifting: 'balloons-golden', activity: 'alp-lake-dawn' },
  themes: [
    ['wellness', 'spa-pool-day'],
    ['romantic', 'bedroom-rose'],
    ['gastronomy', 'bistro-golden'],
    ['family', 'treetop-park-golden'],
    ['seaside', 'lighthouse-golden'],
    ['unusual', 'treehouse-day'],
    ['mountain', 'winter-chalets-dawn'],
    ['countryside', 'country-manor-day'],
  ],
  destinations: [
    { place: 'bretagne', subtitle: 'Granit rose, phares et crêperies', picture: 'brittany-day' },
    { place: 'paris', subtitle: 'La voir comme si on ne la connaissait pas', picture: 'paris-dawn' },
    { place: 'normandie', subtitle: 'Falaises blanches et planches de Deauville', picture: 'sea-hotel-golden' },
    { place: 'provence', subtitle: 'Villages perchés, marchés et garrigue', picture: 'vineyard-farm-golden' },
    { place: 'alsace', subtitle: 'Route des vins et winstubs', picture: 'wine-tasting-day' },
    { place: 'chateaux-de-la-loire', subtitle: 'Dormir à deux pas de Chambord', picture: 'chateau-moat-golden' },
    { place: 'lac-d-annecy', subtitle: 'De l’eau claire et des sommets', picture: 'alp-lake-day' },
    { place: 'cote-d-azur', subtitle: 'La mer, même hors saison', picture: 'cliff-village-golden' },
  ],
  rows: [
    {
      place: 'bretagne',
      title: "Un bol d'air en Bretagne",
      subtitle: 'De Saint-Malo au golfe du Morbihan',
      cta: 'Voir les séjours en Bretagne',
    },
    {
      place: 'normandie',
      theme: 'wellness',
      title: 'Bien-être en Normandie',
      subtitle: 'À deux heures de Paris, les pieds dans un bassin chaud',
      cta: 'Voir les séjours bien-être en Normandie',
    },
  ],
  giftBanner: 'gift-box-coral',
}
