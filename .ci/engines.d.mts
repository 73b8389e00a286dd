export function installedEngines(): {
  readonly firefox: { readonly executable: string; readonly screen: string } | undefined
  readonly webkit: { readonly driver: string; readonly browser: string; readonly screen: string } | undefined
}
export function installEngines(): Promise<void>
