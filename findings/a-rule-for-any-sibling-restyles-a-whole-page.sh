#!/usr/bin/env bash
# Chromium 153: one rule such as `.stack > * + *`, for the children of a footer, makes each insertion of an element into another parent restyle all
# that is in that parent, if any rule with `+` applies to one of its children. Neither rule alone does so, and the two need no class in common.
#
# Met with: a banner for cookies that came into `body` on a slow phone. A page of 1,250 elements was restyled whole, 90 ms of blocking time,
# whoever inserted something next to `main`. Style sheets that arrived late were suspected first: they restyled one element.
# What helps: `.stack > :not(:first-child)`, or `gap`. `:where()` around `:not()` keeps the specificity of the rule.
# Source: own run. The tracing category `disabled-by-default-devtools.timeline.invalidationTracking` names the rule ("Invalidation set invalidates
# subtree", `allDescendantsMightBeInvalid`).
# Seen: any sibling: 1007; not the first child: 2; any sibling without another rule: 1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error puppeteer-core@25.16.0 @sparticuz/chromium@153.0.0
cat > main.js <<'JS'
import packed from '@sparticuz/chromium'
import puppeteer from 'puppeteer-core'

const browser = await puppeteer.launch({ executablePath: await packed.executablePath(), headless: 'shell', args: ['--no-sandbox'] })

/** Inserts an element after the link. Returns how many elements are styled again. */
async function restyled(css) {
  const page = await browser.newPage()
  const main = `<main>${'<p><i>text</i></p>'.repeat(500)}</main>`
  const footer = '<footer class="stack"><b>one</b><b>two</b></footer>'
  await page.setContent(`<!doctype html><style>${css}</style><a href="#main">skip</a>${main}${footer}`)
  await page.evaluate(() => document.body.offsetTop)
  await page.tracing.start({ categories: ['devtools.timeline'] })
  await page.evaluate(() => {
    document.querySelector('a').after(document.createElement('section'))
    return document.body.offsetTop
  })
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()))
  await page.close()
  return Math.max(...traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? args.elementCount : [])))
}

const other = 'a + main { color: black }'
const rules = {
  'any sibling': `.stack > * + * { margin-top: 1px } ${other}`,
  'not the first child': `.stack > :not(:first-child) { margin-top: 1px } ${other}`,
  'any sibling without another rule': '.stack > * + * { margin-top: 1px }',
}
const seen = []
for (const [name, css] of Object.entries(rules)) seen.push(`${name}: ${await restyled(css)}`)
await browser.close()
console.log(seen.join('; '))
JS
seen=$(node main.js)
echo "seen: $seen"
[ "$seen" = 'any sibling: 1007; not the first child: 2; any sibling without another rule: 1' ]
