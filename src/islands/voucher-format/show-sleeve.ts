/** Writes the chosen sleeve into the preview of `src/ui/gift/GiftPreview.tsx`. Without a picture it is the standard one. */
export function showSleeve(caption: string, picture: string | undefined): void {
  const sleeve = document.querySelector('[data-sleeve]')
  const text = sleeve?.querySelector('figcaption')
  if (!sleeve || !text) return
  if (text.textContent !== caption) text.textContent = caption
  const shown = sleeve.querySelector('img')
  if (picture === undefined) return shown?.remove()
  const image = shown ?? sleeve.insertBefore(new Image(96, 96), text)
  image.alt = ''
  if (image.getAttribute('src') !== picture) image.src = picture
}
