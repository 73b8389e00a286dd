import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { contextOf } from './open-pages.ts'

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: readonly string[] }[] }[]
}

/** Returns axe's findings on the page, or in the element `within` (CSS), with their places. `moreRules` are off unless they are named. */
export async function violations(page: Page, within = 'html', moreRules: readonly string[] = []): Promise<string[]> {
  // Evaluated by the debugger: the content security policy allows no foreign script.
  const session = await contextOf(page).newCDPSession(page)
  const there = await session.send('Runtime.evaluate', { expression: `'axe' in window` })
  if (!there.result.value) await session.send('Runtime.evaluate', { expression: axe })
  const rules = Object.fromEntries(moreRules.map((rule) => [rule, { enabled: true }]))
  const options = JSON.stringify({ preload: false, resultTypes: ['violations'], rules })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(${JSON.stringify(within)}, ${options}).then(JSON.stringify)`,
    awaitPromise: true,
  })
  await session.detach()
  const found: AxeResults = JSON.parse(String(result.value))
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  )
}
