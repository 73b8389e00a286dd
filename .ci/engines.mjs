import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const first = (paths) => paths.find((path) => path && existsSync(path))

/**
 * Returns the programs of the engines besides Chromium that are installed: Debian's `firefox-esr`, or another Firefox; and WebKitGTK's driver
 * and small browser (`webkit2gtk-driver`), which need a display (`xvfb`). `WEBKIT_DRIVER` and `WEBKIT_BROWSER` name others.
 */
export function installedEngines() {
  const { FIREFOX_PATH, WEBKIT_DRIVER, WEBKIT_BROWSER } = process.env
  const driver = first([WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver'])
  const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`)
  const browser = WEBKIT_BROWSER ?? first(libraries)
  const display = first(['/usr/bin/Xvfb'])
  return {
    firefox: first([FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']),
    webkit: driver && browser && display ? { driver, browser, display } : undefined,
  }
}

/** Installs what is missing of them where it can: as Debian's root. Says what could not be installed. */
export async function installEngines() {
  const { firefox, webkit } = installedEngines()
  const missing = [...(firefox ? [] : ['firefox-esr']), ...(webkit ? [] : ['webkit2gtk-driver', 'xvfb'])]
  if (missing.length === 0 || !existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  const done = (await apt('update', '-q')) && (await apt('install', '-y', '-q', '--no-install-recommends', ...missing))
  if (!done) console.log(`· could not install ${missing.join(' ')}`)
}

function apt(...parameters) {
  const child = spawn('apt-get', parameters, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}
