import type { GeoJSONSource } from 'maplibre-gl'
import type { StayPoint } from '../stay-point.ts'

type Features = Exclude<Parameters<GeoJSONSource['setData']>[0], string>

export function stayFeatures(points: readonly StayPoint[]): Features {
  return {
    type: 'FeatureCollection',
    features: points.map(({ stay, location }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [location.lng, location.lat] },
      properties: { stay },
    })),
  }
}
