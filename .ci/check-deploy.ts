// `npm run check:deploy`: lists what keeps the configured worker from being a production, and then exits with 1. `--env NAME` and
// `--config FILE` as for wrangler. `--secrets FILE` has the secrets as JSON, like wrangler's own option; by default wrangler lists the names
// of those that are stored, so that their values are not known.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { unstable_readConfig as readConfig } from 'wrangler'
import { faultsOfDeployment, storedSecret } from '../worker/operations/deployment.ts'

const { values: options } = parseArgs({
  options: { env: { type: 'string' }, config: { type: 'string', default: 'wrangler.toml' }, secrets: { type: 'string' } },
})
const configuration = readConfig({ config: options.config, ...(options.env !== undefined && { env: options.env }) })
const faults = faultsOfDeployment(configuration, options.secrets === undefined ? storedSecrets() : secretsIn(options.secrets))
for (const fault of faults) console.error(`· ${fault}`)
console.error(faults.length === 0 ? 'Nothing is missing for production.' : `\n${faults.length} to mend before this is a production.`)
process.exitCode = faults.length === 0 ? 0 : 1

function secretsIn(file: string): Readonly<Record<string, string>> {
  return v.parse(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), readFileSync(file, 'utf8'))
}

/** Undefined where wrangler cannot ask: it needs a sign-in, and a worker that exists. */
function storedSecrets(): Readonly<Record<string, string>> | undefined {
  const where = ['--config', options.config, ...(options.env === undefined ? [] : ['--env', options.env])]
  try {
    const listed = execFileSync('wrangler', ['secret', 'list', '--format', 'json', ...where], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, CI: 'true' },
    })
    const secrets = v.parse(v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() }))), listed)
    return Object.fromEntries(secrets.map(({ name }) => [name, storedSecret]))
  } catch {
    return undefined
  }
}
