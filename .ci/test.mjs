// `npm test`: installs packages, finds a browser, checks, builds and runs every test. Runs on Node ≥ 20. `npm test -- --changed [REV]`: the
// checks, and the tests of changes since REV or since the branch left main.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { browserPath } from './browser.mjs'
import { changedSince, forkPoint, testsOf } from './changed.mjs'
import { installEngines } from './engines.mjs'
import { installPackages } from './install.mjs'

const root = new URL('../', import.meta.url).pathname
process.chdir(root)
const pinned = `${root}node_modules/.bin`

installPackages()
const [only, revision] = process.argv.slice(2)
const env = { ...process.env, PATH: `${pinned}:${process.env.PATH}` }

const checks = {
  name: 'checks',
  commands: ['tsc -p .', 'biome format .', 'oxlint --deny-warnings', 'knip', 'knip -c knip.production.json'],
}
const build = { name: 'build', commands: ['vite build --logLevel error'] }
const catalogues = { name: 'catalogues', commands: ['node origin/catalogue/build.ts', 'node test/seed-catalogues.ts'] }
const withoutBrowsers = 'vitest run --project rules --project catalogue --project isolated --project requests'
const inBrowsers = 'vitest run --project islands --project e2e --project engines --project timed'
/** Tests of faults mostly wait for deadlines: they run beside all others. */
const faults = { name: 'faults', commands: ['vitest run --project faults'] }

const started = performance.now()
const spent = []

const preparation = [checks, catalogues, build]
const stages =
  only === 'check'
    ? [preparation, [{ name: 'rules and requests', live: true, commands: [withoutBrowsers] }, faults]]
    : [preparation, [{ name: 'rules, requests and browsers', live: true, commands: [withoutBrowsers, inBrowsers] }, faults]]
/** Beside the checks: mostly waits for the network. */
const engines = process.env.CI && only === undefined ? installEngines() : undefined
for (const lanes of only === '--changed' ? changedStages() : stages) {
  if (lanes.some(({ commands }) => commands.some((command) => command.includes('--project e2e')))) {
    env.CHROMIUM_PATH = browserPath()
    await engines
  }
  const outcomes = await Promise.all(lanes.map((lane) => inOrder(lane, lanes.length > 1 && !lane.live)))
  // Repeats failures at the end of a long log.
  for (const { code, output } of outcomes) if (code !== 0) process.stdout.write(output)
  if (outcomes.some(({ code }) => code !== 0)) finish(1)
}
finish(0)

function finish(code) {
  const total = minutes(performance.now() - started)
  console.log(`\n· ${total}: ${spent.map(({ name, time }) => `${name} ${minutes(time)}`).join(', ')}`)
  process.exit(code)
}

function minutes(milliseconds) {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Returns the stages of `--changed`; builds only if a test needs it. */
function changedStages() {
  const commit = revision ?? forkPoint()
  const all = readdirSync('test', { recursive: true })
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path))
  const changes = changedSince(commit)
  const touched = testsOf(changes, all)
  const isOfIsland = (path) => path.startsWith('test/islands/')
  const isInBrowsers = (path) => isOfIsland(path) || path.startsWith('test/e2e/')
  const journeys = touched.filter(isInBrowsers)
  const wholeRequests = touched.filter((path) => !isInBrowsers(path))
  const ofChanges = `vitest run --project rules --project catalogue --project isolated --changed ${commit} --passWithNoTests`
  // The origin's tests import the written catalogue, not its sources.
  const ofOrigin = changes.some((path) => path.startsWith('origin/catalogue/')) ? ['vitest run --project rules origin'] : []
  const rules = { name: 'rules', commands: [ofChanges, ...ofOrigin] }
  const requests = {
    name: 'requests',
    commands: [`vitest run --project requests --project faults --project timed ${wholeRequests.join(' ')}`],
  }
  const browser = { name: 'browser', commands: [`vitest run --project islands --project e2e --project timed ${journeys.join(' ')}`] }
  const first = touched.every(isOfIsland) ? [[checks, rules]] : [[checks, build], [rules]]
  return [...first, ...(wholeRequests.length > 0 ? [[requests]] : []), ...(journeys.length > 0 ? [[browser]] : [])]
}

/** Runs the commands of a lane until one fails. `buffered` prints the output of each when it ends, so that lanes do not mix. A `live` lane does not wait. */
async function inOrder({ name, commands }, buffered) {
  const began = performance.now()
  const stage = { name, time: 0 }
  spent.push(stage)
  for (const command of commands) {
    const outcome = await run(command, buffered)
    stage.time = performance.now() - began
    if (outcome.code !== 0) return outcome
    process.stdout.write(outcome.output)
  }
  return { code: 0, output: '' }
}

function run(command, buffered) {
  const [name, ...parameters] = command.split(' ').filter(Boolean)
  const environment = name === 'vite' ? { ...env, NODE_ENV: 'production' } : env
  const title = `\n> ${command}\n`
  if (!buffered) process.stdout.write(title)
  return new Promise((resolve) => {
    const running = spawn(`${pinned}/${name}`, parameters, {
      stdio: ['ignore', buffered ? 'pipe' : 'inherit', buffered ? 'pipe' : 'inherit'],
      env: environment,
    })
    let output = buffered ? title : ''
    for (const stream of [running.stdout, running.stderr]) stream?.on('data', (part) => (output += part))
    running.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
