export type ChoiceControl = HTMLInputElement | HTMLSelectElement

export const isList = (control: ChoiceControl): control is HTMLSelectElement => control instanceof HTMLSelectElement

/** Each radio button and list. */
export const choicesIn = (root: ParentNode): ChoiceControl[] => [
  ...root.querySelectorAll<ChoiceControl>('form[method="post"] :is([type="radio"], select)'),
]

export const isChosen = (control: ChoiceControl): boolean => isList(control) || control.checked

/** What the checkout at this address sells: what is chosen and entered for it is for nothing else. */
export function soldHere(): string {
  const query = new URLSearchParams(location.search)
  return ['product', 'checkin', 'code', 'id'].map((name) => query.get(name) ?? '').join(' ')
}

/** Leaves a choice that the form does not offer. */
export function choose(control: ChoiceControl, value: string | undefined): void {
  if (value === undefined) return
  if (isList(control)) {
    if (control.value === value || ![...control.options].some((option) => option.value === value)) return
    control.value = value
  } else {
    if (control.checked || control.value !== value) return
    control.checked = true
  }
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
}
