import { spawn } from 'node:child_process'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { bringUpToDate } from './database.ts'

/** `npm run dev`: seeds the database of Vite's development server, and then starts it. */
const persist = '.local/dev'
const database = new Miniflare(
  convertV4MiniflareOptions({
    resourcePersistencePath: `${persist}/v3`,
    cf: false,
    workers: [
      { name: 'seeding', modules: true, script: 'export default {}', compatibilityDate: '2026-10-01', d1Databases: { DB: 'origin' } },
    ],
  }),
)
await bringUpToDate(await database.getD1Database('DB'), undefined, (done) => console.log(`· ${done}`))
await database.dispose()

const port = process.env['PORT'] ?? '8787'
const vite = spawn('vite', ['dev', '--port', port, '--strictPort'], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } })
vite.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vite.kill(signal))
