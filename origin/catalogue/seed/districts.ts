import type { Point } from '../../../src/contract/scalars.ts'
import { kilometres } from '../geography/kilometres.ts'

interface Districts {
  /** The postcode of a district is this and its number. */
  readonly prefix: string
  /** Latitude and longitude of the middle of each district, in the order of their numbers. */
  readonly centres: readonly (readonly [lat: number, lng: number])[]
}

/** French cities whose districts have postcodes of their own. */
const districtsOf: Readonly<Record<string, Districts>> = {
  Paris: {
    prefix: '750',
    centres: [
      [48.8626, 2.3363],
      [48.8679, 2.3442],
      [48.863, 2.36],
      [48.8543, 2.3576],
      [48.8445, 2.3497],
      [48.8491, 2.3329],
      [48.8562, 2.3125],
      [48.8727, 2.3126],
      [48.877, 2.3375],
      [48.8761, 2.3607],
      [48.8591, 2.38],
      [48.84, 2.395],
      [48.8284, 2.3622],
      [48.8298, 2.3265],
      [48.8401, 2.2928],
      [48.8604, 2.27],
      [48.8874, 2.3067],
      [48.8926, 2.3481],
      [48.8871, 2.3848],
      [48.8635, 2.4012],
    ],
  },
  Lyon: {
    prefix: '690',
    centres: [
      [45.7699, 4.8292],
      [45.7536, 4.8286],
      [45.7535, 4.869],
      [45.7782, 4.8236],
      [45.7557, 4.81],
      [45.7717, 4.8519],
      [45.737, 4.839],
      [45.7337, 4.87],
      [45.778, 4.803],
    ],
  },
  Marseille: {
    prefix: '130',
    centres: [
      [43.299, 5.384],
      [43.305, 5.367],
      [43.312, 5.38],
      [43.306, 5.4],
      [43.293, 5.396],
      [43.287, 5.381],
      [43.282, 5.357],
      [43.255, 5.378],
      [43.24, 5.42],
      [43.276, 5.419],
      [43.288, 5.472],
      [43.306, 5.441],
      [43.343, 5.431],
      [43.34, 5.394],
      [43.356, 5.365],
      [43.365, 5.325],
    ],
  },
}

/** The postcode of the district whose middle is the nearest; undefined in a town that is not divided. */
export function districtZip({ cc, name }: { readonly cc: string; readonly name: string }, point: Point): string | undefined {
  const districts = cc === 'FR' ? districtsOf[name] : undefined
  if (!districts) return undefined
  const distances = districts.centres.map(([lat, lng]) => kilometres(point, { lat, lng }))
  const number = distances.indexOf(Math.min(...distances)) + 1
  return districts.prefix + `${number}`.padStart(2, '0')
}
