import { type Kind } from './addresses.ts'
import type { Costs } from './page-cost.ts'

/** Share of the dearest and of the cheapest turns that do not count. */
const trimmedShare = 0.1

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length

export function trimmedMean(values: readonly number[]): number {
  const left = Math.floor(values.length * trimmedShare)
  return mean(values.toSorted((one, other) => one - other).slice(left, values.length - left))
}

export interface Spread {
  /** Of all processes together. */
  readonly value: number
  /** Of each pair of processes. */
  readonly each: readonly number[]
}

const costs = (round: Costs, kind: Kind, name: string): readonly number[] => round.turns[kind]?.[name] ?? []

/** Milliseconds a page of a worker. */
export function costOf(rounds: readonly Costs[], kind: Kind, name: string): Spread {
  const each = rounds.map((round) => trimmedMean(costs(round, kind, name)))
  return { value: mean(each), each }
}

/** Milliseconds a page above the limit. */
export function aboveLimit(rounds: readonly Costs[], kind: Kind, name: string): Spread {
  const each = rounds.map((round) => trimmedMean(above(round, kind, name)))
  return { value: mean(each), each }
}

/**
 * How many times as much a worker costs as another, compared turn by turn, because turns of one number were on the same pages at the same time:
 * what slows the machine slows both.
 */
export function ratio(rounds: readonly Costs[], kind: Kind, [name, base]: readonly [string, string], measure: 'page' | 'above'): Spread {
  const ofRound = (round: Costs): number => {
    const [one, other] = [name, base].map((each) => (measure === 'page' ? costs(round, kind, each) : above(round, kind, each)))
    const logarithms = (one ?? []).map((cost, at) => Math.log(cost / (other?.[at] ?? Number.NaN))).filter(Number.isFinite)
    return trimmedMean(logarithms)
  }
  const each = rounds.map(ofRound)
  return { value: Math.exp(mean(each)), each: each.map(Math.exp) }
}

function above(round: Costs, kind: Kind, name: string): number[] {
  const limit = costs(round, kind, 'limit')
  return costs(round, kind, name).map((cost, at) => cost - (limit[at] ?? Number.NaN))
}

/** Means of the parts of the warm-up, and of the first and last third of the measured turns, in milliseconds a page of all kinds. */
export function warmUpCurve(
  rounds: readonly Costs[],
  name: string,
): { readonly warming: readonly number[]; readonly measured: readonly number[] } {
  const parts = rounds[0]?.warming[name] ?? []
  const kindsOf = (round: Costs) => Object.values(round.turns).flatMap((turns) => (turns[name] ? [turns[name]] : []))
  const third = (turns: readonly number[], at: 0 | 1) => {
    const size = Math.ceil(turns.length / 3)
    return trimmedMean(at === 0 ? turns.slice(0, size) : turns.slice(-size))
  }
  return {
    warming: parts.map((_, at) => mean(rounds.map((round) => round.warming[name]?.[at] ?? Number.NaN))),
    measured: ([0, 1] as const).map((at) => mean(rounds.flatMap((round) => kindsOf(round).map((turns) => third(turns, at))))),
  }
}
