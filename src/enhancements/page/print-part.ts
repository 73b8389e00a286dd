export function printPart(button: HTMLElement): void {
  const part = button.closest<HTMLElement>('[data-printable]')
  if (!part) return print()
  const around = elementsAround(part)
  part.dataset['printed'] = 'part'
  for (const element of around) element.dataset['printed'] = 'around'
  document.documentElement.dataset['printsPart'] = ''
  const end = () => {
    for (const element of [part, ...around]) delete element.dataset['printed']
    delete document.documentElement.dataset['printsPart']
  }
  addEventListener('afterprint', end, { once: true })
  print()
}

function elementsAround({ parentElement }: HTMLElement): HTMLElement[] {
  if (!parentElement || parentElement === document.documentElement) return []
  return [parentElement, ...elementsAround(parentElement)]
}
