import type { Picture } from '../../contract/picture.ts'

/** Returns the pictures of the server's links: all that the viewer shows of them. */
export function linkedPictures(island: HTMLElement): Picture[] {
  return [...island.querySelectorAll<HTMLAnchorElement>('a[data-thumb]')].map((link) => {
    const { thumb = '', legend } = link.dataset
    const image = link.querySelector('img')
    const url = link.getAttribute('href') ?? ''
    const [small = url, medium = url, large = url] = [...(image?.srcset ?? '').matchAll(/(?:^|w,)(\S+) \d+/g)].map(([, address]) => address)
    return {
      url,
      alt: image?.alt ?? '',
      ...(legend !== undefined && { legend }),
      ...(image?.dataset['color'] && { color: image.dataset['color'] }),
      sizes: { '120_80': thumb, '640_360': small, '960_540': medium, '1600_900': large },
    }
  })
}
