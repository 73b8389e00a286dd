import type { FeatureCollection, Point } from 'geojson'
import type { StayPoint } from '../stay-point.ts'

/** The results as GeoJSON points that carry the id of their stay. */
export function stayFeatures(points: readonly StayPoint[]): FeatureCollection<Point, { stay: number }> {
  return {
    type: 'FeatureCollection',
    features: points.map(({ stay, location }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [location.lng, location.lat] },
      properties: { stay },
    })),
  }
}
