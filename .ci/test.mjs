// `npm test`: installs what is missing, finds a browser, checks, builds and runs every test. Runs on any Node from 20 on.
import { spawn } from 'node:child_process'
import { browserPath } from './browser.mjs'
import { installPackages } from './install.mjs'

const root = new URL('../', import.meta.url).pathname
process.chdir(root)
const pinned = `${root}node_modules/.bin`

installPackages()
const only = process.argv[2]
const env = { ...process.env, PATH: `${pinned}:${process.env.PATH}`, ...(only === 'check' ? {} : { CHROMIUM_PATH: browserPath() }) }

const checks = ['tsc -p .', 'biome format .', 'oxlint --deny-warnings', 'knip']
const rules = ['vitest run --project rules']
const built = ['vite build --logLevel error', 'vitest run --project requests']
const journeys = ['vitest run --project browser']

// The rules leave one core idle: the build and the requests use it.
for (const lanes of [[checks], [rules, built], ...(only === 'check' ? [] : [[journeys]])]) {
  const outcomes = await Promise.all(lanes.map((lane) => inOrder(lane, lanes.length > 1)))
  if (outcomes.some((code) => code !== 0)) process.exit(1)
}

/** Runs the commands of a lane until one fails; `held` shows each one's output at its end, so that two lanes do not mix theirs. */
async function inOrder(lane, held) {
  for (const command of lane) {
    const code = await run(command, held)
    if (code !== 0) return code
  }
  return 0
}

function run(command, held) {
  const [name, ...parameters] = command.split(' ')
  const environment = name === 'vite' ? { ...env, NODE_ENV: 'production' } : env
  const started = `\n> ${command}\n`
  if (!held) process.stdout.write(started)
  return new Promise((resolve) => {
    const running = spawn(`${pinned}/${name}`, parameters, {
      stdio: ['ignore', held ? 'pipe' : 'inherit', held ? 'pipe' : 'inherit'],
      env: environment,
    })
    let output = started
    for (const stream of [running.stdout, running.stderr]) stream?.on('data', (part) => (output += part))
    running.on('close', (code) => {
      if (held) process.stdout.write(output)
      resolve(code ?? 1)
    })
  })
}
