import { useState } from 'react'

/** The visitor's position: not asked for, on its way, there, or why not. Degrees. */
export type Position =
  | { readonly kind: 'unasked' | 'asking' | 'denied' | 'unknown' }
  | { readonly kind: 'known'; readonly latitude: number; readonly longitude: number }

/** `PERMISSION_DENIED` of the Geolocation API. */
const denied = 1

const patience = { timeout: 10_000, maximumAge: 600_000 }

/** The position, and the function that asks the browser for it: only then may the browser ask the visitor. */
export function usePosition(): readonly [Position, ask: () => void] {
  const [position, setPosition] = useState<Position>({ kind: 'unasked' })
  const ask = () => {
    setPosition({ kind: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setPosition({ kind: 'known', latitude, longitude }),
      ({ code }) => setPosition({ kind: code === denied ? 'denied' : 'unknown' }),
      patience,
    )
  }
  return [position, ask]
}
