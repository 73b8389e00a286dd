import type { ComponentCode } from './codes.ts'

/** Price of a component: cents per adult (half for a child) and per room. */
export interface ComponentPrice {
  readonly person: number
  readonly room: number
}

const person = (cents: number): ComponentPrice => ({ person: cents, room: 0 })
const room = (cents: number): ComponentPrice => ({ person: 0, room: cents })

export const componentPrices: Readonly<Record<ComponentCode, ComponentPrice>> = {
  'spa-access': person(900),
  'private-spa': room(4900),
  'massage-30': person(3200),
  'massage-50': person(5400),
  'hammam-ritual': person(3900),
  facial: person(4600),
  'pool-access': person(500),
  'hot-tub-private': room(3500),
  'dinner-3': person(2900),
  'dinner-5': person(5200),
  'wine-tasting': person(1500),
  'cheese-board': room(1600),
  'cooking-class': person(4200),
  aperitif: person(700),
  'sparkling-wine': room(1900),
  'tapas-dinner': person(2200),
  picnic: room(2400),
  brunch: person(1900),
  'chocolate-box': room(1200),
  'rose-petals': room(1500),
  'candlelight-dinner': person(3900),
  'breakfast-in-bed': room(1000),
  'late-checkout': room(900),
  museum: person(1200),
  'guided-walk': person(1400),
  'boat-trip': person(1700),
  'castle-visit': person(1300),
  show: person(2900),
  gondola: room(5500),
  'bike-rental': person(1300),
  canoe: person(2100),
  'horse-ride': person(3200),
  golf: person(3900),
  balloon: person(14900),
  sailing: person(3900),
  'hiking-guide': person(2300),
  treetop: person(2000),
  funfair: person(3200),
  zoo: person(2300),
  'escape-game': person(2200),
  karting: person(2700),
  aquarium: person(1900),
}

/** Breakfast a night and adult, in cents, by stars. */
export const breakfastPrices: readonly number[] = [700, 700, 800, 1000, 1400, 2200]
