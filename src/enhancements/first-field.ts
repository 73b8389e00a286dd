/** Loads the code of fields when the visitor goes to one, if it is not there yet. */
export function listenToFields(load: () => Promise<unknown>): void {
  const loadOnce = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.closest('[data-field]'))) return
    removeEventListener('focusin', loadOnce)
    void load()
  }
  addEventListener('focusin', loadOnce)
}
