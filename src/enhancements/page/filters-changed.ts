/** An event on the window, with the address before in `detail`. Apart from its listener, so that islands that dispatch it load nothing of the message. */
export const filtersChanged = 'filterschanged'
