import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

/**
 * Installs the packages when they are not there, or older than the lock file. Not `npm ci`: it refuses a lock file that was written where
 * some platforms' optional binaries cannot be had. Runs on any Node from 20 on, in the project's folder.
 */
export function installPackages() {
  // npm notes in `node_modules` what it installed.
  const noted = statSync('node_modules/.package-lock.json', { throwIfNoEntry: false })
  if (existsSync('node_modules/.bin/node') && noted && noted.mtimeMs >= statSync('package-lock.json').mtimeMs) return
  console.log('· install')
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
}
