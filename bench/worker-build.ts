import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { type AliasOptions, build, type PluginOption } from 'vite'
import { browserOnly } from '../src/hydration/build/browser-only.ts'
import { shortName } from '../src/hydration/build/class-names.ts'

interface WorkerBuild {
  /** The module that exports the worker. */
  readonly entry: string
  /** Come before those that compile. */
  readonly plugins: readonly PluginOption[]
  readonly alias?: AliasOptions
}

/** Returns the source of one worker module of the site's sources, in the same mode as the site's own build. */
export async function workerModule({ entry, plugins, alias = [] }: WorkerBuild): Promise<string> {
  const result = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [
      ...plugins,
      react(),
      lingui(),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      { ...browserOnly(), applyToEnvironment: () => true },
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['workerd', 'worker', 'module', 'browser', 'production'], alias },
    css: { modules: { generateScopedName: shortName } },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: entry,
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { external: [/^cloudflare:/], output: { codeSplitting: false } },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (chunk?.type !== 'chunk') throw new Error(`the build of ${entry} has no module`)
  return chunk.code
}
