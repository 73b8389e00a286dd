/** What a Dutch text says otherwise in Flanders. */
export interface DutchUsage {
  readonly country: 'NL' | 'BE'
  /** "uitzicht" in the Netherlands, "zicht" in Flanders. */
  readonly view: string
  /** "op loopafstand", "op wandelafstand". */
  readonly walking: string
  /** "lopen", "wandelen": minutes of it. */
  readonly onFoot: string
  readonly phone: string
  /** Compound of a dinner in courses: "diner", "menu". */
  readonly dinner: string
  readonly chocolates: string
  readonly clean: string
  readonly cityTrip: string
  readonly groundFloor: string
  readonly card: string
  readonly parking: string
  readonly nice: string
  readonly guesthouse: string
}

export const netherlands: DutchUsage = {
  country: 'NL',
  view: 'uitzicht',
  walking: 'loopafstand',
  onFoot: 'lopen',
  phone: 'telefoon',
  dinner: 'diner',
  chocolates: 'bonbons',
  clean: 'schoon',
  cityTrip: 'stedentrip',
  groundFloor: 'begane grond',
  card: 'betaalpas of creditcard',
  parking: 'parkeerplaats',
  nice: 'Leuk',
  guesthouse: 'Bed & breakfast',
}

export const flanders: DutchUsage = {
  country: 'BE',
  view: 'zicht',
  walking: 'wandelafstand',
  onFoot: 'wandelen',
  phone: 'gsm',
  dinner: 'menu',
  chocolates: 'pralines',
  clean: 'proper',
  cityTrip: 'citytrip',
  groundFloor: 'gelijkvloers',
  card: 'bankkaart',
  parking: 'parking',
  nice: 'Tof',
  guesthouse: 'B&B',
}
