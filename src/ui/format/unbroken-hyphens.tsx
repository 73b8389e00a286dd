import { Fragment, type ReactNode } from 'react'

/** Longer words may break, or they would overflow a narrow card at 200 % text. */
const longest = 14

/** Hyphenated words ("week-end") do not break. */
export function withUnbrokenHyphens(title: string): ReactNode {
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
