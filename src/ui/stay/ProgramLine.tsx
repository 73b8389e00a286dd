import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Activity } from '../../contract/stay.ts'
import { namedIcon } from '../icon/content-icon.ts'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { Picture } from '../picture/Picture.tsx'
import css from './ProgramLine.module.css'

const iconByType: Record<Activity['type'], IconName> = {
  dinner: 'dinner',
  activity: 'ticket',
  extra: 'sparkles',
  breakfast: 'breakfast',
}

export function ProgramLine({ activity }: { activity: Activity }): ReactNode {
  const { t } = useLingui()
  const { image, displayPax, activityParticipantsLabel: pax, schedules, where, how, menu, duration, whyList = [] } = activity
  const when =
    activity.when ?? (activity.repeated ? t`Every day of your stay` : activity.singleDay ? t`On one day of your stay` : undefined)
  const toKnow = [...(activity.mustKnowList ?? []), ...(activity.importantInfos ?? [])]
  const essence = [duration, when, displayPax ? pax : undefined].filter((part) => part !== undefined)
  const more = [schedules, where, how].filter((line) => line !== undefined)
  return (
    <article className={css.activity}>
      <span className={css.sign}>
        <Icon name={namedIcon(activity.icon) ?? iconByType[activity.type]} />
      </span>
      <div className={css.words}>
        <h3>{activity.title}</h3>
        {essence.length > 0 && (
          <p className={css.duration}>
            <Icon name={duration || when ? 'clock' : 'guests'} />
            {essence.join('\u00a0· ')}
          </p>
        )}
        {activity.detailList.length > 0 && <Lines lines={activity.detailList} />}
        {(more.length > 0 || menu || toKnow.length > 0 || whyList.length > 0) && (
          <details>
            <summary>
              <Trans>See the details</Trans>
            </summary>
            <div className={css.more}>
              {whyList.length > 0 && <Lines lines={whyList} />}
              {menu && (
                <>
                  <h4>
                    <Trans>An idea of the menu</Trans>
                  </h4>
                  <Lines lines={menu} />
                </>
              )}
              {more.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {toKnow.length > 0 && (
                <>
                  <h4>
                    <Trans>Good to know</Trans>
                  </h4>
                  <Lines lines={toKnow} />
                </>
              )}
            </div>
          </details>
        )}
      </div>
      {image && <Picture picture={image} use="behind" decorative className={css.picture} />}
    </article>
  )
}

function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
