/** Event on the window. Apart from its listener: islands that dispatch it load nothing of the message. */
export const filtersChanged = 'filterschanged'
