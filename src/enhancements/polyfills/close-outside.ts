/** Replaces `closedby="any"`. */
export function closeOutside(): void {
  document.addEventListener('click', ({ target, clientX: x, clientY: y }) => {
    // A click on the backdrop has the dialog as its target.
    if (!(target instanceof HTMLDialogElement) || !target.matches('[closedby="any"]:modal')) return
    const { left, right, top, bottom } = target.getBoundingClientRect()
    if (x < left || x > right || y < top || y > bottom) target.close()
  })
}
