import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const first = (paths) => paths.find((path) => path && existsSync(path))

/**
 * Returns the programs of the engines besides Chromium that are installed: Debian's `firefox-esr`, or another Firefox; and WebKitGTK's driver
 * and small browser (`webkit2gtk-driver`). Both draw on a screen in memory (`xvfb`). The environment can name others.
 */
export function installedEngines() {
  const { FIREFOX_PATH, WEBKIT_DRIVER, WEBKIT_BROWSER } = process.env
  const screen = first(['/usr/bin/Xvfb'])
  const executable = first([FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'])
  const driver = first([WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver'])
  const folders = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  const browser = WEBKIT_BROWSER ?? first(folders.map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`))
  return {
    firefox: executable && screen ? { executable, screen } : undefined,
    webkit: driver && browser && screen ? { driver, browser, screen } : undefined,
  }
}

/** Installs what is missing of them where it can: as Debian's root. Says what could not be installed. */
export async function installEngines() {
  const { firefox, webkit } = installedEngines()
  const missing = [...(firefox ? [] : ['firefox-esr', 'xvfb']), ...(webkit ? [] : ['webkit2gtk-driver', 'xvfb'])]
  if (missing.length === 0 || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  const done =
    (await succeeds('apt-get', 'update', '-q')) && (await succeeds('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...missing))
  if (!done) console.log(`· could not install ${missing.join(' ')}`)
}

function succeeds(command, ...parameters) {
  const child = spawn(command, parameters, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
