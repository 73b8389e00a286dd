import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** What a module imports when it runs: static and on demand, types left out. */
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

/** Every module that the browser's entry leads to: files from the root of the project, and names of packages. */
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

/** Texts that survive minification, by what they would betray. */
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
    expect([...files]).toContain('src/hydration/browser/mount.tsx')
    expect(packages).toContain('maplibre-gl')
  })

  it('holds nothing of the worker, the routes, the origin or the server side of islands', () => {
    const foreign = [...files].filter((file) => !/^src\/(islands|ui|domain|contract|market|hydration)\//.test(file))
    expect(foreign).toEqual([])
    expect([...files].filter((file) => /^src\/hydration\/(server|build)\//.test(file))).toEqual([])
  })

  it('holds only the packages that islands may use', () => {
    const allowed = [
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-query',
      '@tanstack/query-core',
      'maplibre-gl',
      'react',
      'react-dom',
      'temporal-polyfill',
      'valibot',
    ]
    expect([...packages].filter((name) => !allowed.includes(name))).toEqual([])
  })

  const chunks = globSync('dist/client/assets/*.{js,mjs}').map((path) => ({ path, code: readFileSync(path, 'utf8') }))

  it.each(Object.entries(markers))('no chunk holds a trace of %s', (_, traces) => {
    const betrayed = chunks.filter(({ code }) => traces.some((trace) => code.includes(trace))).map(({ path }) => path)
    expect(betrayed).toEqual([])
  })
})

describe('what reaches the worker', () => {
  const worker = readFileSync('dist/site/index.js', 'utf8')

  it('is the site', () => expect(worker).toContain('createStaticHandler'))

  it('is without the map library', () => {
    for (const trace of ['maplibregl-', 'webglcontextlost', 'maplibre-gl-worker']) expect(worker).not.toContain(trace)
  })
})
