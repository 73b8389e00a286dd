import { readdirSync } from 'node:fs'
import { defineConfig } from 'oxlint'
import { importTable, type Pattern, refusedBy, sharedByIslands } from './.ci/import-table.ts'

const islands = readdirSync('src/islands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !sharedByIslands.includes(entry.name))
  .map(({ name }) => name)

/** Folder of another island; neither islands nor their shared code import one. */
const otherIslands: Pattern = { regex: `^(\\.\\./)+(${islands.join('|')})/` }

/** The origin's folders, which the catalogue inside it does not import. */
const originRooms = readdirSync('origin', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'catalogue' && entry.name !== 'node_modules')
  .map(({ name }) => name)
const originFromCatalogue: Pattern = { regex: `^(\\.\\./)+((${originRooms.join('|')})/|(env|index)\\.ts$)` }

const refuse = (patterns: readonly Pattern[]) => ({
  'no-restricted-imports': [
    'error',
    { patterns: patterns.map((pattern) => ({ ...pattern, message: 'not for this room: see the import table in the README' })) },
  ] as ['error', { patterns: (Pattern & { message: string })[] }],
})

/** What a room refuses beyond other rooms and packages. */
const beyondRooms: Readonly<Record<string, readonly Pattern[]>> = {
  '`src/islands`': [otherIslands],
  '`origin/catalogue`': [originFromCatalogue],
}

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'unicorn', 'oxc', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist', 'public/map', 'origin/public', '.local'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-shadow': ['error', { allow: ['it', '_'] }],
    'react/no-danger': 'off',
    'eslint/no-console': 'off',
    'no-await-in-loop': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'no-underscore-dangle': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'unicorn/no-array-sort': 'off',
    'promise/always-return': 'off',
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'unicorn/no-array-fill-with-reference-type': 'off',
    'jsx-a11y/no-noninteractive-element-to-interactive-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/no-redundant-roles': 'off',
    'react/set-state-in-effect': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'vitest/no-standalone-expect': 'off',
    // The second argument is the message of a failure.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'react/immutability': 'off',
  },
  overrides: [
    ...importTable.map((room) => ({
      files: [...room.files],
      rules: refuse([...refusedBy(room), ...(beyondRooms[room.name] ?? [])]),
    })),
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'test/**', 'bench/**'],
      rules: { 'typescript/no-non-null-assertion': 'off', 'no-restricted-imports': 'off' },
    },
  ],
})
