import { execFileSync } from 'node:child_process'

const git = (...parameters) => execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Returns the commit where this branch left the upstream's main branch. */
export function forkPoint() {
  for (const main of ['main@{upstream}', 'origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main)
    } catch {
      // No such branch.
    }
  }
  return 'HEAD'
}

/** Returns paths that differ from a commit, whether committed, staged, or new. */
export function changedSince(commit) {
  const committed = git('diff', '--name-only', '--no-renames', commit)
  const created = git('ls-files', '--others', '--exclude-standard')
  return [...new Set(`${committed}\n${created}`.split('\n'))].filter(Boolean)
}

/** Folders of islands whose tests have other names. */
const testNames = { filters: ['filters', 'filter'], 'results-map': ['map', 'many-pins'] }

const subjectOf = (test) => test.replace(/^.*\//, '').replace(/\.test\.tsx?$/, '')
const isAbout = (test, name) => subjectOf(test) === name || subjectOf(test).startsWith(`${name}-`)

/**
 * Returns the browser and workerd tests for changed paths: an island's, a page's or an API's by name, or all of a kind for shared code.
 * Unit tests are found by their imports.
 */
export function testsOf(changes, all) {
  const islands = all.filter((test) => test.startsWith('test/islands/'))
  const requests = all.filter((test) => test.startsWith('test/worker/'))
  const touched = changes.flatMap((path) => {
    if (all.includes(path)) return [path]
    if (path.startsWith('src/islands/')) return named(path.split('/').slice(2, -1), islands)
    if (path.startsWith('test/islands/fixture/')) return islands
    if (path.startsWith('test/islands/')) return named([subjectOf(path).replace(/\.ts$/, '')], islands)
    if (path.startsWith('routes/'))
      return named(
        path
          .replace(/\.tsx?$/, '')
          .split('/')
          .slice(1),
        requests,
      )
    if (path.startsWith('worker/') || path.startsWith('test/worker/')) return requests
    return []
  })
  return all.filter((test) => touched.includes(test))
}

function named(names, tests) {
  const found = tests.filter((test) => names.some((name) => (testNames[name] ?? [name]).some((subject) => isAbout(test, subject))))
  return found.length > 0 ? found : tests
}
