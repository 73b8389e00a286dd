import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withUnbrokenHyphens } from './text.tsx'

test.each([
  ['Et si on partait ?', 'Et si on partait ?'],
  ['Votre week-end commence ici', 'Votre <span class="whole">week-end</span> commence ici'],
  ['Bien-être à Saint-Malo', '<span class="whole">Bien-être</span> à <span class="whole">Saint-Malo</span>'],
  ['Une nuit à Fontenay-le-Comte', 'Une nuit à Fontenay-le-Comte'],
])('%s', (title, markup) => {
  expect(renderToStaticMarkup(withUnbrokenHyphens(title))).toBe(markup)
})
