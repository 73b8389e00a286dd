import { href, type Site } from '../../market/site.ts'

/** What is bought: so many adults' activity, for oneself or to give. */
export interface ActivityOrder {
  readonly activityId: number
  readonly adults: number
  readonly ownUse: boolean
}

/**
 * The gifting checkout of an activity (specification of booking, section 4, "Activity gifting"): hash `id` and `a`, search
 * `customType=OWN_USE` for oneself. The fields of a form repeat the hash in the query, for a server that answers without scripts.
 */
export function activityCheckout(site: Site, { activityId, adults, ownUse }: ActivityOrder) {
  return {
    action: href(site, 'giftCheckout', { hash: `id=${activityId}&a=${adults}` }),
    fields: { id: String(activityId), a: String(adults), ...(ownUse ? { customType: 'OWN_USE' } : {}) },
  }
}
