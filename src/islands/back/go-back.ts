/** The Back of the application wrapper leads to the page before; to where its link leads when there is none. */
export function goBack(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    if (history.length < 2) return
    event.preventDefault()
    history.back()
  })
}
