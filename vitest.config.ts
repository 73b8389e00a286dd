import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const plugins = [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })]

export default defineConfig({
  test: {
    projects: [
      { plugins, test: { name: 'rules', include: ['{src,worker,routes,origin,i18n}/**/*.test.{ts,tsx}'], environment: 'node' } },
      {
        plugins,
        test: {
          name: 'requests',
          include: ['test/worker/**/*.test.ts', 'test/faults/**/*.test.ts', 'test/build/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/site.ts'],
          fileParallelism: false,
          testTimeout: 20_000,
          hookTimeout: 90_000,
        },
      },
      {
        plugins,
        test: {
          name: 'browser',
          include: ['test/islands/**/*.test.{ts,tsx}', 'test/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/site.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A busy machine is slow, not wrong.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
