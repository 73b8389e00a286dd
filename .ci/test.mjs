// `npm test`: installs what is missing, finds a browser, checks, builds and runs every test. Runs on any Node from 20 on.
import { execFileSync } from 'node:child_process'
import { browserPath } from './browser.mjs'
import { installPackages } from './install.mjs'

const root = new URL('../', import.meta.url).pathname
process.chdir(root)
const pinned = `${root}node_modules/.bin`

installPackages()
const only = process.argv[2]
const env = { ...process.env, PATH: `${pinned}:${process.env.PATH}`, ...(only === 'check' ? {} : { CHROMIUM_PATH: browserPath() }) }

const steps = [
  ['check', [`${pinned}/tsc`, '-p', '.']],
  ['check', [`${pinned}/biome`, 'format', '.']],
  ['check', [`${pinned}/oxlint`, '--deny-warnings']],
  ['check', [`${pinned}/knip`]],
  ['check', [`${pinned}/vitest`, 'run', '--project', 'rules']],
  ['check', [`${pinned}/vite`, 'build', '--logLevel', 'error']],
  ['check', [`${pinned}/vitest`, 'run', '--project', 'requests']],
  ['browser', [`${pinned}/vitest`, 'run', '--project', 'browser']],
]

for (const [kind, [command, ...parameters]] of steps) {
  if (only && only !== kind) continue
  console.log(`\n> ${command.replace(`${pinned}/`, '')} ${parameters.join(' ')}`)
  run(command, parameters, { ...env, ...(command.endsWith('/vite') ? { NODE_ENV: 'production' } : {}) })
}

function run(command, parameters, environment = process.env) {
  try {
    execFileSync(command, parameters, { stdio: 'inherit', env: environment })
  } catch (failed) {
    process.exit(failed.status || 1)
  }
}
