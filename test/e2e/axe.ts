import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: readonly string[] }[] }[]
}

/** What axe finds on the page as it is, or in the part of it that `within` (CSS) names, each with the places. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // Evaluated by the debugger, not by the page: the site's own policy allows no foreign script.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axe })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(${JSON.stringify(within)}, { preload: false }).then(JSON.stringify)`,
    awaitPromise: true,
  })
  const found: AxeResults = JSON.parse(String(result.value))
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  )
}
