import { expect, it } from 'vitest'
import { markup } from '../../../test/rendered.tsx'
import { Viewer } from './Viewer.tsx'

const picture = (at: number, legend?: string) => ({
  url: `/${at}.avif`,
  alt: `Picture ${at}`,
  ...(legend && { legend }),
  sizes: { '120_80': '/120.avif', '640_360': '/640.avif', '960_540': '/960.avif', '1600_900': '/1600.avif' },
})

it('names each figure by its caption', () => {
  const html = markup(<Viewer label="Hotel" pictures={[picture(1), picture(2, 'The pool')]} from={0} onClose={() => {}} />)
  const figures = [...html.matchAll(/<figure([^>]*)>.*?<figcaption>(.*?)<\/figcaption>/gs)]
  expect(figures.map(([, attributes, caption]) => [attributes, caption])).toEqual(
    ['Picture 1', 'The pool'].map((caption) => [` role="figure" aria-label="${caption}"`, caption]),
  )
})
