#!/usr/bin/env bash
# Chromium 153: a line may break between an inline picture (`img`, `svg`, `inline-block`) and the word after it whatever stands between them: a
# no-break space, a narrow one, a word joiner, or nothing. Between two words each of these holds.
#
# Met with: icons before the points of a list that runs on as one text on phones. A line ended with an icon alone, and a no-break space was
# tried first.
# What helps: `white-space: nowrap` around the picture and a no-break space. After text, and not after a picture, that space holds the word outside.
# Source: own run, and CSS Text 3, "Line Breaking Details" (w3.org/TR/css-text-3/#line-break-details): for compatibility, a break is allowed on both
# sides of each atomic inline, also beside characters that would otherwise suppress it. There U+00A0 is named.
# Seen: between words only a space breaks; after img, svg and inline-block each of the five does; a no-break space within `nowrap` holds all three
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
const page = await browser.newPage()

/** Returns whether the last word is on another line than what is before it. There is room for the first word and for 36 pixels more. */
async function breaks(before, between, style = '') {
  const line = `<i style="${style}"><u>${before}</u>${between}</i><b>word</b>`
  await page.setContent(`<!doctype html><p style="font: 16px monospace; width: fit-content"><s>aaaaaaa</s></p><div style="font: 16px monospace"><s>aaaaaaa</s> ${line}</div>`)
  return page.evaluate(() => {
    const [paragraph, text] = [document.querySelector('p'), document.querySelector('div')]
    text.style.width = `${paragraph.getBoundingClientRect().width + 36}px`
    const middle = (element) => { const { top, bottom } = element.getBoundingClientRect(); return (top + bottom) / 2 }
    return Math.abs(middle(text.querySelector('u').firstElementChild ?? text.querySelector('u')) - middle(text.querySelector('b'))) > 10
  })
}

const spaces = { space: ' ', 'no-break space': '\u00a0', 'narrow no-break space': '\u202f', 'word joiner': '\u2060', nothing: '' }
const pictures = {
  img: '<img width="16" height="16" alt="">',
  svg: '<svg width="16" height="16"></svg>',
  'inline-block': '<span style="display: inline-block; width: 16px">x</span>',
}
const seen = { words: [], pictures: [], nowrap: [] }
for (const [name, between] of Object.entries(spaces)) if (await breaks('xx', between)) seen.words.push(name)
for (const [kind, picture] of Object.entries(pictures)) {
  for (const [name, between] of Object.entries(spaces)) if (await breaks(picture, between)) seen.pictures.push(`${kind} ${name}`)
  if (await breaks(picture, '\u00a0', 'white-space: nowrap')) seen.nowrap.push(kind)
}
console.log(await browser.version(), JSON.stringify(seen))
await browser.close()
const all = Object.keys(pictures).length * Object.keys(spaces).length
if (seen.words.join() !== 'space' || seen.pictures.length !== all || seen.nowrap.length > 0) throw new Error('this has changed')
JS
node main.js
