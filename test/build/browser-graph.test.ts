import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import type { BuiltIsland } from '../../src/hydration/build/island-files.ts'

/** Returns a module's static and dynamic imports, without types. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const found = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType))
      .map((it) => it.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.filter((entry) => !entry.isType).map((entry) => entry.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest }) => /^['"]([^'"]+)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1]),
  ]
  return found.filter((specifier) => specifier !== undefined)
}

/** Returns every module reachable from the browser's entry: files relative to the project root, and package names. */
function graphOf(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set([entry])
  const packages = new Set<string>()
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith('.')) files.add(resolve(dirname(file), specifier).slice(resolve('.').length + 1))
      else
        packages.add(
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        )
    }
  }
  return { files, packages }
}

/** Strings that survive minification, by the code they reveal. */
const markers = {
  'React Router': ['createStaticHandler', 'Client error boundary', 'x-remix'],
  Hono: ['Context is not finalized', 'Can not add a route since the matcher is already built'],
  'the worker': ['x-escale-signature', 'x-frame-options', 's-maxage='],
  'the server’s renderer': ['renderToStaticMarkup', 'renderToReadableStream'],
}

describe('what reaches a browser', () => {
  const { files, packages } = graphOf('src/islands/start.ts')

  it('is found by following imports', () => {
    expect(files.size).toBeGreaterThan(100)
    expect([...files]).toContain('src/hydration/root/mount.tsx')
    expect(packages).toContain('maplibre-gl')
  })

  it('holds nothing of the worker, the routes, the origin or the server side of islands', () => {
    const foreign = [...files].filter((file) => !/^src\/(stored|enhancements|islands|ui|domain|contract|market|hydration)\//.test(file))
    expect(foreign).toEqual([])
    expect([...files].filter((file) => /^src\/hydration\/(server|build)\//.test(file))).toEqual([])
  })

  it('holds only the packages that islands may use', () => {
    const allowed = [
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-query',
      'maplibre-gl',
      'pmtiles',
      'react',
      'react-dom',
      'temporal-polyfill',
      'valibot',
      'web-vitals',
    ]
    expect([...packages].filter((name) => !allowed.includes(name))).toEqual([])
  })

  it('names the polyfill of Temporal in one module, which loads it where it is missing', () => {
    const modules = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
    expect(modules.length).toBeGreaterThan(500)
    const naming = modules.filter((file) => readFileSync(file, 'utf8').includes("'temporal-polyfill"))
    expect(naming).toEqual(['src/domain/dates/temporal.ts'])
    expect(parseSync('temporal.ts', readFileSync(naming[0]!, 'utf8')).module.staticImports).toEqual([])
  })

  it('is one file before any island wakes, and no React until then', () => {
    const manifest: Record<string, { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }> = JSON.parse(
      readFileSync('dist/client/.vite/manifest.json', 'utf8'),
    )
    const entries = Object.values(manifest).filter(({ isEntry }) => isEntry)
    expect(entries.map(({ imports = [] }) => imports)).toEqual([[]])
    const withAllImports = (keys: string[]): string[] => {
      const found = new Set(keys)
      for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported)
      return [...found]
    }
    const enhancements = entries.flatMap(({ dynamicImports = [] }) => dynamicImports).filter((key) => key.includes('/enhancements/'))
    const later = enhancements.flatMap((key) => [key, ...(manifest[key]?.dynamicImports ?? [])])
    expect(later.length).toBeGreaterThan(2)
    const code = withAllImports(later).map((key) => readFileSync(`dist/client/${manifest[key]?.file}`, 'utf8'))
    expect(code.filter((script) => script.includes('react.'))).toEqual([])
  })

  const chunks = globSync('dist/client/assets/*.{js,mjs}').map((path) => ({ path, code: readFileSync(path, 'utf8') }))

  it.each(Object.entries(markers))('no chunk holds a trace of %s', (_, traces) => {
    const betrayed = chunks.filter(({ code }) => traces.some((trace) => code.includes(trace))).map(({ path }) => path)
    expect(betrayed).toEqual([])
  })
})

describe('the parts of islands', () => {
  const islands: Record<string, BuiltIsland> = JSON.parse(readFileSync('dist/client/.vite/islands.json', 'utf8'))
  const parts = Object.values(islands).flatMap((island) =>
    Object.values(island.parts).flatMap((named) => Object.entries(named).map(([name, [texts]]) => [name, texts] as const)),
  )
  const declared = globSync('src/islands/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/onDemand\('(\w+)'/g)].map((match) => match[1]),
  )

  it('have the names that their islands load them by', () => {
    expect(declared.length).toBeGreaterThan(10)
    expect(declared.filter((name) => !parts.some(([part]) => part === name))).toEqual([])
  })

  it('have texts only where their islands load these too', () => {
    const withTexts = parts.flatMap(([name, texts]) => (texts ? [name] : []))
    expect(withTexts.filter((name) => !declared.includes(name))).toEqual([])
  })
})

describe('what reaches the worker', () => {
  const worker = readFileSync('dist/site/index.js', 'utf8')

  it('is the site', () => expect(worker).toContain('createStaticHandler'))

  it('is without the map library', () => {
    for (const trace of ['maplibregl-', 'webglcontextlost', 'maplibre-gl-worker', 'Wrong magic number']) expect(worker).not.toContain(trace)
  })
})
