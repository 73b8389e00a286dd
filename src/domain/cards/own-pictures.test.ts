import { expect, test } from 'vitest'
import type { OfferCard } from '../../contract/offers.ts'
import type { Picture } from '../../contract/picture.ts'
import { withOwnPictures } from './result-list.ts'

const picture = (url: string): Picture => ({ url, alt: '', sizes: { '120_80': url, '640_360': url, '960_540': url, '1600_900': url } })
const card = (id: number, urls: readonly string[], itemCategory: OfferCard['itemCategory'] = 'weekend'): OfferCard => ({
  id,
  itemCategory,
  label: 'Stay',
  uri: '/stay',
  hotel: { id, label: 'Hotel', stars: 0, location: { label: 'Étretat', latitude: 49.7, longitude: 0.2 } },
  images: urls.map(picture),
  headwords: [],
  sellPrice: 100,
  nights: 1,
})
const urlsOf = (cards: readonly OfferCard[]) => cards.map(({ images }) => images.map(({ url }) => url))

test('a card begins with a picture that no banner and no card before it shows', () => {
  const cards = [card(1, ['a', 'b']), card(2, ['b', 'a', 'c']), card(3, ['d', 'e'])]
  expect(urlsOf(withOwnPictures(cards, ['a']))).toEqual([
    ['b', 'a'],
    ['c', 'b', 'a'],
    ['d', 'e'],
  ])
})

test('a card without such a picture keeps its order', () => {
  expect(urlsOf(withOwnPictures([card(1, ['a', 'b']), card(2, [])], ['a', 'b']))).toEqual([['a', 'b'], []])
})

test('an activity keeps the picture of what is done there', () => {
  expect(urlsOf(withOwnPictures([card(1, ['a', 'b'], 'activity'), card(2, ['a', 'c'])], ['a']))).toEqual([
    ['a', 'b'],
    ['c', 'a'],
  ])
})

test('a card leaves its picture to a later one that has no other', () => {
  expect(urlsOf(withOwnPictures([card(1, ['a', 'b']), card(2, ['b', 'c']), card(3, ['a'])], []))).toEqual([['b', 'a'], ['c', 'b'], ['a']])
})
