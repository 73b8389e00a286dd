import { href, type Site } from '../../market/site.ts'

export interface ActivityOrder {
  readonly activityId: number
  readonly adults: number
  readonly ownUse: boolean
}

/** Gifting checkout (booking, section 4). Form fields repeat the hash for visitors without scripts. */
export function activityCheckout(site: Site, { activityId, adults, ownUse }: ActivityOrder) {
  return {
    action: href(site, 'giftCheckout', { hash: `id=${activityId}&a=${adults}` }),
    fields: { id: String(activityId), a: String(adults), ...(ownUse ? { customType: 'OWN_USE' } : {}) },
  }
}
