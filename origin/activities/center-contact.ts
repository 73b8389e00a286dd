import type { ActivityFacts, Texts } from '@escale/catalogue'
import type { CenterContact } from '../../src/contract/center-contact.ts'
import { telephoneOf } from '../hotels/telephone.ts'

/** Whom to call for an activity, and where it is. */
export function centerContact(facts: ActivityFacts, texts: Texts): CenterContact {
  const telephone = telephoneOf(facts)
  return {
    label: facts.center,
    location: {
      label: texts.place.label(facts.place),
      address: facts.street,
      zipCode: facts.zip,
      city: texts.place.name(facts.place),
      latitude: facts.lat,
      longitude: facts.lng,
    },
    ...(telephone && { telephone }),
  }
}
