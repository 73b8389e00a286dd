import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { babelExtractor } from '@lingui/cli/api/extractors/babel'
import { getConfig } from '@lingui/conf'
import type { Plugin, Rolldown } from 'vite'
import { type Locale, locales } from '../../market/markets.ts'
import type { IslandFiles, Messages } from '../island.ts'

/** The files of an island, whose lists browsers find in the module at `lists`. */
export interface BuiltIsland extends Pick<IslandFiles, 'scripts'> {
  /** URLs by locale. */
  readonly lists: Readonly<Record<Locale, string>>
  readonly parts: Readonly<Record<Locale, IslandFiles['parts']>>
}

type Chunk = Rolldown.OutputChunk
type Catalogue = Readonly<Record<string, unknown>>

const dev = 'virtual:island-files/'

/**
 * Writes a module per island and locale: its texts, its scripts and those of its parts, which a page would have to repeat. Texts are those
 * that Lingui's extractor finds in the modules of chunks. Development has one module per locale, with all texts. An island has the name of
 * its folder in one of `sources`.
 */
export function islandFiles(sources: readonly string[] = ['src/islands']): Plugin {
  const linguiConfig = getConfig()
  const idsOfModules = new Map<string, readonly string[]>()
  /** A module of which tree shaking leaves nothing needs no texts. */
  const idsOf = ({ modules }: Chunk) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? (idsOfModules.get(id) ?? []) : []))
  return {
    name: 'escale-island-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id.startsWith(dev) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${dev}`)) return undefined
      return moduleOf({ texts: await catalogueOf(id.slice(dev.length + 1)), scripts: [], parts: {} })
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
      /** Returns the URL of the module, which is named by its content. */
      const write = (content: Partial<IslandFiles>): string => {
        const source = moduleOf(content)
        const fileName = `assets/${createHash('sha256').update(source).digest('base64url').slice(0, 6)}.js`
        if (!written.has(fileName)) this.emitFile({ type: 'asset', fileName, source })
        written.add(fileName)
        return `/${fileName}`
      }
      const textsIn = (locale: Locale, code: readonly Chunk[]) => textsOf(code.flatMap(idsOf), catalogues.get(locale) ?? {})
      /** Returns an empty text where there are no texts. */
      const writeTexts = (locale: Locale, code: readonly Chunk[]): string => {
        const texts = textsIn(locale, code)
        return Object.keys(texts).length > 0 ? write({ texts }) : ''
      }
      const islands: Record<string, BuiltIsland> = {}
      for (const [name, chunk] of islandChunks(chunks, sources)) {
        const graph = importsOf(chunk, chunks)
        const found = partsOf(graph, chunks)
        // The start script is left out, because Firefox reports its preload as failed.
        const scripts = graph.filter(({ isEntry }) => !isEntry).map(urlOf)
        const parts = byLocale((locale) =>
          Object.fromEntries(found.map(({ part, own }) => [part.name, [writeTexts(locale, own), ...own.map(urlOf)]])),
        )
        const lists = byLocale((locale) => write({ texts: textsIn(locale, graph), scripts, parts: parts[locale] }))
        islands[name] = { scripts, parts, lists }
      }
      this.emitFile({ type: 'asset', fileName: '.vite/islands.json', source: JSON.stringify(islands) })
    },
  }
}

const urlOf = ({ fileName }: Chunk) => `/${fileName}`

const moduleOf = (content: Partial<IslandFiles>) => `export default ${JSON.stringify(content)}`

const byLocale = <Value>(value: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, Value>

function textsOf(ids: readonly string[], catalogue: Catalogue): Messages {
  return Object.fromEntries([...new Set(ids)].sort().flatMap((id) => (id in catalogue ? [[id, catalogue[id]] as const] : [])))
}

function islandChunks(chunks: ReadonlyMap<string, Chunk>, sources: readonly string[]): [name: string, chunk: Chunk][] {
  const started = new Set([...chunks.values()].flatMap((chunk) => (chunk.isEntry ? chunk.dynamicImports : [])))
  return [...chunks.values()].flatMap((chunk) => {
    const { facadeModuleId } = chunk
    if (!facadeModuleId || !started.has(chunk.fileName)) return []
    const paths = sources.map((source) => relative(resolve(source), facadeModuleId).split('/'))
    return paths.flatMap(([folder, ...below]) =>
      folder && folder !== '..' && folder !== 'runtime' && below.length === 1 ? [[folder, chunk] as const] : [],
    )
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
