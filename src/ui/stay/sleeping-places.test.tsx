import { describe, expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import { SleepingPlaces } from './SleepingPlaces.tsx'

const room = {
  maxCapacity: 3,
  beds: [
    { kind: 'queen', count: 1, sleeps: 2 },
    { kind: 'extra', count: 1, sleeps: 1 },
  ],
} as const
const shown = (adults: number, children = 0, babies = 0, beds: typeof room.beds | undefined = room.beds) =>
  markup(
    <SleepingPlaces room={{ maxCapacity: room.maxCapacity, ...(beds && { beds: [...beds] }) }} guests={{ adults, children, babies }} />,
  )

describe('who sleeps where', () => {
  it('is in words, beside the drawings', () => {
    expect(textOf(shown(2, 1, 1))).toBe('Who sleeps where Queen-size bed: 2 adults Extra bed: 1 child Cot for a baby')
    expect(shown(2, 1, 1).match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(3)
    const drawn = [...shown(2, 1, 1).matchAll(/<svg.*?#([\w-]+)".*?<\/svg>/g)].map(([svg, bed]) => [bed, svg.match(/<circle/g)?.length])
    expect(drawn).toEqual([
      ['wide-bed', 2],
      ['narrow-bed', 1],
      ['cot', 1],
    ])
  })

  it('names the rooms where one does not hold all', () => {
    expect(textOf(shown(2, 2))).toBe(
      'Who sleeps where Room 1 Queen-size bed: 1 adult Extra bed: 1 child Room 2 Queen-size bed: 1 adult Extra bed: 1 child',
    )
  })

  it('is a sentence where every room would need another adult, and nothing without beds', () => {
    expect(textOf(shown(1, 4))).toBe('Who sleeps where This room sleeps 3 at most, and every room needs an adult.')
    expect(markup(<SleepingPlaces room={{ maxCapacity: 2 }} guests={{ adults: 2, children: 0, babies: 0 }} />)).toBe('')
  })
})
