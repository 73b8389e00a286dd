import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { get } from '../worker/site.ts'

const read = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'))
/** Letters for the file, and the number of the class in it (`src/hydration/build/class-names.ts`). */
const ofModules = /(?<![\w-])[a-zA-Z]{1,2}_\d{1,2}(?![\w-])/g

describe('class names of the build', () => {
  const css = read('dist/client/assets/*.css').join('')
  const written = new Set(css.match(ofModules))

  it('in browsers’ code and in the worker are those of the stylesheets', () => {
    const used = [...read('dist/client/assets/*.js'), ...read('dist/site/index.js')].flatMap((code) => code.match(ofModules) ?? [])
    expect(new Set(used).size).toBeGreaterThan(500)
    expect([...new Set(used)].filter((name) => !written.has(name))).toEqual([])
  })

  it('every custom property that is read without another value is there', () => {
    const text = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
    const set = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name))
    expect(text.length).toBeGreaterThan(200)
    expect([...new Set(text)].filter((name) => !set.has(name))).toEqual([])
  })

  it.each(['/fr', '/it/weekend', '/nl/nl/verblijf/10572'])('of %s are those of the stylesheet', async (path) => {
    const { body } = await get(path)
    const used = [...body.matchAll(/ class="([^"]*)"/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => name.match(ofModules)?.[0] === name)
    expect(used.length).toBeGreaterThan(50)
    expect([...new Set(used)].filter((name) => !written.has(name))).toEqual([])
  })
})
