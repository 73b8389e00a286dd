// `npm start` runs this on any Node from 20 on, before installation. It installs and builds what is missing, and continues on the pinned
// Node.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { installPackages } from '../../.ci/install.mjs'
import { fingerprintOf } from './fingerprint.mjs'

const root = new URL('../../', import.meta.url).pathname
process.chdir(root)
mkdirSync('.local', { recursive: true })

const step = (name, inputs, done, work) => {
  const stamp = `.local/${name}.stamp`
  const current = fingerprintOf(inputs)
  if (done() && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  console.log(`· ${name}`)
  work()
  writeFileSync(stamp, current)
}

const pinned = `${root}node_modules/.bin`
installPackages()
const environment = { ...process.env, PATH: `${pinned}:${process.env.PATH}`, NODE_ENV: 'production' }
const development = process.argv.includes('--dev')
run(`${pinned}/node`, ['--disable-warning=ExperimentalWarning', 'origin/catalogue/build.ts'])
if (!development) {
  step(
    'build',
    ['src', 'worker', 'routes', 'i18n', 'public', 'origin', 'vite.config.ts', 'wrangler.toml', 'lingui.config.ts', 'package-lock.json'],
    () => existsSync('dist/site/index.js') && existsSync('dist/origin/index.js'),
    () => run(`${pinned}/node`, [`${pinned}/vite`, 'build', '--logLevel', 'error'], environment),
  )
  step(
    'compress',
    ['dist/client/assets'],
    () => existsSync('dist/compressed/assets'),
    () => run(`${pinned}/node`, ['--disable-warning=ExperimentalWarning', 'origin/local/compress.ts']),
  )
}

const serving = spawn(
  `${pinned}/node`,
  ['--disable-warning=ExperimentalWarning', development ? 'origin/local/dev.ts' : 'origin/local/serve.ts'],
  { stdio: 'inherit', env: environment },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => serving.kill(signal))
serving.on('exit', (code) => process.exit(code ?? 0))

function run(command, parameters, env = process.env) {
  execFileSync(command, parameters, { stdio: 'inherit', env })
}
