/** Replaces `closedby="any"`, which older browsers ignore: a click outside a dialog closes it. */
export function closeOutside(): void {
  document.addEventListener('click', ({ target, clientX: x, clientY: y }) => {
    // The backdrop's clicks hit the dialog itself.
    if (!(target instanceof HTMLDialogElement) || !target.matches('[closedby="any"]:modal')) return
    const { left, right, top, bottom } = target.getBoundingClientRect()
    if (x < left || x > right || y < top || y > bottom) target.close()
  })
}
