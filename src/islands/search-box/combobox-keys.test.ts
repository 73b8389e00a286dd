import { describe, expect, it } from 'vitest'
import { comboboxKey, type ListState } from './combobox-keys.ts'

const shut: ListState = { open: false, active: -1 }
const at = (active: number): ListState => ({ open: true, active })
const press = (list: ListState, key: string, alt = false) => comboboxKey(list, { key, alt }, 3)

describe('the keys of the destination combobox', () => {
  it('open the list with the arrows: down on the first place, up on the last, with Alt on none', () => {
    expect(press(shut, 'ArrowDown')?.list).toEqual(at(0))
    expect(press(shut, 'ArrowUp')?.list).toEqual(at(2))
    expect(press(shut, 'ArrowDown', true)?.list).toEqual(at(-1))
  })

  // @rule S2.44
  it('go round the list', () => {
    expect(press(at(2), 'ArrowDown')?.list).toEqual(at(0))
    expect(press(at(0), 'ArrowUp')?.list).toEqual(at(2))
    expect(press(at(1), 'ArrowUp')?.list).toEqual(at(0))
    expect(comboboxKey(shut, { key: 'ArrowDown', alt: false }, 0)?.list).toEqual(at(-1))
  })

  it('take a place with Enter, and leave Enter to the form when none is chosen', () => {
    expect(press(at(1), 'Enter')).toEqual({ list: shut, act: 'accept' })
    expect(press(at(-1), 'Enter')).toEqual({ list: shut, keepsDefault: true })
  })

  // @rule S2.44
  it('close the list with Escape, then clear the text', () => {
    expect(press(at(1), 'Escape')).toEqual({ list: shut })
    expect(press(shut, 'Escape')).toEqual({ list: shut, act: 'clear' })
    expect(press(at(1), 'ArrowUp', true)).toEqual({ list: shut })
  })

  it('go back to the text with the keys that move in it, and close on Tab', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) expect(press(at(1), key)).toEqual({ list: at(-1), keepsDefault: true })
    expect(press(at(1), 'Tab')).toEqual({ list: shut, keepsDefault: true })
    expect(press(at(1), 'a')).toBeUndefined()
  })
})
