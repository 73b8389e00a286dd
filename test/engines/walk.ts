import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { markets } from '../../src/market/markets.ts'
import type { Engine } from './engine.ts'
import { type Journey, journeys } from './journeys.ts'
import { Visitor } from './visitor.ts'
import { type WatchedSite, watched } from './watched.ts'

/** `npm run engines` walks every journey in every market; `npm test` each one once, in one of three. */
const isWhole = process.env['ENGINES'] === 'whole'

const marketsOf = ({ market, alone }: Journey) => markets.filter(({ id }) => id === market || (isWhole && !alone))

/** Walks the journeys in one engine, or skips them where it is not installed. What a page complains of fails its journey. */
export function walk(name: string, start: (() => Promise<Engine>) | undefined): void {
  describe.skipIf(!start)(`in ${name}`, () => {
    let engine: Engine | undefined
    let site: WatchedSite | undefined

    beforeAll(async () => {
      site = await watched(inject('site'))
      engine = await start?.().catch((cause: unknown) => {
        console.log(`· ${name} could not start here: ${cause}`)
        return undefined
      })
      if (engine) console.log(`· ${engine.name}`)
    })
    afterAll(async () => {
      await engine?.close()
      site?.close()
    })

    for (const journey of journeys) {
      for (const market of marketsOf(journey)) {
        it(`${journey.name}, ${market.locale}`, async ({ skip }) => {
          // A machine may lack what an installed engine needs: a screen, a sandbox.
          if (!engine || !site) return skip(`${name} could not start here`)
          site.complaints()
          const visitor = new Visitor(engine, site.url)
          await visitor.forget()
          await journey.walk(visitor, market, new URL(inject('minisite')).pathname)
          expect(site.complaints()).toEqual([])
        })
      }
    }
  })
}
