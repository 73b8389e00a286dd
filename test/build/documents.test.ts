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

describe('rules that comments cite', () => {
  const scripts = globSync(['{src,worker,routes,origin}/**/*.{ts,tsx}'], { exclude: ['**/node_modules/**', '**/*.test.{ts,tsx}'] })
  const comments = scripts.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\/\*\*[^]*?\*\/|\/\/ .*/g)].map(([comment]) => ({ file, comment })),
  )

  it('exist', () => {
    const rules: { id: string }[] = JSON.parse(readFileSync('docs/spec-rules.json', 'utf8'))
    const ids = new Set(rules.map(({ id }) => id))
    const cited = comments.flatMap(({ file, comment }) => [...comment.matchAll(/\b[BS]\d{1,2}\.\d{1,3}\b/g)].map(([id]) => ({ file, id })))
    expect(cited.length).toBeGreaterThan(50)
    expect(cited.filter(({ id }) => !ids.has(id))).toEqual([])
  })

  it('are cited by their ids, not by a section', () => {
    expect(comments.filter(({ comment }) => /\b(booking|search)( specification)?, sections?\b|\bsection \d/i.test(comment))).toEqual([])
  })
})
