import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { ListSkeleton } from '../../ui/skeleton/Skeleton.tsx'
import css from '../../ui/dialog/InfoDialog.module.css'

/** Escape stays on the page. */
export function LeavingDialog({ onStay, children }: { onStay: () => void; children: ReactNode }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={title} aria-busy="true" onClose={onStay}>
      <div className={css.head}>
        <h3 id={title} tabIndex={-1}>
          {children}
        </h3>
      </div>
      <div className={css.body}>
        <Loading>
          <ListSkeleton rows={1} />
        </Loading>
      </div>
    </dialog>
  )
}
