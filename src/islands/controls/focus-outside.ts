/** False for ancestors: a press on text focuses the nearest focusable one, such as `<main>`. */
export function isFocusOutside(dropdown: Element, target: EventTarget | null): boolean {
  return target instanceof Node && !target.contains(dropdown) && !dropdown.contains(target)
}
