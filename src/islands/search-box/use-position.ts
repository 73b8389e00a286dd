import { useState } from 'react'

/** In degrees. */
export type Position =
  | { readonly kind: 'idle' | 'locating' | 'denied' | 'unknown' }
  | { readonly kind: 'known'; readonly latitude: number; readonly longitude: number }

/** `PERMISSION_DENIED` of the Geolocation API. */
const denied = 1

const patience = { timeout: 10_000, maximumAge: 600_000 }

/** The browser may request permission. */
export function usePosition(): readonly [Position, request: () => void] {
  const [position, setPosition] = useState<Position>({ kind: 'idle' })
  const locate = () => {
    setPosition({ kind: 'locating' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setPosition({ kind: 'known', latitude, longitude }),
      ({ code }) => setPosition({ kind: code === denied ? 'denied' : 'unknown' }),
      patience,
    )
  }
  return [position, locate]
}
