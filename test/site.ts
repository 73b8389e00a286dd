import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { startSite } from '../origin/local/site.ts'
import { catalogueFolder } from '../origin/testing/database.ts'
import { freePorts } from './free-ports.ts'
import { onceForAllProjects } from './once-for-all-projects.ts'

declare module 'vitest' {
  interface ProvidedContext {
    site: string
    origin: string
    minisite: string
    paymentSecret: string
    careSecret: string
    giftSecret: string
    /** The file of the site's data points. */
    operationsFile: string
    /** Fixed instant of both workers. */
    clock: string
  }
}

/** A Monday in spring, noon in all six markets: no test depends on the day it runs. */
export const clock = '2027-03-15T11:00:00.000Z'

/** Returns the folder of the site's seeded catalogue. */
export const siteCatalogue = (): Promise<string> => catalogueFolder({ today: clock.slice(0, 10) })

/** Starts the built site and origin on real KV and D1, once per run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { value: site, release } = await onceForAllProjects('escale.site', start)
  project.provide('site', site.url)
  project.provide('origin', site.originUrl)
  project.provide('minisite', site.url + site.minisitePath)
  project.provide('paymentSecret', site.paymentSecret)
  project.provide('careSecret', site.careSecret)
  project.provide('giftSecret', site.giftSecret)
  project.provide('operationsFile', site.operationsFile)
  project.provide('clock', clock)
  return release
}

async function start() {
  const folder = mkdtempSync(`${tmpdir()}/escale-`)
  cpSync(await siteCatalogue(), `${folder}/origin`, { recursive: true })
  const [port = 0, originPort = 0] = await freePorts(2)
  const site = await startSite({
    port,
    originPort,
    persist: folder,
    quiet: true,
    clock,
    // Deadlines have tests of their own, in `faults`: here a busy machine is slow, not wrong.
    variables: { CONTENT_SECRET: 'a secret of the tests', DEADLINE_FACTOR: '6' },
  })
  const stop = async () => {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { value: site, stop }
}
