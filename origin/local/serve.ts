import { markets } from '../../src/market/markets.ts'
import { type RunningSite, startSite } from './site.ts'

const port = Number(process.env['PORT'] ?? 8787)
const started = Date.now()
const site = await start()

const at = (path: string) => `http://localhost:${port}${path}`
const rows = [
  ...markets.map((market) => [market.label, at(market.base)]),
  ['Minisite', at(site.minisitePath)],
  ['Customer care', `http://care.localhost:${port}/fr`],
  ['Reference origin', `${site.originUrl}/healthz`],
]
console.log(`\nEscale is ready (${((Date.now() - started) / 1000).toFixed(1)} s)\n`)
for (const [name, url] of rows) console.log(`  ${name?.padEnd(24)}${url}`)
console.log('')

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void site.stop().then(() => process.exit(0)))

async function start(): Promise<RunningSite> {
  try {
    const progress = (done: string) => console.log(`· ${done}`)
    return await startSite({ port, originPort: port + 1, compressed: true, persist: '.local/state', progress })
  } catch (cause) {
    if (!/ADDRESS_IN_USE|EADDRINUSE/.test(String(cause))) throw cause
    console.error(`\nPort ${port} or ${port + 1} is taken: choose another, for example PORT=${port + 100} npm start\n`)
    process.exit(1)
  }
}
