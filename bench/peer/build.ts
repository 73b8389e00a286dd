import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { browserOnly } from '../../src/hydration/build/browser-only.ts'

export { peerKinds } from './kinds.ts'

const folder = 'bench/peer'

/** No islands' loader, and styles by route (`server-build.tsx`). */
const clientAssets: Plugin = {
  name: 'peer-client-assets',
  resolveId: (source) => (source === 'virtual:client-assets' ? `\0${source}` : undefined),
  load: (id) => (id === '\0virtual:client-assets' ? 'export default { scripts: [], styles: {}, fonts: [], islands: {} }' : undefined),
}

/**
 * Builds the pages as a team would build them with React Router's framework mode: same components, same calls, another way to render and
 * hydrate them. Returns the source of one worker module, in the same mode as the site's.
 */
export async function peerModule(): Promise<string> {
  const hydrated = { replacement: `${process.cwd()}/${folder}/hydrated.tsx` }
  const result = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [
      react(),
      lingui(),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      { ...browserOnly(), applyToEnvironment: () => true },
      clientAssets,
    ],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      conditions: ['workerd', 'worker', 'module', 'browser', 'production'],
      alias: [
        { find: /^.*\/hydration\/server\/(Island|Deferred|ContentSection|memo\/Memo)\.tsx$/, ...hydrated },
        { find: /^(\.\.\/)+page\.ts$/, replacement: `${process.cwd()}/${folder}/page.ts` },
      ],
    },
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[name]-[local]' } } },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: `${folder}/worker.ts`,
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (chunk?.type !== 'chunk') throw new Error('the build of the peer has no module')
  return chunk.code
}
