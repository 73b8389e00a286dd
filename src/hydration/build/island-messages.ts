import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { babelExtractor } from '@lingui/cli/api/extractors/babel'
import { getConfig } from '@lingui/conf'
import type { Plugin, Rolldown } from 'vite'
import { type Locale, locales } from '../../market/markets.ts'

export interface IslandFiles {
  readonly scripts: readonly string[]
  readonly messages: Readonly<Record<string, string>>
  /** By locale, in the form `DatesDraft=/texts.js /a.js /b.js;OpenGuests …`. */
  readonly parts: Readonly<Record<string, string>>
}

type Chunk = Rolldown.OutputChunk
type Catalogue = Readonly<Record<string, unknown>>

const dev = 'virtual:island-messages/'
const islands = resolve('src/islands')

/**
 * Writes the texts of each island and part, per locale: those that Lingui's extractor finds in the modules of its chunks. Development has
 * one file per locale.
 */
export function islandMessages(): Plugin {
  const linguiConfig = getConfig()
  const idsOfModules = new Map<string, readonly string[]>()
  /** A module of which tree shaking leaves nothing needs no texts. */
  const idsOf = ({ modules }: Chunk) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? (idsOfModules.get(id) ?? []) : []))
  return {
    name: 'escale-island-messages',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id.startsWith(dev) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${dev}`)) return undefined
      return `export default ${JSON.stringify(await catalogueOf(id.slice(dev.length + 1)))}`
    },
    transform: {
      // The extractor reads the macros, so it must run before they are transformed.
      order: 'pre',
      filter: { id: /\.tsx?$/, code: /from '@lingui\/(core|react)\/macro'/ },
      async handler(code, id) {
        const ids: string[] = []
        await babelExtractor.extract(id, code, (message) => void ids.push(message.id), { linguiConfig })
        idsOfModules.set(id, ids)
      },
    },
    async generateBundle(_, bundle) {
      const catalogues = new Map(await Promise.all(locales.map(async (locale) => [locale, await catalogueOf(locale)] as const)))
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
      const written = new Set<string>()
      /** Returns the URL of the file, which is named by its content, or an empty text where there are no texts. */
      const write = (locale: Locale, code: readonly Chunk[]): string => {
        const texts = textsOf(code.flatMap(idsOf), catalogues.get(locale) ?? {})
        if (!texts) return ''
        const fileName = `assets/${createHash('sha256').update(texts).digest('base64url').slice(0, 6)}.js`
        if (!written.has(fileName)) this.emitFile({ type: 'asset', fileName, source: texts })
        written.add(fileName)
        return `/${fileName}`
      }
      const files: Record<string, IslandFiles> = {}
      for (const [name, chunk] of islandChunks(chunks)) {
        const graph = importsOf(chunk, chunks)
        const parts = partsOf(graph, chunks)
        files[name] = {
          // The start script is left out, because Firefox reports its preload as failed.
          scripts: graph.filter(({ isEntry }) => !isEntry).map(urlOf),
          messages: byLocale((locale) => write(locale, graph)),
          parts: byLocale((locale) =>
            parts.map(({ part, own }) => [named(part.name, write(locale, own)), ...own.map(urlOf)].join(' ')).join(';'),
          ),
        }
      }
      this.emitFile({ type: 'asset', fileName: '.vite/islands.json', source: JSON.stringify(files) })
    },
  }
}

const urlOf = ({ fileName }: Chunk) => `/${fileName}`

const named = (part: string, texts: string) => (texts ? `${part}=${texts}` : part)

const byLocale = (value: (locale: Locale) => string): Record<string, string> =>
  Object.fromEntries(locales.map((locale) => [locale, value(locale)]))

function textsOf(ids: readonly string[], catalogue: Catalogue): string | undefined {
  const used = [...new Set(ids)].sort().flatMap((id) => (id in catalogue ? [[id, catalogue[id]] as const] : []))
  return used.length > 0 ? `export default ${JSON.stringify(Object.fromEntries(used))}` : undefined
}

/** An island has the name of its folder. */
function islandChunks(chunks: ReadonlyMap<string, Chunk>): [name: string, chunk: Chunk][] {
  const started = new Set([...chunks.values()].flatMap((chunk) => (chunk.isEntry ? chunk.dynamicImports : [])))
  return [...chunks.values()].flatMap((chunk) => {
    const [folder, ...below] = chunk.facadeModuleId ? relative(islands, chunk.facadeModuleId).split('/') : []
    return started.has(chunk.fileName) && folder && below.length === 1 && folder !== 'runtime' ? [[folder, chunk]] : []
  })
}

function importsOf(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  const found = new Set([chunk])
  for (const { imports } of found) {
    for (const file of imports) {
      const imported = chunks.get(file)
      if (imported) found.add(imported)
    }
  }
  return [...found]
}

const isPackage = ({ facadeModuleId }: Chunk): boolean => facadeModuleId?.includes('/node_modules/') === true

function partsOf(graph: readonly Chunk[], chunks: ReadonlyMap<string, Chunk>): { part: Chunk; own: Chunk[] }[] {
  const own = new Map<Chunk, Chunk[]>()
  const addPartsIn = (code: readonly Chunk[], there: readonly Chunk[]): void => {
    // The dynamic imports of the start script are the islands.
    for (const file of code.flatMap((chunk) => (chunk.isEntry ? [] : chunk.dynamicImports))) {
      const part = chunks.get(file)
      // A package is loaded only where an engine lacks something, so it is never loaded ahead.
      if (!part || there.includes(part) || isPackage(part)) continue
      const missing = importsOf(part, chunks).filter((chunk) => !there.includes(chunk))
      const known = own.get(part)
      // A part that several places share may be opened from any of them.
      own.set(part, known ? [...new Set([...known, ...missing])] : missing)
      if (!known) addPartsIn(missing, [...there, ...missing])
    }
  }
  addPartsIn(graph, graph)
  return [...own].map(([part, missing]) => ({ part, own: missing }))
}

async function catalogueOf(locale: string): Promise<Catalogue> {
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
