import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { installedHeadlessShell, installHeadlessShell } from './headless-shell.mjs'

const system = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Returns the path of the Chromium of tests and benches: `CHROMIUM_PATH`, the headless shell of the npm registry, a system one, or Playwright's,
 * installed if missing. Ends the process with a message without any.
 */
export function browserPath() {
  const found = configured() ?? installHeadlessShell() ?? installedBrowser()
  if (found) return found
  console.log('· no Chromium found: installing one')
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (debianRoot) {
    attempt('apt-get', ['update', '-q'])
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!system.some(existsSync)) attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', name])
  } else {
    attempt('node_modules/.bin/playwright', ['install', 'chromium'])
  }
  const installed = installedBrowser()
  if (installed) return installed
  console.error('No Chromium for the browser tests: install one (for example `apt-get install chromium`) or set CHROMIUM_PATH to one.')
  process.exit(1)
}

/** Returns the path of an installed Chromium, as `browserPath` prefers them. */
export function installedBrowser() {
  return configured() ?? installedHeadlessShell() ?? system.find(existsSync) ?? playwrights()
}

const configured = () => [process.env.CHROMIUM_PATH].find((path) => path && existsSync(path))

function playwrights() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? `${homedir()}/.cache/ms-playwright`
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .flatMap((name) => ['chrome-linux64', 'chrome-linux'].map((inner) => `${folder}/${name}/${inner}/chrome`))
    .find(existsSync)
}

function attempt(command, parameters) {
  try {
    execFileSync(command, parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    // The next check decides.
  }
}
