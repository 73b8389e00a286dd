import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as keys from './keys.ts'
import { storedThings } from './stored-things.ts'

const listed = Object.values(storedThings).flatMap(({ names }) => names.map((name) => name.replace(/\*$/, '')))
const sources = globSync('{src,worker,routes}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.|^src\/stored\//.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '') }))
const filesWith = (pattern: RegExp) => sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file)

describe('what is stored in a browser', () => {
  // @rule B4.89
  it('is listed with its group, once', () => {
    const names = Object.values(keys).map((name) => name.trim())
    expect(names.filter((name) => !listed.includes(name))).toEqual([])
    expect(new Set(listed).size).toBe(listed.length)
  })

  // The compiler refuses keys that are not listed (`StorageKey`), in the functions of these files.
  it('is written by few files, with names from the list only', () => {
    const access =
      /\b(localStorage|sessionStorage)\.(getItem|setItem|removeItem)|\bsetItem\(|\b(setCookie|deleteCookie|indexedDB|cookieStore)\b|document\.cookie|[sS]et-[cC]ookie/
    const unlisted = filesWith(access).filter((file) => {
      const code = readFileSync(file, 'utf8')
      return !/stored\/(staff-)?keys\.ts'|domain\/consent\/consent\.ts'|market\/session\.ts'/.test(code)
    })
    expect(unlisted).toEqual([])
    expect(filesWith(/\b(stored|storedEntry|getItem|setItem|removeItem)\((\(\) => \w+, )?['"]/)).toEqual([])
    expect(filesWith(/['"`](escale[._]|__Host-)\w/)).toEqual([])
  })
})
