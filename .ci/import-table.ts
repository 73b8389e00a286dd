/**
 * Imports allowed for each room, a set of files. Read by the linter (`oxlint.config.ts`) and compared with the table of `docs/imports.md` by a test.
 */
export interface Room {
  /** Globs of its files. */
  readonly files: readonly string[]
  /** Name in `docs/imports.md`. */
  readonly name: string
  /** Rooms it may import. */
  readonly rooms: readonly RoomName[]
  /** Packages it may import; `*` means all. */
  readonly packages: readonly PackageName[] | '*'
  /** Rooms whose types it may import. */
  readonly types?: readonly RoomName[]
}

const rooms = [
  'bounded-map',
  'bytes',
  'validation',
  'stored',
  'market',
  'contract',
  'domain',
  'ui',
  'hydration',
  'enhancements',
  'islands',
  'worker',
  'routes',
  'origin',
  'catalogue',
] as const
export type RoomName = (typeof rooms)[number]

/** Packages that only some rooms may import. */
const packages = [
  'react',
  'react-dom',
  '@lingui',
  '@tanstack',
  'react-router',
  'hono',
  'maplibre-gl',
  'pmtiles',
  'web-vitals',
  'wrangler',
  'miniflare',
  '@escale/catalogue',
] as const
type PackageName = (typeof packages)[number]

const site: readonly RoomName[] = ['bounded-map', 'stored', 'market', 'contract', 'domain', 'ui', 'hydration', 'islands']

export const importTable: readonly Room[] = [
  { name: '`src/stored`', files: ['src/stored/**'], rooms: ['stored'], packages: [] },
  {
    name: '`src/market`, `src/contract`',
    files: ['src/market/**', 'src/contract/**'],
    rooms: ['stored', 'market', 'contract'],
    packages: [],
  },
  { name: '`src/domain`', files: ['src/domain/**'], rooms: ['stored', 'market', 'contract', 'domain'], packages: [] },
  { name: '`src/ui`', files: ['src/ui/**'], rooms: ['stored', 'market', 'contract', 'domain', 'ui'], packages: ['react', '@lingui'] },
  {
    name: '`src/hydration`',
    files: ['src/hydration/**'],
    rooms: ['bounded-map', 'bytes', 'validation', 'stored', 'market', 'hydration'],
    packages: ['react', 'react-dom', '@lingui'],
  },
  {
    name: '`src/islands`',
    files: ['src/islands/**'],
    rooms: [...site, 'enhancements'],
    packages: ['react', 'react-dom', '@lingui', '@tanstack', 'maplibre-gl', 'pmtiles'],
  },
  {
    name: '`src/enhancements`',
    files: ['src/enhancements/**'],
    rooms: ['stored', 'market', 'contract', 'domain', 'hydration', 'enhancements', 'islands'],
    packages: ['web-vitals'],
  },
  { name: '`routes`', files: ['routes/**'], rooms: [...site, 'routes'], types: ['worker'], packages: ['react', '@lingui', 'react-router'] },
  {
    name: '`worker/{upstream,content}`',
    files: ['worker/upstream/**', 'worker/content/**'],
    rooms: ['bounded-map', 'bytes', 'validation', 'market', 'contract', 'domain', 'worker'],
    packages: ['hono'],
  },
  {
    name: '`worker/*.ts`, `worker/{gateway,operations,pages,render,seo}`',
    files: ['worker/*.ts', 'worker/gateway/**', 'worker/operations/**', 'worker/pages/**', 'worker/render/**', 'worker/seo/**'],
    rooms: ['bytes', ...site, 'worker', 'routes'],
    packages: '*',
  },
  {
    name: '`origin`',
    files: ['origin/**'],
    rooms: ['market', 'contract', 'origin'],
    packages: ['hono', 'wrangler', 'miniflare', '@escale/catalogue'],
  },
  { name: '`origin/catalogue`', files: ['origin/catalogue/**'], rooms: ['market', 'contract', 'catalogue'], packages: [] },
]

/** Folders of `src/islands` shared by several islands. Every other folder is an island, which no other island imports. */
export const sharedByIslands = ['runtime', 'queries', 'controls', 'search-page', 'stay-page']

/** Returns the rooms and packages that a row's files must not import, as patterns of specifiers. */
export function refusedBy({ rooms: allowed, types = [], packages: allowedPackages }: Room): Pattern[] {
  const closed = rooms.filter((room) => !allowed.includes(room))
  return [
    ...closed.map((room) => ({ group: [`**/${room}/**`], ...(types.includes(room) && { allowTypeImports: true }) })),
    ...(allowedPackages === '*'
      ? []
      : [{ group: packages.filter((name) => !allowedPackages.includes(name)).flatMap((name) => [name, `${name}/*`]) }]),
  ]
}

export interface Pattern {
  readonly group?: string[]
  readonly regex?: string
  readonly allowTypeImports?: boolean
}
