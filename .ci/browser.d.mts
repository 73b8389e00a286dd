export function browserPath(): string
export function installedBrowser(): string | undefined
