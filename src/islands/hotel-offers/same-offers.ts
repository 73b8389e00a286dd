import { formatStayCriteria } from '../../domain/criteria/parse-stay.ts'
import { noStayChoices, type StayCriteria } from '../../domain/criteria/stay-criteria.ts'

/** Whether two choices ask for the same offers: the same dates and party, whatever else differs. */
export function sameOffers(one: StayCriteria, other: StayCriteria): boolean {
  return asked(one) === asked(other)
}

function asked({ dates, guests }: StayCriteria): string {
  return formatStayCriteria({ ...noStayChoices, dates, guests })
}
