import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name, color]))

/** Relative luminance of WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(left: string, right: string): number {
  const [darker = 0, lighter = 0] = [left, right].map((name) => luminance(tokens.get(name) ?? name)).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const surfaces = ['paper', 'paper-2', 'card']
const text: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...surfaces, 'teal-soft', 'coral-soft', 'gold-soft', 'green-soft']],
  ['ink-2', [...surfaces, 'teal-soft', 'gold-soft']],
  ['teal', [...surfaces, 'teal-soft']],
  ['teal-2', [...surfaces, 'teal-soft', 'gold-soft']],
  ['coral', ['paper', 'card', 'coral-soft']],
  ['coral-ink', ['coral-soft', 'paper', 'card']],
  ['gold-ink', [...surfaces, 'gold-soft']],
  ['green', [...surfaces, 'green-soft']],
  ['on-teal', ['teal', 'teal-2', 'coral']],
  ['on-night', ['night']],
  ['night', ['on-night']],
]
test.each(text.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))('text in %s reads on %s', (ink, ground) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
})

const controls: readonly (readonly [string, string])[] = [
  ['line-2', 'paper'],
  ['line-2', 'card'],
  ['teal', 'paper'],
  ['coral', 'card'],
  ['gold', 'card'],
  ['gold', 'paper'],
]
test.each(controls)('a control in %s is seen on %s', (ink, ground) => {
  expect(contrast(ink, ground)).toBeGreaterThanOrEqual(3)
})
