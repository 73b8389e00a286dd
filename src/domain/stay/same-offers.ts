import { formatStayCriteria } from './hash.ts'
import { noStayChoices, type StayCriteria } from './criteria.ts'

export function sameOffers(a: StayCriteria, b: StayCriteria): boolean {
  return criteriaKey(a) === criteriaKey(b)
}

function criteriaKey({ dates, guests }: StayCriteria): string {
  return formatStayCriteria({ ...noStayChoices, dates, guests })
}
