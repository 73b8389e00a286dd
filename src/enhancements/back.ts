/** Goes back in the application wrapper; without a previous page follows the link. */
export function goBack(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    if (history.length < 2) return
    event.preventDefault()
    history.back()
  })
}
