import { cloudflare } from '@cloudflare/vite-plugin'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devPictures } from './origin/local/dev-pictures.ts'
import { browserOnly } from './src/hydration/build/browser-only.ts'
import { browserTexts } from './src/hydration/build/browser-texts.ts'
import { clientAssets } from './src/hydration/build/client-assets.ts'
import { islandMessages } from './src/hydration/build/island-messages.ts'
import { oneStylesheet } from './src/hydration/build/one-stylesheet.ts'
import { plainImports } from './src/hydration/build/plain-imports.ts'
import { shortClassNames } from './src/hydration/build/short-class-names.ts'

const grammarOfSearch =
  /src\/(domain\/(sort|criteria\/(read-filters|parse-search|format-search|search-keys|distance-bounds|change-criteria))|islands\/results)/

const choiceOfStay =
  /src\/(islands\/booking\/(Booking\.module|StickyBar|stay-calls|stay-address|use-criteria|use-undated-offer)|domain\/dates\/month)/

/** The loader's own: islands have it from there. */
const partOfLoader = /src\/hydration\/plain-click/

/** Only lists that may fail have it; whose first island is another goes without. */
const saidOnFailure = /src\/ui\/notice\/FailedState/

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    browserOnly(),
    browserTexts(),
    plainImports(),
    oneStylesheet(),
    shortClassNames(),
    devPictures(),
    islandMessages(),
    clientAssets(),
    cloudflare({
      configPath: './wrangler.toml',
      viteEnvironment: { name: 'site' },
      auxiliaryWorkers: [{ configPath: './origin/wrangler.toml', viteEnvironment: { name: 'origin' } }],
      persistState: { path: '.local/dev' },
      // In development the reference origin is bound beside the site; in production upstream is a URL.
      ...(command === 'serve' ? { config: { services: [{ binding: 'UPSTREAM', service: 'origin' }] } } : {}),
    }),
  ],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      cssModules: { pattern: '[name]-[local]' },
      targets: { chrome: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) },
    },
  },
  build: { assetsInlineLimit: 0, target: 'es2023', cssTarget: ['chrome123', 'firefox128', 'safari17.5'] },
  environments: {
    styles: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        manifest: '.vite/styles.json',
        cssCodeSplit: false,
        rolldownOptions: { input: './src/styles/all.ts' },
      },
    },
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        manifest: true,
        cssCodeSplit: false,
        // An island's element names all its files (`src/hydration/browser/preload.ts`).
        modulePreload: false,
        rolldownOptions: {
          input: './src/islands/start.ts',
          // An icon's path is written where it is drawn: as a shared constant every page would download every island's icons.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: {
              groups: [
                // What every island needs is one file: fewer requests, and it compresses better as a whole.
                {
                  name: 'runtime',
                  priority: 2,
                  test: /node_modules\/(react|react-dom|scheduler|@lingui)\/|src\/(ui\/site|islands\/(shell|page-site)|hydration\/(browser\/(mount|texts)|takeover))/,
                },
                // The grammar of a search: its islands have it in one file, a stay's page goes without.
                { name: 'search', test: grammarOfSearch, minShareCount: 4 },
                // The choice of a stay: too small in pieces.
                { name: 'choice', test: choiceOfStay, minShareCount: 3 },
                {
                  name: 'common',
                  test: (id) => id.includes('/src/') && ![grammarOfSearch, partOfLoader, saidOnFailure].some((apart) => apart.test(id)),
                  minShareCount: 6,
                  priority: 1,
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
    // The worker has to know the hashed names of what browsers load.
    buildApp: async (builder) => {
      for (const name of ['styles', 'client', 'site', 'origin']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
}))
