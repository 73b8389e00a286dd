import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'

/** Draws WebGL without a graphics card. */
export const drawsByItself = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** The machine's Chromium, or where there is none the one Playwright brings. */
export function launchChromium(...flags: string[]): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  return chromium.launch({ ...(existsSync(executablePath) ? { executablePath } : {}), args: ['--no-sandbox', '--disable-quic', ...flags] })
}
