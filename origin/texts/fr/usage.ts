/** What a French text says otherwise in Belgium. */
export interface FrenchUsage {
  /** "week-end" in France, "escapade" in Belgium, with its article and plural. */
  readonly trip: string
  readonly trips: string
  readonly phone: string
  readonly playground: string
  readonly guesthouse: string
  /** Dinner of so many courses: on a card, in a title, with its article. */
  readonly menuHeadword: (courses: number) => string
  readonly menuTopic: (courses: string) => string
  readonly menuIncluded: (courses: string) => string
  readonly chocolates: string
  readonly great: string
}

export const france: FrenchUsage = {
  trip: 'week-end',
  trips: 'week-ends',
  phone: 'téléphone portable',
  playground: 'aire de jeux',
  guesthouse: "Maison d'hôtes",
  menuHeadword: (courses) => `Dîner ${courses} plats`,
  menuTopic: (courses) => `dîner en ${courses} plats`,
  menuIncluded: (courses) => `un dîner en ${courses} plats`,
  chocolates: 'chocolats',
  great: 'Super',
}

export const belgium: FrenchUsage = {
  trip: 'escapade',
  trips: 'escapades',
  phone: 'GSM',
  playground: 'plaine de jeux',
  guesthouse: "Chambre d'hôtes",
  menuHeadword: (courses) => `Menu ${courses} services`,
  menuTopic: (courses) => `menu ${courses} services`,
  menuIncluded: (courses) => `un menu ${courses} services`,
  chocolates: 'pralines',
  great: 'Chouette',
}
