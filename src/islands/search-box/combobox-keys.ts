/** The list of a combobox: shown or not, and the option that the keyboard stands on (-1 for none: the text itself). */
export interface ListState {
  readonly open: boolean
  readonly active: number
}

export interface KeyPress {
  readonly key: string
  readonly alt: boolean
}

/** What a key does: to the list, and whether the option is taken or the text cleared. `keep` leaves the key its own effect as well. */
export interface KeyEffect {
  readonly list: ListState
  readonly act?: 'accept' | 'clear'
  readonly keep?: true
}

const shut: ListState = { open: false, active: -1 }

/**
 * The key table of the ARIA Authoring Practices' editable combobox with list autocomplete and manual selection, over `count` options.
 * Undefined for keys that only edit the text.
 */
export function comboboxKey(list: ListState, { key, alt }: KeyPress, count: number): KeyEffect | undefined {
  const { open, active } = list
  switch (key) {
    case 'ArrowDown':
      if (alt) return { list: { open: true, active } }
      return { list: { open: true, active: count === 0 ? -1 : (active + 1) % count } }
    case 'ArrowUp':
      if (alt) return { list: shut }
      return { list: { open: true, active: active > 0 ? active - 1 : count - 1 } }
    case 'Enter':
      return open && active >= 0 ? { list: shut, act: 'accept' } : { list: shut, keep: true }
    case 'Escape':
      return open ? { list: shut } : { list: shut, act: 'clear' }
    case 'Tab':
      return { list: shut, keep: true }
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return { list: { open, active: -1 }, keep: true }
    default:
      return undefined
  }
}
