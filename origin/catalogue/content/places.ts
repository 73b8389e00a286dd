import json from './places.json' with { type: 'json' }

export const places = json
export type PlaceKey = keyof typeof places

const isPlaceKey = (key: string): key is PlaceKey => key in places
export const placeKeys: readonly PlaceKey[] = Object.keys(places).filter(isPlaceKey)
