type Action = (button: HTMLElement) => unknown

/** Delegates clicks on buttons, by selector, to code that the first press loads: none is lost. */
export function listenToButtons(actions: Readonly<Record<string, () => Promise<Action>>>): void {
  addEventListener('click', ({ target }) => {
    for (const [selector, load] of Object.entries(actions)) {
      const button = target instanceof Element && target.closest<HTMLElement>(selector)
      if (button) void load().then((act) => act(button))
    }
  })
}
