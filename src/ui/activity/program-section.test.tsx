import { expect, it } from 'vitest'
import { markup, textOf } from '../../../test/rendered.tsx'
import type { ActivityDetail } from '../../contract/activity.ts'
import { ProgramSection } from './ProgramSection.tsx'

// @rule B3.6
it('an activity of a program has its own description, unless it is that of the page', () => {
  const activityCenter = { id: 9, label: 'Spa', location: { label: 'Reims', latitude: 49, longitude: 4 }, main: true }
  const line = { univers: 'Wellness', composition: ['A bath'], schedules: 'Every day', importantInformation: [], activityCenter }
  const activities = [
    { ...line, activityId: 1, title: 'Massage', description: 'Hot stones, for an hour.' },
    { ...line, activityId: 2, title: 'Bath', description: 'A day between steam and snow.' },
  ]
  /** Detail with the fields that the section reads. */
  const value = { description: 'A day between steam and snow.', activities } as unknown as ActivityDetail
  const text = textOf(markup(<ProgramSection activity={value} />))
  expect(text).toContain('Hot stones, for an hour.')
  expect(text).not.toContain('steam and snow')
})
