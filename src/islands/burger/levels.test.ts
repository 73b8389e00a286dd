import { describe, expect, it } from 'vitest'
import type { NavLink } from '../../contract/cms.ts'
import { levelAt } from './levels.ts'

const link = (_id: string, ...children: NavLink[]): NavLink => ({ _id, label: _id, uri: `/${_id}`, ...(children.length && { children }) })
const links = [link('themes', link('spa'), link('food', link('michelin'))), link('boxes')]

describe('the burger menu’s levels', () => {
  it('has no level open on an empty trail', () => {
    expect(levelAt(links, [])).toBeUndefined()
  })

  it('opens a level by the ids that lead to it', () => {
    expect(levelAt(links, ['themes'])?.entry.label).toBe('themes')
    expect(levelAt(links, ['themes', 'food'])?.entry.label).toBe('food')
    expect(levelAt(links, ['themes', 'food'])?.trail).toEqual(['themes', 'food'])
  })

  it('opens none for an entry without a level below, or one that is not there', () => {
    expect(levelAt(links, ['boxes'])).toBeUndefined()
    expect(levelAt(links, ['themes', 'spa'])).toBeUndefined()
    expect(levelAt(links, ['food'])).toBeUndefined()
  })
})
