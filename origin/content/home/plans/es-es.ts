import type { HomePlan } from '../plan.ts'

export const spain: HomePlan = {
  country: 'espana',
  heroes: { booking: 'white-village-golden', gifting: 'balloons-golden', activity: 'canoe-gorge-golden' },
  themes: [
    ['wellness', 'hammam-golden'],
    ['romantic', 'bedroom-dusk'],
    ['gastronomy', 'fish-plate-day'],
    ['family', 'funfair-day'],
    ['city', 'seville-dusk'],
    ['seaside', 'beach-day'],
    ['countryside', 'vineyard-farm-golden'],
    ['unusual', 'treehouse-golden'],
  ],
  destinations: [
    { place: 'costa-brava', subtitle: 'Calas, pinos y pueblos de pescadores', picture: 'sea-hotel-golden' },
    { place: 'andalucia', subtitle: 'Patios, azulejos y sobremesas largas', picture: 'patio-golden' },
    { place: 'cantabria', subtitle: 'Faros, prados y anchoas', picture: 'lighthouse-golden' },
    { place: 'la-rioja', subtitle: 'Entre bodegas, copa en mano', picture: 'wine-tasting-golden' },
    { place: 'madrid', subtitle: 'Museos por la mañana, cañas por la tarde', picture: 'town-hotel-day' },
    { place: 'asturias', subtitle: 'Descender el Sella y subir a los Picos', picture: 'canoe-gorge-day' },
    { place: 'pais-vasco', subtitle: 'Pintxos y titanio', picture: 'design-hotel-day' },
    { place: 'mallorca', subtitle: 'La isla, fuera de temporada', picture: 'sailing-golden' },
  ],
  rows: [
    { place: 'costa-brava', title: 'La Costa Brava, sin prisa', subtitle: 'De Blanes a Cadaqués', cta: 'Ver escapadas en la Costa Brava' },
    {
      place: 'andalucia',
      theme: 'romantic',
      title: 'Andalucía para dos',
      subtitle: 'Granada, Ronda, Sevilla: elige patio',
      cta: 'Ver escapadas en pareja en Andalucía',
    },
  ],
  giftBanner: 'gift-box-coral',
}
