import { createHash } from 'node:crypto'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin, Rolldown } from 'vite'
import { locales } from '../../market/markets.ts'

/** What the worker has to know of each island's browser files. */
export interface IslandFiles {
  /** The island's chunk and everything it imports, URLs from the site's root. */
  readonly scripts: readonly string[]
  /** What it imports on demand, with whatever else that needs, by the name of the module: `DatesDraft /a.js /b.js;OpenGuests /c.js`. */
  readonly parts: string
  /** The file with just the texts this island uses, by locale. */
  readonly messages: Readonly<Record<string, string>>
}

const dev = 'virtual:island-messages/'

/**
 * Gives each island, in each locale, a file with just the texts its own code uses. Lingui's macro leaves every text's id as a
 * literal in the code that uses it, so the ids are found in the finished chunks. In development there is one file a locale.
 */
export function islandMessages(): Plugin {
  return {
    name: 'escale-island-messages',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id.startsWith(dev) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${dev}`)) return undefined
      return `export default ${JSON.stringify(await catalogueOf(id.slice(dev.length + 1)))}`
    },
    async generateBundle(_, bundle) {
      const catalogues = await Promise.all(locales.map(async (locale) => [locale, await catalogueOf(locale)] as const))
      const files: Record<string, IslandFiles> = {}
      // The loader's on-demand imports are the islands; those of an island's own code are parts of it.
      const started = new Set(
        Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? chunk.dynamicImports : [])),
      )
      for (const chunk of Object.values(bundle)) {
        const name = chunk.type === 'chunk' && started.has(chunk.fileName) && islandName(chunk)
        if (!name) continue
        const graph = importsOf(chunk, bundle)
        const literals = new Set(withOnDemand(graph, bundle).flatMap(({ code }) => shortLiterals(code)))
        const messages: Record<string, string> = {}
        for (const [locale, catalogue] of catalogues) {
          const used = Object.entries(catalogue).filter(([id]) => literals.has(id))
          const source = `export default ${JSON.stringify(Object.fromEntries(used))}`
          const fileName = `assets/${name}.${locale}-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
          this.emitFile({ type: 'asset', fileName, source })
          messages[locale] = `/${fileName}`
        }
        files[name] = { scripts: graph.map(urlOf), parts: partsOf(graph, bundle), messages }
      }
      this.emitFile({ type: 'asset', fileName: '.vite/islands.json', source: JSON.stringify(files) })
    },
  }
}

/** Every string literal of six characters: that is how long Lingui's ids are. */
function shortLiterals(code: string): string[] {
  return [...code.matchAll(/["'`](?=([^"'`]{6})["'`])/g)].map(([, literal]) => literal ?? '')
}

function islandName(chunk: Rolldown.OutputChunk): string | undefined {
  if (!chunk.isDynamicEntry) return undefined
  return chunk.facadeModuleId?.match(/\/src\/islands\/([a-z-]+)\/[A-Za-z]+\.tsx$/)?.[1]
}

function importsOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>([chunk])
  for (const part of found) {
    for (const file of part.imports) {
      const imported = bundle[file]
      if (imported?.type === 'chunk') found.add(imported)
    }
  }
  return [...found]
}

/** The graph, and what its own code imports on demand; the loader's on-demand imports are the islands themselves. */
function withOnDemand(graph: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set(graph)
  for (const part of found) {
    for (const file of part.isEntry ? [] : part.dynamicImports) {
      const imported = bundle[file]
      if (imported?.type === 'chunk') for (const needed of importsOf(imported, bundle)) found.add(needed)
    }
  }
  return [...found]
}

function partsOf(graph: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string {
  const wanted = graph.filter(({ isEntry }) => !isEntry).flatMap(({ dynamicImports }) => dynamicImports)
  const parts = wanted.flatMap((file) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk') return []
    const files = importsOf(chunk, bundle).filter((part) => !graph.includes(part))
    return [[chunk.name, ...files.map(urlOf)].join(' ')]
  })
  return parts.join(';')
}

const urlOf = ({ fileName }: Rolldown.OutputChunk) => `/${fileName}`

async function catalogueOf(locale: string): Promise<Record<string, unknown>> {
  const config = getConfig()
  const [catalogue] = await getCatalogs(config)
  if (!catalogue) throw new Error('no catalogue is configured')
  const { messages } = await catalogue.getTranslations(locale, {
    fallbackLocales: config.fallbackLocales,
    sourceLocale: config.sourceLocale,
    missingBehavior: 'resolved',
  })
  const { source } = createCompiledCatalog(locale, messages, { namespace: 'json' })
  const compiled: { messages: Record<string, unknown> } = JSON.parse(source)
  return compiled.messages
}
