/** Prints only the part of the page that the button belongs to (`print-part.css`). */
export function printPart(button: HTMLElement): void {
  const part = button.closest<HTMLElement>('[data-printable]')
  if (!part) return
  part.dataset['printed'] = ''
  addEventListener('afterprint', () => delete part.dataset['printed'], { once: true })
  print()
}
