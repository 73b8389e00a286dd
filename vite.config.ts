import { cloudflare, type PluginConfig } from '@cloudflare/vite-plugin'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { writeCatalogue } from './origin/catalogue/build.ts'
import { devPictures } from './origin/local/dev-pictures.ts'
import { buildId } from './src/hydration/build/build-id.ts'
import { browserOnly } from './src/hydration/build/browser-only.ts'
import { readableName, shortName } from './src/hydration/build/class-names.ts'
import { clientAssets } from './src/hydration/build/client-assets.ts'
import { islandFiles } from './src/hydration/build/island-files.ts'
import { plainImports } from './src/hydration/build/plain-imports.ts'
import { oneByteSource } from './src/hydration/build/one-byte-source.ts'
import { sheetEntries, stylesheets } from './src/hydration/build/stylesheets.ts'

/** Changes the configuration of production, where upstream is a URL and every request reaches the worker first. */
const developed: PluginConfig['config'] = ({ assets }) => {
  if (assets) assets.run_worker_first = false
  return { services: [{ binding: 'UPSTREAM', service: 'origin' }] }
}

// The origin's worker is built with the written catalogue.
await writeCatalogue()

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    browserOnly(),
    stylesheets(),
    devPictures(),
    islandFiles(),
    plainImports(),
    clientAssets(),
    buildId(),
    oneByteSource(),
    cloudflare({
      configPath: './wrangler.toml',
      viteEnvironment: { name: 'site' },
      auxiliaryWorkers: [{ configPath: './origin/wrangler.toml', viteEnvironment: { name: 'origin' } }],
      persistState: { path: '.local/dev' },
      // In development the reference origin is a service binding, and requests for Vite's modules do not reach the worker.
      ...(command === 'serve' ? { config: developed } : {}),
    }),
  ],
  css: {
    modules: { generateScopedName: command === 'serve' ? readableName : shortName },
    lightningcss: { targets: { chrome: 123 << 16, firefox: 132 << 16, safari: (17 << 16) | (5 << 8) } },
  },
  build: { assetsInlineLimit: 0, target: 'es2023', cssTarget: ['chrome123', 'firefox132', 'safari17.5'] },
  environments: {
    styles: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        manifest: '.vite/styles.json',
        // Every page names its sheets and fonts, and their names say nothing to it.
        rolldownOptions: { input: sheetEntries, output: { assetFileNames: 'assets/[hash:7][extname]' } },
      },
    },
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        manifest: true,
        cssCodeSplit: false,
        // Islands have lists of their files (`src/hydration/build/island-files.ts`).
        modulePreload: false,
        rolldownOptions: {
          input: './src/islands/start.ts',
          // Names of keys, addresses and limits are shared constants: 0.2 to 0.4 KB of an island's first download.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // Islands list them, and hashes do not compress.
            chunkFileNames: 'assets/[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                // One file for what every page loads, and one for what every island needs.
                { name: 'loader', priority: 7, tags: ['$initial'] },
                {
                  name: 'runtime',
                  priority: 5,
                  // With what is small and in nearly every island: files of their own cost more.
                  test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@lingui|@tanstack)\/|src\/(ui\/(site|button)|islands\/(runtime|queries)|hydration\/root)\/|src\/ui\/(icon\/Icon|format\/per-market|skeleton\/Loading)\.|src\/islands\/controls\/focus-outside/,
                },
                // One file for dates and guests, which pages need without React: before the runtime and the grammar of searches, which would take them along.
                { name: 'address', priority: 6, test: /src\/domain\/(address|dates|guests)\//, minShareCount: 8 },
                {
                  name: 'price',
                  priority: 4,
                  test: /src\/(ui\/format\/(number|price)|domain\/pricing\/displayed-price)\./,
                  minShareCount: 2,
                },
                { name: 'guests', priority: 2, test: /src\/islands\/controls\/(field|guests)\//, minShareCount: 3 },
                // Without what shows another search, which the search box needs only when it is sent.
                {
                  name: 'search',
                  priority: 4,
                  test: /src\/(islands\/search-page\/(?!show-search)|domain\/(sort|search)\/)/,
                  minShareCount: 6,
                },
                {
                  name: 'stay',
                  priority: 3,
                  test: /src\/(islands\/stay-page|domain\/calendar)\//,
                  minShareCount: 8,
                },
              ],
            },
          },
        },
      },
    },
    site: { build: { outDir: 'dist/site', rolldownOptions: { output: { codeSplitting: false } } } },
    origin: { build: { outDir: 'dist/origin' } },
  },
  builder: {
    // The worker needs the hashed file names of the client.
    buildApp: async (builder) => {
      for (const name of ['styles', 'client', 'site', 'origin']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
}))
