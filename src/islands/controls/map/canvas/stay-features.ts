import type { GeoJSONSource } from 'maplibre-gl'
import type { StayPoint } from '../stay-point.ts'
import { priceKey } from './map-images.ts'

type Features = Exclude<Parameters<GeoJSONSource['setData']>[0], string>

/** `image`: the part of its name after the look. */
export function stayFeatures(points: readonly StayPoint[]): Features {
  return {
    type: 'FeatureCollection',
    features: points.map(({ stay, location, price }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [location.lng, location.lat] },
      properties: { stay, ...(price && { image: ` ${priceKey(price)}`, cents: price.cents }) },
    })),
  }
}
