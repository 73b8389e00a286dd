import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Activity } from '../../contract/stay.ts'
import { Icon } from '../icon/Icon.tsx'
import { breakfast, clock, dinner, guests, sparkles, ticket } from '../icon/paths.ts'
import css from './ActivityDetail.module.css'

const icons: Record<Activity['type'], string> = { dinner, activity: ticket, extra: sparkles, breakfast }

/** One included thing: its essence at once, its schedule, menu and conditions on opening. */
export function ActivityDetail({ of }: { of: Activity }): ReactNode {
  const { duration, when, displayPax, activityParticipantsLabel: pax, schedules, where, how, menu, whyList = [] } = of
  const toKnow = [...(of.mustKnowList ?? []), ...(of.importantInfos ?? [])]
  const essence = [duration, when, displayPax ? pax : undefined].filter((part) => part !== undefined)
  const more = [schedules, where, how].filter((line) => line !== undefined)
  return (
    <article className={css.activity}>
      <span className={css.sign}>
        <Icon of={icons[of.type]} />
      </span>
      <div className={css.words}>
        <h3>{of.title}</h3>
        {essence.length > 0 && (
          <p className={css.duration}>
            <Icon of={duration || when ? clock : guests} />
            {essence.join('\u00a0· ')}
          </p>
        )}
        {of.detailList.length > 0 && <Lines of={of.detailList} />}
        {(more.length > 0 || menu || toKnow.length > 0 || whyList.length > 0) && (
          <details>
            <summary>
              <Trans>See the details</Trans>
            </summary>
            <div className={css.more}>
              {whyList.length > 0 && <Lines of={whyList} />}
              {menu && (
                <>
                  <h4>
                    <Trans>An idea of the menu</Trans>
                  </h4>
                  <Lines of={menu} />
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
                  <Lines of={toKnow} />
                </>
              )}
            </div>
          </details>
        )}
      </div>
    </article>
  )
}

function Lines({ of }: { of: readonly string[] }): ReactNode {
  return (
    <ul>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
