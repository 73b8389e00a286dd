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
const build = ['vite build --logLevel error']
const requests = ['vitest run --project requests']
const journeys = ['vitest run --project browser']

// Rules and build share the cores. Requests and journeys have them to themselves: they are about what waits for what.
for (const lanes of [[checks], [rules, build], [requests], ...(only === 'check' ? [] : [[journeys]])]) {
  const outcomes = await Promise.all(lanes.map((lane) => inOrder(lane, lanes.length > 1)))
  // At the end of a long log, what failed.
  for (const { code, output } of outcomes) if (code !== 0) process.stdout.write(output)
  if (outcomes.some(({ code }) => code !== 0)) process.exit(1)
}

/** Runs the commands of a lane until one fails; `held` shows each one's output when it has passed, so that two lanes do not mix theirs. */
async function inOrder(lane, held) {
  for (const command of lane) {
    const outcome = await run(command, held)
    if (outcome.code !== 0) return outcome
    process.stdout.write(outcome.output)
  }
  return { code: 0, output: '' }
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
    let output = held ? started : ''
    for (const stream of [running.stdout, running.stderr]) stream?.on('data', (part) => (output += part))
    running.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
