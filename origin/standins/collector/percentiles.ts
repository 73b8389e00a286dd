export interface StoredVital {
  readonly pos: string
  readonly metric: string
  readonly page: string
  readonly navigation: string
  readonly part: string | null
  readonly value: number
}

/** Of all measurements of one metric, market, kind of page and type of navigation. */
export interface VitalPercentiles extends Pick<StoredVital, 'pos' | 'metric' | 'page' | 'navigation'> {
  readonly count: number
  readonly p50: number
  readonly p75: number
  readonly p95: number
  /** The part that most of the slowest quarter name, if any is named. */
  readonly part: string | undefined
}

const groupOf = ({ metric, pos, page, navigation }: StoredVital): string => [metric, pos, page, navigation].join(' ')

/** Sorted by metric, market, page and navigation. */
export function percentilesOf(vitals: readonly StoredVital[]): VitalPercentiles[] {
  const groups = [...Map.groupBy(vitals, groupOf)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return groups.flatMap(([, group]) => percentilesOfGroup(group) ?? [])
}

function percentilesOfGroup(group: readonly StoredVital[]): VitalPercentiles | undefined {
  const sorted = group.toSorted((one, other) => one.value - other.value)
  const [first] = sorted
  if (!first) return undefined
  const { pos, metric, page, navigation } = first
  const values = sorted.map(({ value }) => value)
  const p75 = percentile(values, 0.75)
  const slowest = sorted.filter(({ value }) => value >= p75)
  return {
    pos,
    metric,
    page,
    navigation,
    count: group.length,
    p50: percentile(values, 0.5),
    p75,
    p95: percentile(values, 0.95),
    part: mostNamed(slowest),
  }
}

/** The smallest value that so large a share of the ascending values does not exceed. */
const percentile = (ascending: readonly number[], share: number): number => ascending[Math.ceil(ascending.length * share) - 1] ?? 0

function mostNamed(vitals: readonly StoredVital[]): string | undefined {
  const named = Map.groupBy(
    vitals.flatMap(({ part }) => part ?? []),
    (part) => part,
  )
  return [...named.values()].toSorted((one, other) => other.length - one.length)[0]?.[0]
}
