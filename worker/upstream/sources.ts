/** Addresses of the services behind the site. */
export interface Sources {
  readonly api: string
  readonly gateway: string
  readonly cms: string
  readonly pictures: string
  readonly analytics: string
  /** Form of the CRM and verification of the challenge; absent where they are off. */
  readonly crm?: string | undefined
  readonly challenge?: { readonly verification: string; readonly secret: string } | undefined
}
