import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

export function useRoomWords(): { readonly left: (rooms: number) => string } {
  const { t } = useLingui()
  return { left: (rooms) => t`${plural(rooms, { one: 'Only # room left on our site', other: 'Only # rooms left on our site' })}` }
}
