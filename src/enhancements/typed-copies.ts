import { isControl } from './field-state.ts'

/** Shows what is typed into a field in the elements with its name in `data-typed`, such as the preview of a gift. */
export function copyTyped(): void {
  for (const copy of document.querySelectorAll<HTMLElement>('[data-typed]')) {
    const field = document.querySelector(`[data-field] [name="${copy.dataset['typed']}"]`)
    if (isControl(field)) show(copy, field.value)
  }
  document.addEventListener('input', ({ target }) => {
    if (!isControl(target) || !target.name) return
    for (const copy of document.querySelectorAll<HTMLElement>(`[data-typed="${CSS.escape(target.name)}"]`)) show(copy, target.value)
  })
}

/** Empty elements show their placeholder, which is no text. */
function show(copy: HTMLElement, value: string): void {
  copy.textContent = value.trim()
}
