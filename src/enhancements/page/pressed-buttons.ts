type Action = (button: HTMLElement) => unknown

/** Each selector names code that is loaded when such a button is first pressed. */
export function listenToButtons(actions: Readonly<Record<string, () => Promise<Action>>>): void {
  addEventListener('click', ({ target }) => {
    for (const [selector, load] of Object.entries(actions)) {
      const button = target instanceof Element && target.closest<HTMLElement>(selector)
      if (button) void load().then((act) => act(button))
    }
  })
}
