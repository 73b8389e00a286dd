import type { SearchPanel } from '../../contract/analytics-limits.ts'
import { track } from './track.ts'

const panels: Readonly<Record<string, SearchPanel>> = { '': 'summary', DatesDraft: 'dates', ThemePanel: 'theme', OpenGuests: 'guests' }

export function watchSearchBox(): () => void {
  const overlay = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(`travel-island[data-name="search-box"] ${selector}`) : null
  const pressed = new WeakSet<Element>()
  const open = (event: Event) => {
    const button = overlay(event, '[aria-haspopup="dialog"]')
    const panel = panels[button?.dataset['live'] ?? 'none']
    if (!button || !panel) return
    // An island that hydrates repeats the click; a calendar preview lets only the repeated one pass.
    const isRepeated = !event.isTrusted && pressed.delete(button)
    if (event.isTrusted) pressed.add(button)
    if (!isRepeated) track({ event: 'search_overlay', panel })
  }
  const focus = (event: Event) => {
    if (overlay(event, '[role="combobox"]')) track({ event: 'search_overlay', panel: 'destination' })
  }
  addEventListener('click', open, true)
  addEventListener('focusin', focus)
  return () => {
    removeEventListener('click', open, true)
    removeEventListener('focusin', focus)
  }
}
