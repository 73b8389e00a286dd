/** Event of the window: filters have changed, in a new entry of the history. */
export const filtersChanged = 'filterschanged'
