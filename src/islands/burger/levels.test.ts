import { describe, expect, it } from 'vitest'
import { levelAt, type MenuLink } from './levels.ts'

const link = (label: string, ...children: MenuLink[]): MenuLink => ({
  label,
  href: `/${label}`,
  highlighted: false,
  opens: children.length > 0,
  children,
})
const links = [link('themes', link('spa'), link('food', link('michelin'))), link('boxes')]

describe('the burger menu’s levels', () => {
  it('has no level open on an empty trail', () => {
    expect(levelAt(links, [])).toBeUndefined()
  })

  it('opens a level by the places that lead to it', () => {
    expect(levelAt(links, [0])?.entry.label).toBe('themes')
    expect(levelAt(links, [0, 1])?.entry.label).toBe('food')
    expect(levelAt(links, [0, 1])?.trail).toEqual([0, 1])
  })

  it('opens none for an entry without a level below, or one that is not there', () => {
    expect(levelAt(links, [1])).toBeUndefined()
    expect(levelAt(links, [0, 0])).toBeUndefined()
    expect(levelAt(links, [2])).toBeUndefined()
  })
})
