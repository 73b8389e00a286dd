import { href, type Site } from '../../market/site.ts'

export interface ActivityOrder {
  readonly activityId: number
  readonly adults: number
  readonly ownUse: boolean
}

/** The way to the gifting checkout (B4.12). Form fields repeat the hash for visitors without scripts. */
export function activityCheckout(site: Site, { activityId, adults, ownUse }: ActivityOrder) {
  return {
    action: href(site, 'giftCheckout', { hash: `id=${activityId}&a=${adults}` }),
    fields: { id: String(activityId), a: String(adults), ...(ownUse ? { customType: 'OWN_USE' } : {}) },
  }
}
