/**
 * Cloudflare's public list for the Workers Paid plan, dollars: developers.cloudflare.com/workers/platform/pricing, /kv/platform/pricing and
 * /analytics/analytics-engine/pricing, read on 2026-11-28. `included` is what a month has without charge.
 */
export const prices = {
  plan: 5,
  requests: { perMillion: 0.3, included: 10e6 },
  cpuMs: { perMillion: 0.02, included: 30e6 },
  kvReads: { perMillion: 0.5, included: 10e6 },
  kvWrites: { perMillion: 5, included: 1e6 },
  kvGigabytes: { each: 0.5, included: 1 },
  dataPoints: { perMillion: 0.25, included: 10e6 },
} as const

export interface DayOfUse {
  readonly requests: number
  readonly cpuMs: number
  readonly kvReads: number
  readonly kvWrites: number
  readonly kvGigabytes: number
  readonly dataPoints: number
}

export type Costs = Readonly<Record<keyof DayOfUse | 'total', number>>

const daysOfMonth = 30

/** Dollars of a month of such days. */
export function costsOf(day: DayOfUse): Costs {
  const metered = (name: 'requests' | 'cpuMs' | 'kvReads' | 'kvWrites' | 'dataPoints') =>
    (Math.max(0, day[name] * daysOfMonth - prices[name].included) / 1e6) * prices[name].perMillion
  const parts = {
    requests: metered('requests'),
    cpuMs: metered('cpuMs'),
    kvReads: metered('kvReads'),
    kvWrites: metered('kvWrites'),
    kvGigabytes: Math.max(0, day.kvGigabytes - prices.kvGigabytes.included) * prices.kvGigabytes.each,
    dataPoints: metered('dataPoints'),
  }
  return { ...parts, total: prices.plan + Object.values(parts).reduce((sum, part) => sum + part, 0) }
}

/** Milliseconds of CPU that cost as much as one read of KV. */
export const cpuMsOfKvRead = prices.kvReads.perMillion / prices.cpuMs.perMillion
