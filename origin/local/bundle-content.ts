import { mkdirSync, writeFileSync } from 'node:fs'
import { locales } from '../../src/market/markets.ts'
import { startSite } from './site.ts'

/**
 * `npm run content`: writes what the CMS says today to `worker/content/bundled`, the last known good content of a build: served when
 * neither KV nor the CMS answer. `CMS_URL` names the CMS; without it the reference origin is asked. Campaigns are left out: they end.
 */
const local = process.env['CMS_URL'] ? undefined : await startSite({ port: 8831, originPort: 8832 })
const cms = process.env['CMS_URL'] ?? local?.originUrl ?? ''
const folder = 'worker/content/bundled'
const passing = new Set(['JumbotronPromo', 'TopBar'])

interface Home {
  blocks: { type: string }[]
}

async function read<Value>(path: string, locale: string): Promise<Value> {
  const answer = await fetch(`${cms}${path}?locale=${locale}`)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} for ${locale}`)
  return answer.json()
}

mkdirSync(folder, { recursive: true })
for (const locale of locales) {
  const home = await read<Record<string, Home>>('/api/cms/homepage', locale)
  for (const page of Object.values(home)) page.blocks = page.blocks.filter(({ type }) => !passing.has(type))
  const content = {
    home,
    navigation: await read('/api/cms/navigation', locale),
    footer: await read('/api/cms/footer', locale),
    settings: await read('/api/cms/settings', locale),
    minisites: await read('/api/cms/minisites', locale),
  }
  writeFileSync(`${folder}/${locale}.json`, `${JSON.stringify(content)}\n`)
  console.log(`· ${locale}`)
}
await local?.stop()
process.exit(0)
