import { Fragment, type ReactNode } from 'react'

/** Longer ones may break at their hyphens: they would not fit a narrow card at twice the text size. */
const longest = 14

/** A title whose hyphenated words ("week-end", "bien-être") stay on one line. */
export function wholeWords(title: string): ReactNode {
  const parts = title.split(/([^\s-]+(?:-[^\s-]+)+)/u)
  if (parts.length === 1) return title
  return parts.map((part, at) =>
    at % 2 === 1 && part.length <= longest ? (
      <span key={at} className="whole">
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
