import type { ReactNode } from 'react'
import type { StayPageParts } from './StayPage.tsx'

export function BookingSection(_: StayPageParts): ReactNode {
  return null
}
