export const filtersChanged = 'filterschanged'
