type Action = (button: HTMLElement) => unknown

/** Delegates clicks, by selector, to code that is loaded on demand. */
export function listenToButtons(actions: Readonly<Record<string, () => Promise<Action>>>): void {
  addEventListener('click', ({ target }) => {
    for (const [selector, load] of Object.entries(actions)) {
      const button = target instanceof Element && target.closest<HTMLElement>(selector)
      if (button) void load().then((act) => act(button))
    }
  })
}
