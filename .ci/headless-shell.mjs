import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

const packageFolder = '.ci/headless-shell'
const { dependencies } = JSON.parse(readFileSync(new URL('./headless-shell/package.json', import.meta.url), 'utf8'))
const folder = new URL(`../.local/chromium-${dependencies['@sparticuz/chromium']}`, import.meta.url).pathname
const program = `${folder}/chromium`

/** Returns the path of the unpacked headless shell, if it is installed. */
export const installedHeadlessShell = () => (existsSync(program) ? program : undefined)

/**
 * Installs a headless Chromium of a fixed version from the npm registry: pages take a sixth less processor time than in Debian's. Returns its path;
 * undefined where it does not run, as on other systems than Linux on x64, or without NSS.
 */
export function installHeadlessShell() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  if (!existsSync(program)) {
    try {
      unpack()
    } catch {
      return undefined
    }
  }
  return program
}

function unpack() {
  execFileSync('npm', ['ci', '--prefix', packageFolder, '--no-audit', '--no-fund', '--force', '--loglevel=error'], { stdio: 'ignore' })
  const packed = (name) => brotliDecompressSync(readFileSync(`${packageFolder}/node_modules/@sparticuz/chromium/bin/${name}.br`))
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  writeFileSync(`${unfinished}/chromium`, packed('chromium'))
  chmodSync(`${unfinished}/chromium`, 0o755)
  // The software renderer of WebGL is looked for beside the program.
  execFileSync('tar', ['xf', '-', '-C', unfinished], { input: packed('swiftshader.tar') })
  execFileSync(`${unfinished}/chromium`, ['--version'], { stdio: 'ignore' })
  renameSync(unfinished, folder)
}
