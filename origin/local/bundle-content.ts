import { mkdirSync, writeFileSync } from 'node:fs'
import { type Locale, locales, marketOfLocale } from '../../src/market/markets.ts'
import { segments } from '../../src/market/segments.ts'
import { startSite } from './site.ts'

/**
 * `npm run content`: writes today's CMS content to `worker/content/bundled`, the fallback when neither KV nor CMS respond. `CMS_URL` names
 * the CMS, `GATEWAY_URL` the service of gift boxes; the default is the reference origin. Without campaigns, because they end.
 */
const local = process.env['CMS_URL'] ? undefined : await startSite({ port: 8831, originPort: 8832 })
const gateway = process.env['GATEWAY_URL'] ?? local?.originUrl ?? ''
const cms = process.env['CMS_URL'] ?? local?.originUrl ?? ''
const folder = 'worker/content/bundled'
const passing = new Set(['JumbotronPromo', 'TopBar'])

interface Home {
  blocks: { type: string }[]
}

interface Footer {
  columns: { links: Link[] }[]
  legal: Link[]
}

interface Link {
  url: string
}

async function staticPages({ columns, legal }: Footer, locale: Locale): Promise<Record<string, unknown>> {
  const start = `/${segments.static[marketOfLocale(locale).language]}/`
  const links = [...columns.flatMap((column) => column.links), ...legal]
  const ids = new Set(links.flatMap(({ url }) => (url.startsWith(start) ? [url.slice(start.length)] : [])))
  return Object.fromEntries(await Promise.all([...ids].map(async (id) => [id, await read(`/api/cms/static/${id}`, locale)])))
}

async function read<Value>(path: string, locale?: string, base = cms): Promise<Value> {
  const response = await fetch(`${base}${path}${locale ? `?locale=${locale}` : ''}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}${locale ? ` for ${locale}` : ''}`)
  return response.json()
}

mkdirSync(folder, { recursive: true })
for (const locale of locales) {
  const home = await read<Record<string, Home>>('/api/cms/homepage', locale)
  for (const page of Object.values(home)) page.blocks = page.blocks.filter(({ type }) => !passing.has(type))
  const footer = await read<Footer>('/api/cms/footer', locale)
  const content = {
    home,
    navigation: await read('/api/cms/navigation', locale),
    footer,
    settings: await read('/api/cms/settings', locale),
    giftCard: await read('/api/cms/giftCard', locale),
    contact: await read('/api/cms/contact', locale),
    giftBlock: await read('/content/giftBlock', locale),
    boxes: await read('/boxes/search', locale, gateway),
    ideas: await read('/api/cms/ideas', locale),
    static: await staticPages(footer, locale),
  }
  writeFileSync(`${folder}/${locale}.json`, `${JSON.stringify(content)}\n`)
  console.log(`· ${locale}`)
}
writeFileSync(`${folder}/minisites.json`, `${JSON.stringify(await read('/api/cms/minisites'))}\n`)
await local?.stop()
process.exit(0)
