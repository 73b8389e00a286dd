import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const built = (kind: string) => globSync(`dist/client/assets/*.${kind}`).map((path) => readFileSync(path, 'utf8'))
const files = { css: built('css'), js: built('js') }

/** What is newer than the oldest browsers of `docs/browsers.md`, by its name there. */
const newer: readonly [name: string, kind: keyof typeof files, used: RegExp][] = [
  ['position-area', 'css', /position-area/],
  ['anchor()', 'css', /anchor(-size)?\(/],
  ['position-try', 'css', /position-try/],
  ['animation-timeline', 'css', /animation-timeline/],
  ['attr(… type())', 'css', /attr\([\w-]+ type\(/],
  ['@starting-style', 'css', /@starting-style/],
  ['text-wrap: balance', 'css', /text-wrap:balance/],
  ['text-wrap: pretty', 'css', /text-wrap:pretty/],
  ['hanging-punctuation', 'css', /hanging-punctuation/],
  ['scrollbar-gutter', 'css', /scrollbar-gutter/],
  ['content-visibility', 'css', /content-visibility/],
  ['::details-content', 'css', /::details-content/],
  ['closedby', 'js', /closedby/],
  ['commandfor', 'js', /commandfor/],
  ['showPopover({ source })', 'js', /showPopover\([^)]*source/],
  ['Temporal', 'js', /Temporal/],
  ['scrollend', 'js', /`scrollend`/],
  ['requestIdleCallback', 'js', /requestIdleCallback/],
  ['trustedTypes', 'js', /trustedTypes/],
  ['light-dark()', 'css', /light-dark\(/],
  ['@scope', 'css', /@scope/],
  ['@function', 'css', /@function/],
  ['if()', 'css', /:if\(/],
  ['style() queries', 'css', /@container[^{]*style\(/],
  ['field-sizing', 'css', /field-sizing/],
  ['interpolate-size', 'css', /interpolate-size|calc-size\(/],
  ['allow-discrete', 'css', /allow-discrete/],
  ['text-box', 'css', /[;{]text-box/],
  ['corner-shape', 'css', /corner-shape/],
  ['sibling-index()', 'css', /sibling-(index|count)\(/],
  ['scroll-state()', 'css', /scroll-state\(/],
  ['scroll buttons and markers', 'css', /::scroll-(button|marker)/],
  ['interestfor', 'js', /interestfor/],
  ['moveBefore', 'js', /\.moveBefore\(/],
  ['cookieStore', 'js', /cookieStore/],
  ['URLPattern', 'js', /URLPattern/],
  ['CloseWatcher', 'js', /CloseWatcher/],
  ['scheduler', 'js', /scheduler\.(yield|postTask)/],
  ['Promise.try', 'js', /Promise\.try\(/],
  ['Iterator', 'js', /\bIterator\./],
  ['RegExp.escape', 'js', /RegExp\.escape/],
  ['Math.sumPrecise', 'js', /Math\.sumPrecise/],
  ['Error.isError', 'js', /Error\.isError/],
  ['getOrInsert', 'js', /\.getOrInsert/],
  ['Uint8Array.fromBase64', 'js', /\.(from|to)Base64\(/],
]

const table = readFileSync('docs/browsers.md', 'utf8')
const documented = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name ?? '')
const usedNow = newer.filter(([, kind, used]) => files[kind].some((text) => used.test(text))).map(([name]) => name)

describe('docs/browsers.md', () => {
  it('lists every newer feature that is used, and no other', () => {
    expect(documented.toSorted()).toEqual(usedNow.toSorted())
  })
})
