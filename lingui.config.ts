import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr_FR', 'fr_BE', 'es_ES', 'nl_NL', 'nl_BE', 'it_IT'],
  // Belgian catalogues contain only texts that differ.
  fallbackLocales: { fr_BE: 'fr_FR', nl_BE: 'nl_NL' },
  catalogs: [
    {
      path: '<rootDir>/i18n/{locale}',
      include: ['<rootDir>/src', '<rootDir>/routes', '<rootDir>/worker'],
      exclude: ['**/*.test.*', '**/*.d.ts'],
    },
  ],
  format: formatter({ lineNumbers: false, origins: true }),
  orderBy: 'origin',
})
