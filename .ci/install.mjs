import { execFileSync } from 'node:child_process'
import { existsSync, statSync, utimesSync } from 'node:fs'

/**
 * Installs packages that are missing or older than the lock file. Not with `npm ci`, which refuses lock files without optional binaries for
 * some platforms. Runs on Node ≥ 20, in the project's folder.
 */
export function installPackages() {
  // npm records here what it installed.
  const noted = statSync('node_modules/.package-lock.json', { throwIfNoEntry: false })
  if (existsSync('node_modules/.bin/node') && noted && noted.mtimeMs >= statSync('package-lock.json').mtimeMs) return
  console.log('· install')
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
  // It leaves the note as it was where everything is there already.
  utimesSync('node_modules/.package-lock.json', new Date(), new Date())
}
