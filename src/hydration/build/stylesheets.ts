import type { Plugin } from 'vite'
import { sheets } from '../../styles/sheets.ts'

const prefix = 'virtual:sheet/'

export const sheetEntries = Object.fromEntries(Object.keys(sheets).map((name) => [name, prefix + name]))

/**
 * Provides each of `src/styles/sheets.ts` as a module that imports its files, and `virtual:sheet/all` for development, which has no sheets
 * by page.
 */
export function sheetModules(): Plugin {
  return {
    name: 'escale-sheets',
    resolveId: { filter: { id: /^virtual:sheet\// }, handler: (source) => `\0${source}` },
    load: { filter: { id: /^\0virtual:sheet\// }, handler: (id) => sheetModule(id.slice(prefix.length + 1)) },
  }
}

/**
 * Globs become imports before all others of their module. They have a module of their own, so that they come after the order of the layers.
 */
function sheetModule(path: string): string {
  if (path === 'all') return Object.values(sheetEntries).map(importOf).join('\n')
  const [name = '', part] = path.split('/')
  const { styles = [], modules = [] } = sheets[name] ?? {}
  if (part === 'modules') return `import.meta.glob(${JSON.stringify(modules)}, { eager: true })`
  return [...styles.map((file) => `/src/styles/${file}`), `${prefix}${name}/modules`].map(importOf).join('\n')
}

const importOf = (source: string) => `import ${JSON.stringify(source)}`

/**
 * Builds the sheets in an environment of their own, with components that only the server renders. Drops the browser build's partial sheet.
 */
export function stylesheets(): Plugin[] {
  return [
    sheetModules(),
    {
      name: 'escale-all-styles',
      enforce: 'post',
      applyToEnvironment: (environment) => environment.name === 'styles',
      // Vite drops CSS modules whose class names no script uses.
      transform: { filter: { id: /\.module\.css$/ }, handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }) },
    },
    {
      name: 'escale-no-partial-styles',
      enforce: 'post',
      applyToEnvironment: (environment) => environment.name === 'client',
      generateBundle(_, bundle) {
        for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file]
      },
    },
  ]
}
