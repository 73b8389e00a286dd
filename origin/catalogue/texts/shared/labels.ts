import type { ComponentCode } from '../../facts/codes.ts'
import type { Labels } from '../texts.ts'
import type { ComponentWording } from './components.ts'
import { type Counted, fillCounted } from './template.ts'

export interface LabelsWording extends Omit<Labels, 'component' | 'stars'> {
  readonly stars: Counted
}

export function labelsOf(
  wording: LabelsWording,
  components: Readonly<Record<ComponentCode, ComponentWording>>,
  finish: (text: string) => string,
): Labels {
  return {
    ...wording,
    theme: mapValues(wording.theme, ({ label, ...rest }) => ({ ...rest, label: finish(label) })),
    hotelType: mapValues(wording.hotelType, finish),
    environment: mapValues(wording.environment, finish),
    style: mapValues(wording.style, finish),
    facility: mapValues(wording.facility, finish),
    ecoFacility: mapValues(wording.ecoFacility, finish),
    roomType: mapValues(wording.roomType, finish),
    bedding: mapValues(wording.bedding, finish),
    view: mapValues(wording.view, finish),
    roomFacility: mapValues(wording.roomFacility, finish),
    component: mapValues(components, ({ label }) => finish(label)),
    componentGroup: mapValues(wording.componentGroup, finish),
    stars: (stars) => fillCounted(wording.stars, stars),
  }
}

function mapValues<K extends string, A, B>(record: Readonly<Record<K, A>>, change: (value: A) => B): Record<K, B>
function mapValues<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
