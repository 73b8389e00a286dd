import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const documents = [
  'README.md',
  ...globSync('docs/*.md', { exclude: ['docs/spec-coverage.md'] }),
  ...globSync(['origin/**/README.md'], { exclude: ['**/node_modules/**'] }),
].sort()

/** A path of the repository in back quotes; not a glob, an address, a placeholder or a folder that a command makes. */
const repositoryPath = /`((?:src|worker|routes|i18n|origin|public|test|bench|docs|findings|\.ci)\/[\w./-]+)`/g
const relativeLink = /\]\((?!https?:|#)([^)#\s]+)/g

describe('the documents', () => {
  it('start with a README of 120 lines at most', () => {
    expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
  })

  it('name only files and folders that exist', () => {
    const named = documents.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const paths = [...text.matchAll(repositoryPath)].map(([, path = '']) => path)
      const links = [...text.matchAll(relativeLink)].map(([, path = '']) => join(dirname(file), path))
      return [...paths, ...links].map((path) => ({ file, path }))
    })
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ path }) => !existsSync(path)).map(({ file, path }) => `${file}: ${path}`)).toEqual([])
  })
})
