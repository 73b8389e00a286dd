/**
 * An event on the window with an address in `detail`: a script loads it from what lies over the page. Cancelled by `closeByBack`, which loads
 * it from the page itself. Apart from its listener, so that islands that dispatch it load nothing of that.
 */
export const leavesPage = 'leavespage'
