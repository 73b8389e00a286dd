import { expect, it } from 'vitest'
import { countRequests } from './request-kinds.ts'

it('requests of a visit are counted by kind, and pages that nobody opened apart', () => {
  const paths = [
    '/fr',
    '/assets/start-1.js',
    '/pictures/bedroom-day_640_360.avif',
    '/partners/a-partner.svg',
    '/map-pictures/49.323_-0.001.fr.svg',
    '/api/analytics/ga/collect/fr_fr',
    '/fr/info/cookies/choice',
    '/speculation-rules/fr.json',
    '/fr/sejour/1',
    '/fr/sejour/2',
  ]
  expect(countRequests(paths, { views: 2, isFile: (path) => path.startsWith('/assets/') })).toEqual({
    page: 2,
    ahead: 1,
    picture: 2,
    mapPicture: 1,
    call: 1,
    banner: 1,
    rules: 1,
    file: 1,
  })
})
