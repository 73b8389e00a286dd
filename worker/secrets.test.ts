import { expect, it } from 'vitest'
import { acceptedSecrets } from './secrets.ts'

it('uses the first secret and accepts the second, where each is long enough', () => {
  const both = { CONTENT_SECRET: 'used', CONTENT_SECRET_ACCEPTED: 'accepted' }
  expect(acceptedSecrets(both, 'CONTENT_SECRET')).toEqual(['used', 'accepted'])
  expect(acceptedSecrets({ CONTENT_SECRET: 'used' }, 'CONTENT_SECRET')).toEqual(['used'])
  expect(acceptedSecrets({ ...both, CONTENT_SECRET_ACCEPTED: '' }, 'CONTENT_SECRET')).toEqual(['used'])
  expect(acceptedSecrets({ ...both, CONTENT_SECRET_ACCEPTED: 'cut' }, 'CONTENT_SECRET', 4)).toEqual(['used'])
})

it('accepts none without the one that is used', () => {
  for (const CONTENT_SECRET of ['', 'cut'])
    expect(acceptedSecrets({ CONTENT_SECRET, CONTENT_SECRET_ACCEPTED: 'accepted' }, 'CONTENT_SECRET', 4)).toEqual([])
  expect(acceptedSecrets({}, 'CONTENT_SECRET')).toEqual([])
})
