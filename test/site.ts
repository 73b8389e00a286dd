import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { startSite } from '../origin/local/site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    site: string
    origin: string
    minisite: string
    /** The fixed instant both workers live at. */
    clock: string
  }
}

/** A port nobody listens on: several runs can stand side by side. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** A Monday in spring, noon in all six markets: nothing in the tests depends on the day they run. */
export const clock = '2027-03-15T11:00:00.000Z'

/** The built site and origin, on real KV and D1, once for a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(`${tmpdir()}/escale-`)
  const site = await startSite({
    port: await freePort(),
    originPort: await freePort(),
    persist: folder,
    quiet: true,
    clock,
    variables: { CONTENT_SECRET: 'a secret of the tests' },
  })
  project.provide('site', site.url)
  project.provide('origin', site.originUrl)
  project.provide('minisite', site.url + site.minisitePath)
  project.provide('clock', clock)
  return async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
