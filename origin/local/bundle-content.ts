import { mkdirSync, writeFileSync } from 'node:fs'
import { locales } from '../../src/market/markets.ts'
import { startSite } from './site.ts'

/**
 * `npm run content`: writes today's CMS content to `worker/content/bundled`, the fallback when neither KV nor CMS respond. `CMS_URL` names
 * the CMS; the default is the reference origin. Without campaigns, because they end.
 */
const local = process.env['CMS_URL'] ? undefined : await startSite({ port: 8831, originPort: 8832 })
const cms = process.env['CMS_URL'] ?? local?.originUrl ?? ''
const folder = 'worker/content/bundled'
const passing = new Set(['JumbotronPromo', 'TopBar'])

interface Home {
  blocks: { type: string }[]
}

async function read<Value>(path: string, locale?: string): Promise<Value> {
  const response = await fetch(`${cms}${path}${locale ? `?locale=${locale}` : ''}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}${locale ? ` for ${locale}` : ''}`)
  return response.json()
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
  }
  writeFileSync(`${folder}/${locale}.json`, `${JSON.stringify(content)}\n`)
  console.log(`· ${locale}`)
}
writeFileSync(`${folder}/minisites.json`, `${JSON.stringify(await read('/api/cms/minisites'))}\n`)
await local?.stop()
process.exit(0)
