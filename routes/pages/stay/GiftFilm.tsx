import type { ReactNode } from 'react'
import type { StayDetail } from '../../../src/contract/stay.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { film } from '../../../src/islands/film/island.ts'
import { useGivingSteps } from '../../../src/ui/stay/use-giving-steps.ts'

/** Enough to read the longest caption twice. */
const secondsAScene = 5

export function GiftFilm({ stay: { images }, byPost }: { stay: StayDetail; byPost: boolean }): ReactNode {
  const steps = useGivingSteps('stay', byPost)
  if (images.length === 0) return null
  return (
    <Island
      island={film}
      when="interaction"
      props={{ steps: [...steps], pictures: images.slice(0, steps.length), seconds: secondsAScene }}
    />
  )
}
