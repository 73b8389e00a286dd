import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import type { ProjectConfig } from 'vitest/node'
import { writeCatalogue } from './origin/catalogue/build.ts'

const plugins = [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })]

/** Tests that measure time or frames, or delay pages: one at a time, with nothing beside them. */
const timed = [
  'test/islands/many-pins.test.ts',
  'test/e2e/still-coming.test.ts',
  'test/faults/in-time.test.ts',
  'test/faults/recovery.test.ts',
]

/** Workers of tests without browsers: one more than two cores, since tests of faults mostly wait. */
const maxWorkers = 3

/** Rules with mocked modules: each file has its own process. */
const isolated = ['src/domain/search/new-filter.test.ts', 'src/hydration/server/fragments.test.tsx']

/** Browser tests reuse processes: each launches one browser. */
const inBrowsers: ProjectConfig = {
  environment: 'node',
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // The browser's protocol loses an event in some hundred journeys. A test that passed at its second attempt is listed as such.
  retry: 1,
  // A busy machine is slow, not wrong.
  expect: { poll: { timeout: 15_000 } },
}

const ofRules: ProjectConfig = {
  environment: 'node',
  setupFiles: ['test/temporal.ts'],
  maxWorkers,
  // A busy machine is slow, not wrong.
  testTimeout: 30_000,
  hookTimeout: 90_000,
}

// The origin runs on the written catalogue.
await writeCatalogue()

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          ...ofRules,
          name: 'rules',
          include: ['{src,worker,routes,i18n,bench,origin}/**/*.test.{ts,tsx}', '.ci/*.test.{mjs,ts}'],
          exclude: [...isolated, 'origin/catalogue/**'],
          isolate: false,
        },
      },
      {
        // The catalogue is drawn once for all tests of a process.
        test: { ...ofRules, name: 'catalogue', include: ['origin/catalogue/**/*.test.ts'], isolate: false },
      },
      {
        plugins,
        test: { ...ofRules, name: 'isolated', include: isolated },
      },
      {
        plugins,
        test: {
          name: 'requests',
          isolate: false,
          include: ['test/worker/**/*.test.ts', 'test/build/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/site.ts'],
          maxWorkers,
          // A busy machine is slow, not wrong.
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        plugins,
        test: {
          name: 'faults',
          // Most of them wait.
          maxConcurrency: 10,
          include: ['test/faults/**/*.test.ts'],
          exclude: timed,
          environment: 'node',
          globalSetup: ['test/site.ts'],
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
      {
        test: {
          ...inBrowsers,
          name: 'islands',
          include: ['test/islands/**/*.test.{ts,tsx}'],
          exclude: timed,
          globalSetup: ['test/islands/fixture/serve.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...inBrowsers,
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          exclude: timed,
          globalSetup: ['test/site.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...inBrowsers,
          name: 'engines',
          // Their drivers press before a page has settled now and then, on a busy machine.
          retry: 2,
          include: ['test/engines/*.test.ts'],
          globalSetup: ['test/site.ts', 'test/engines/say-missing.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...inBrowsers,
          name: 'timed',
          include: timed,
          globalSetup: ['test/site.ts', 'test/islands/fixture/serve.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
