export function installedEngines(): {
  readonly firefox: string | undefined
  readonly webkit: { readonly driver: string; readonly browser: string; readonly display: string } | undefined
}
export function installEngines(): Promise<void>
