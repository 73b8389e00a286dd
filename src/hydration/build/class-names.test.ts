import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readableName, shortName } from './class-names.ts'

const files = globSync('src/**/*.module.css')

describe('names of classes', () => {
  it('tell a class by the name of its file, which no other has', () => {
    expect(new Set(files.map((file) => basename(file))).size).toBe(files.length)
    expect(readableName('body', '/src/ui/card/Card.module.css')).toBe('Card-module-body')
  })

  it('are short in production, stay the same and differ from those of other files and classes', () => {
    const named = files.flatMap((file) => ['one', 'other'].map((local) => shortName(local, file)))
    expect(new Set(named).size).toBe(2 * files.length)
    expect(files.flatMap((file) => ['one', 'other'].map((local) => shortName(local, file)))).toEqual(named)
    expect(named.filter((name) => !/^[a-zA-Z]{1,2}_\d$/.test(name))).toEqual([])
  })
})
