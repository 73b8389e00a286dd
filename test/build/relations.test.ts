import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = globSync('dist/client/assets/*.css')
  .map((path) => readFileSync(path, 'utf8'))
  .join('')

/** Returns the index of the closing bracket that matches the one before `from`. */
function closing(brackets: '()' | '{}', from: number): number {
  const [open, close] = brackets
  let depth = 1
  for (let at = from; at < css.length; at++) {
    if (css[at] === open) depth++
    else if (css[at] === close && --depth === 0) return at
  }
  throw new Error(`never closed: ${css.slice(from, from + 80)}`)
}

/**
 * Browsers merge what all `:has()` rules can change inside an element they name. With `html` and `body` among those, a rule such as
 * `a:has(b) svg` restyles every `svg` of the page on every change.
 */
it('a rule with :has() changes the element itself, nothing inside or beside it', () => {
  const found = [...css.matchAll(/:has\(/g)].map(({ index }) => index)
  expect(found.length).toBeGreaterThan(10)
  const reaching = found.filter((index) => {
    const end = closing('()', index + ':has('.length) + 1
    const block = css.indexOf('{', end)
    const rest =
      css
        .slice(end, block)
        .split(',')[0]
        ?.replaceAll(/\([^()]*\)/g, '') ?? ''
    const inside = css.slice(block + 1, closing('{}', block + 1)).replaceAll(/@media[^{]*\{/g, '')
    return /[ >+~]/.test(rest.trim()) || inside.includes('{')
  })
  expect(reaching.map((index) => css.slice(index - 40, index + 100))).toEqual([])
})
