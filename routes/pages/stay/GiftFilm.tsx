import type { ReactNode } from 'react'
import type { StayDetail } from '../../../src/contract/stay.ts'
import { Island } from '../../../src/hydration/server/Island.tsx'
import { film } from '../../../src/islands/film/island.ts'
import { useGivingSteps } from '../../../src/ui/stay/use-giving-steps.ts'

/** Time enough to read the longest caption twice. */
const secondsAScene = 5

/** The film of how this stay is given, in its own pictures: one a scene, from the first again where it has fewer. */
export function GiftFilm({ of: { images } }: { of: StayDetail }): ReactNode {
  const steps = useGivingSteps('stay')
  if (images.length === 0) return null
  return (
    <Island of={film} when="interaction" props={{ steps: [...steps], pictures: images.slice(0, steps.length), seconds: secondsAScene }} />
  )
}
