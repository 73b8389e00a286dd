import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSite } from '../site/SiteContext.tsx'

export function useFoundLabel(): (count: number, ofHotel?: boolean) => string {
  const { t } = useLingui()
  const { flow } = useSite()
  return (count, ofHotel) =>
    flow === 'gifting'
      ? t`${plural(count, { one: '# stay to give', other: '# stays to give' })}`
      : flow === 'activity'
        ? t`${plural(count, { one: '# activity', other: '# activities' })}`
        : ofHotel
          ? t`${plural(count, { one: '# stay', other: '# stays' })}`
          : t`${plural(count, { one: '# hotel', other: '# hotels' })}`
}
