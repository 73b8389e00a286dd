import type { PlaceFacts } from '../facts/facts.ts'

/** Towns by the sea above cliffs or on quays, without a sand beach, by their own names. */
const towns: ReadonlySet<string> = new Set([
  'Portofino',
  'Capri',
  'Anacapri',
  'Sorrento',
  'Amalfi',
  'Praiano',
  'Vernazza',
  'Corniglia',
  'Manarola',
  'Riomaggiore',
  'Portovenere',
  'Polignano a Mare',
  'Es Castell',
  'Taormina',
])

/** "Beach" in the languages of the site, also in a compound: "Strandweekend". */
const beach = /plage|playa|spiagg|strand/i

export const isRocky = (name: PlaceFacts['name']): boolean => Object.values(name).some((each) => towns.has(each))

/** The wordings that suit a town: without a beach where it has none. */
export function suiting<Wording>(wordings: readonly Wording[], { name }: PlaceFacts): readonly Wording[] {
  return isRocky(name) ? wordings.filter((wording) => !beach.test(JSON.stringify(wording))) : wordings
}
