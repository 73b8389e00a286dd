import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { browserOnly } from '../../src/hydration/build/browser-only.ts'
import { clientAssets } from '../../src/hydration/build/client-assets.ts'

/** The title of the constant that is sent for every page. */
export const unrenderedTitle = '<title>Not rendered</title>'

/**
 * Builds the site's worker without its rendering: all calls, schemas, content, loaders and headers, but a constant for the page. Needs the
 * built client. Throws when the renderer is not where it is replaced.
 */
export async function unrenderedModule(): Promise<string> {
  let isReplaced = false
  const result = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [
      {
        name: 'unrendered',
        enforce: 'pre',
        resolveId(source) {
          if (!source.endsWith('/render/document-stream.tsx')) return undefined
          isReplaced = true
          return `${process.cwd()}/bench/unrendered/document-stream.ts`
        },
      },
      react(),
      lingui(),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      { ...browserOnly(), applyToEnvironment: () => true },
      clientAssets(),
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['workerd', 'worker', 'module', 'browser', 'production'] },
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[name]-[local]' } } },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: 'worker/index.ts',
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { external: [/^cloudflare:/], output: { codeSplitting: false } },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (!isReplaced || chunk?.type !== 'chunk') throw new Error('worker/render/document-stream.tsx is not what renders pages any more')
  return chunk.code
}
