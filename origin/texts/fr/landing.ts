import type { LandingBook, LandingParts } from '../shared/landing.ts'
import { frenchThemes } from './landing-themes.ts'
import type { FrenchUsage } from './usage.ts'

const at = ({ in: place }: LandingParts) => (place ? ` ${place}` : '')
const priced = ({ from }: LandingParts) => (from ? `, à partir de ${from} pour deux` : '')

export function landing(usage: FrenchUsage): LandingBook {
  const feminine = usage.trip === 'escapade'
  const a = feminine ? 'une escapade' : 'un week-end'
  return {
    ...frenchThemes(usage),
    anyTrip: usage.trip,
    stays: (count) => (count === 1 ? '1 séjour' : `${count.toLocaleString('fr-FR')} séjours`),
    hotels: (count) => (count === 1 ? '1 hôtel' : `${count.toLocaleString('fr-FR')} hôtels`),
    euro: (cents) => `${Math.round(cents / 100)} €`,
    title: (parts) =>
      parts.in
        ? `${parts.trip}${at(parts)}`
        : parts.trip === usage.trip
          ? `Votre ${feminine ? 'prochaine' : 'prochain'} ${usage.trip} commence ici`
          : parts.trip,
    subtitle: [(parts) => `${parts.stays} dans ${parts.hotels}${priced(parts)}`, (parts) => `${parts.stays} à comparer${priced(parts)}`],
    pageTitle: (parts) =>
      parts.in || parts.trip !== usage.trip
        ? `${parts.trip}${at(parts)} : ${parts.stays}${parts.from ? ` dès ${parts.from}` : ''}`
        : `${usage.trips} et courts séjours : ${parts.stays} avec extras`,
    metaDescription: (parts) =>
      `${parts.trip}${at(parts)} : comparez ${parts.stays} dans ${parts.hotels}${priced(parts)}. Spa, dîner, visites : chaque séjour comprend plus qu'une nuit. Réservez en ligne.`,
    introTitle: [
      (parts) => (parts.in ? `Pourquoi partir ${parts.in} ?` : 'Partir deux jours, et que cela compte'),
      (parts) => (parts.in ? `${parts.trip}${at(parts)} : par où commencer ?` : `${a} : par où commencer ?`),
    ],
    intro: [
      (parts) =>
        `Vous cherchez ${a}${at(parts)} ? Nous avons réuni ${parts.stays} dans ${parts.hotels}, avec les avis de ceux qui en reviennent${priced(parts)}. Chacun comprend la nuit et quelque chose de plus : un spa, un dîner, une visite, un peu de temps pour soi.`,
      (parts) =>
        `${parts.in ? `Deux jours ${parts.in}${parts.inRegion ? `, ${parts.inRegion}` : ''}, et l'on a déjà changé d'air` : "Deux jours suffisent à changer d'air"} : ${parts.stays} vous attendent dans ${parts.hotels}${priced(parts)}. Le prix affiché est celui du séjour complet, extras compris, et non de la seule chambre.`,
      (parts) =>
        `Une nuit, deux nuits, rarement plus : c'est ainsi que l'on part chez nous. ${parts.in ? `${parts.in.charAt(0).toUpperCase()}${parts.in.slice(1)}, ` : ''}${parts.in ? 'nous' : 'Nous'} vous proposons ${parts.stays} dans ${parts.hotels}, avec les avis de ceux qui en reviennent${priced(parts)}.`,
    ],
    themeTitle: (parts) => `${parts.trip}${at(parts)}, à quoi s'attendre`,
    themesTitle: [
      (parts) => (parts.in ? `Que faire ${parts.in} ?` : 'Une envie pour chaque saison'),
      (parts) => `Des idées pour ${a}${at(parts)}`,
    ],
    townsTitle: [
      (parts) => (parts.in ? `Où dormir ${parts.in} ?` : 'Où partir ?'),
      (parts) => (parts.in ? `Les adresses ${parts.in} et alentour` : 'Les destinations du moment'),
    ],
    towns: [
      ({ towns }) =>
        `Les voyageurs choisissent le plus souvent ${towns}. Affichez la carte pour voir les hôtels autour de vous et mesurer les distances.`,
      ({ towns }) =>
        `Parmi les lieux les plus demandés : ${towns}. Filtrez par distance, par note ou par budget, et gardez ceux qui vous ressemblent.`,
    ],
    practicalTitle: [
      (parts) => `Quand réserver ${feminine ? 'votre escapade' : 'votre week-end'}${at(parts)} ?`,
      () => 'Bon à savoir avant de partir',
    ],
    practical: [
      () =>
        "Les prix changent selon le jour : du dimanche au jeudi, la même chambre coûte souvent moins cher que le samedi. Le calendrier de chaque séjour montre le prix de toutes les dates, et beaucoup d'offres restent modifiables sans frais jusqu'à quelques jours de l'arrivée.",
      () =>
        "Pour les ponts et les vacances, mieux vaut réserver trois à quatre semaines à l'avance ; en semaine, la veille suffit souvent. Si la date n'est pas arrêtée, les séjours peuvent aussi s'offrir : le bon est valable douze mois.",
    ],
    sections: { cities: 'Par ville', regions: 'Par région', areas: 'Par destination', themes: 'Par thème', nearby: 'À proximité' },
  }
}
