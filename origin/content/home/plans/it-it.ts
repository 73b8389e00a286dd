import type { HomePlan } from '../plan.ts'

export const italy: HomePlan = {
  country: 'italia',
  heroes: { booking: 'tuscan-town-dawn', gifting: 'lake-villa-rose', activity: 'balloons-golden' },
  themes: [
    ['wellness', 'spa-pool-dusk'],
    ['romantic', 'bedroom-rose'],
    ['gastronomy', 'vineyard-table-golden'],
    ['family', 'treetop-park-golden'],
    ['city', 'florence-golden'],
    ['seaside', 'beach-day'],
    ['mountain', 'winter-chalets-day'],
    ['countryside', 'vineyard-farm-dawn'],
  ],
  destinations: [
    { place: 'lago-di-garda', title: 'Lago di Garda', subtitle: 'Limoni, vele e terme', picture: 'lake-villa-golden' },
    { place: 'toscana', subtitle: 'Strade bianche e un bicchiere di rosso', picture: 'wine-tasting-golden' },
    { place: 'dolomiti', subtitle: 'Quando la roccia diventa rosa', picture: 'dolomites-rose' },
    { place: 'cinque-terre', subtitle: 'Cinque borghi, un sentiero', picture: 'cliff-village-day' },
    { place: 'venezia', subtitle: 'Di sera, quando torna dei veneziani', picture: 'venice-dusk' },
    { place: 'costiera-amalfitana', subtitle: 'Tra il limone e il mare', picture: 'sea-hotel-golden' },
    { place: 'puglia', subtitle: 'Masserie, trulli e biciclette', picture: 'bikes-golden' },
    { place: 'umbria', subtitle: 'Il cuore verde, con il cestino pronto', picture: 'picnic-golden' },
  ],
  rows: [
    { place: 'toscana', title: 'La Toscana, con calma', subtitle: 'Chianti, Val d’Orcia, Maremma', cta: 'Vedi i weekend in Toscana' },
    {
      place: 'trentino-alto-adige',
      theme: 'wellness',
      title: 'Terme e vette',
      subtitle: 'Vasche calde con vista, dal Trentino all’Alto Adige',
      cta: 'Vedi i weekend benessere in montagna',
    },
  ],
  giftBanner: 'gift-box-plum',
}
