/** Scrolls the strip before the buttons by what it shows. */
export function scrollStrip(button: HTMLElement): void {
  const strip = button.parentElement?.previousElementSibling
  strip?.scrollBy({ left: Number(button.dataset['scrollStrip']) * strip.clientWidth, behavior: 'auto' })
}
