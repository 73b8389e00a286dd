import { island } from '../../hydration/island.ts'
import DatedProgramme from './DatedProgramme.tsx'
import { DatedProgrammeProps } from './props.ts'

export const datedProgramme = island({ name: 'dated-programme', component: DatedProgramme, props: DatedProgrammeProps })
