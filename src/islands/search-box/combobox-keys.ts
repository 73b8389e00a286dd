export interface ListState {
  readonly open: boolean
  /** Index of the active option; -1 while the text itself is active. */
  readonly active: number
}

export interface KeyPress {
  readonly key: string
  readonly alt: boolean
}

export interface KeyEffect {
  readonly list: ListState
  readonly act?: 'accept' | 'clear'
  /** Leaves the browser its own reaction to the key. */
  readonly keepsDefault?: true
}

const shut: ListState = { open: false, active: -1 }

/** ARIA Authoring Practices: editable combobox, list autocomplete, manual selection. Undefined for keys that edit the text. */
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
      return open && active >= 0 ? { list: shut, act: 'accept' } : { list: shut, keepsDefault: true }
    case 'Escape':
      return open ? { list: shut } : { list: shut, act: 'clear' }
    case 'Tab':
      return { list: shut, keepsDefault: true }
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return { list: { open, active: -1 }, keepsDefault: true }
    default:
      return undefined
  }
}
