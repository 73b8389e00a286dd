// `npm run pictures`: the JPEGs that applications show where an address is shared, 1200 × 630: one of each picture of the catalogue, in
// `origin/public/pictures`, and the brand's, `public/share.jpg`, for pages without a picture.
import { readdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp, { type Sharp } from 'sharp'
import { shareSize } from '../src/domain/share/share-picture.ts'
import { browserPath } from './browser.mjs'

const folder = 'origin/public/pictures'
const largest = '_1600_900.avif'
const { width, height } = shareSize

/** Scenes are flat colours with soft light: with less, skies show bands; with more, all together are over 8 MB. Edges of letters need more. */
const quality = { scene: 64, brand: 85 }

const jpeg = (picture: Sharp, kind: keyof typeof quality, file: string) =>
  picture.jpeg({ quality: quality[kind], mozjpeg: true }).toFile(file)

const ids = readdirSync(folder).flatMap((name) => (name.endsWith(largest) ? [name.slice(0, -largest.length)] : []))
// Their subjects are in the middle: 22 rows of 675 are cut at the top and at the bottom.
for (const id of ids)
  await jpeg(sharp(`${folder}/${id}${largest}`).resize(width, height), 'scene', `${folder}/${id}_${width}_${height}.jpg`)

const font = readFileSync('node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2', 'base64')
const browser = await chromium.launch({ executablePath: browserPath() })
const page = await browser.newPage({ viewport: { width, height } })
await page.setContent(readFileSync('.ci/share-picture.html', 'utf8').replace('FRAUNCES', `data:font/woff2;base64,${font}`))
await page.evaluate(() => document.fonts.ready)
await jpeg(sharp(await page.screenshot()), 'brand', 'public/share.jpg')
await browser.close()
console.log(`· ${ids.length} pictures and the brand's`)
