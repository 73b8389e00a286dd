import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { locales } from '../../market/markets.ts'
import type { BuiltIsland } from './island-files.ts'

export interface ClientAssets {
  readonly scripts: readonly string[]
  /** The sheets of `src/styles/sheets.ts`, of which `site` is on every page. */
  readonly styles: Readonly<Record<string, string>>
  readonly fonts: readonly string[]
  readonly islands: Readonly<Record<string, BuiltIsland['lists']>>
}

interface ManifestEntry {
  file: string
  name?: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

const id = 'virtual:client-assets'

/** Tells the worker the hashed names of the browser's files. */
export function clientAssets(): Plugin {
  let serving = false
  return {
    name: 'escale-client-assets',
    configResolved: (config) => void (serving = config.command === 'serve'),
    resolveId: (source) => (source === id || source === `${id}/dev-start` ? `\0${source}` : undefined),
    load(source) {
      if (source === `\0${id}/dev-start`) return devStart
      if (source !== `\0${id}`) return undefined
      return `export default ${JSON.stringify(serving ? devAssets() : builtAssets('dist/client'))}`
    },
  }
}

function builtAssets(folder: string): ClientAssets {
  const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))
  const islands: Record<string, BuiltIsland> = JSON.parse(readFileSync(`${folder}/.vite/islands.json`, 'utf8'))
  const sheets: Record<string, ManifestEntry> = JSON.parse(readFileSync(`${folder}/.vite/styles.json`, 'utf8'))
  const styled = Object.values(sheets)
  const fileOf = (source: string): string[] => {
    const entry = manifest[source]
    return entry ? [`/${entry.file}`, ...(entry.imports ?? []).flatMap(fileOf)] : []
  }
  const scripts = fileOf('src/islands/start.ts').slice(0, 1)
  const styles = Object.fromEntries(styled.flatMap(({ name, css: [file] = [] }) => (name && file ? [[name, `/${file}`]] : [])))
  return {
    scripts,
    styles,
    fonts: Object.entries(sheets).flatMap(([source, { file }]) =>
      /(fraunces|figtree)-latin-wght-normal\.woff2$/.test(source) ? [`/${file}`] : [],
    ),
    islands: Object.fromEntries(Object.entries(islands).map(([name, { lists }]) => [name, lists])),
  }
}

function devAssets(): ClientAssets {
  // Development has one module for each locale.
  const lists = Object.fromEntries(locales.map((locale) => [locale, `/@id/virtual:island-files/${locale}`])) as BuiltIsland['lists']
  return {
    scripts: ['/@vite/client', `/@id/__x00__${id}/dev-start`],
    styles: {},
    fonts: [],
    islands: { '*': lists },
  }
}

const devStart = `
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await Promise.all([import('virtual:sheet/all'), import('/src/islands/start.ts')])
`
