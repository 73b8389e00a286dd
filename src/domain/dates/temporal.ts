/**
 * Gives an engine without Temporal (Node, workerd, older browsers) the polyfill as the global it stands for: no other engine loads it. The
 * worker and the tests call it once, a browser before it asks what time it is in a market. The package's own `global` entry would
 * replace `Intl.DateTimeFormat` as well.
 */
export async function provideTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) Object.assign(globalThis, { Temporal: (await import('temporal-polyfill')).Temporal })
}
