export interface Sources {
  readonly api: string
  readonly gateway: string
  readonly cms: string
  readonly pictures: string
  readonly analytics: string
  readonly crm?: string | undefined
  readonly challenge?: { readonly verification: string; readonly secret: string } | undefined
}
