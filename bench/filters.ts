import { chromium } from 'playwright'
import { browserPath } from '../.ci/browser.mjs'
import { startSite } from '../origin/local/site.ts'
import { changeFilters } from './web/filters.ts'
import { print, quantile } from './web/table.ts'

/** 4.4 stays each: about 10,000 offers. */
const hotels = 2300
const rounds = Number(process.env['ROUNDS'] ?? 3)

const site = await startSite({
  port: 8871,
  originPort: 8872,
  persist: '.local/bench-offers',
  quiet: true,
  hotels,
  progress: (done) => console.log(`· ${done}`),
})
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ['--no-sandbox', '--disable-gpu'],
})

const times: number[] = []
for (let round = 0; round < rounds; round++) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${site.url}/fr/week-ends`, { waitUntil: 'networkidle' })
  times.push(...(await changeFilters(page, round)))
  await page.close()
}
const within = quantile(times, 0.95)
print(`search over some ${hotels * 4.4} offers, ${times.length} changes of the filters: address changed → results on the screen`, [
  { what: 'median', unit: 'ms', values: times },
  { what: '95 of 100 within', unit: 'ms', values: [within], bar: 300 },
])
await browser.close()
await site.stop()
process.exit(0)
