import type { ReactNode } from 'react'
import { cutAtWord } from '../../domain/cards/truncation.ts'
import { useVariation } from '../site/SiteContext.tsx'
import { shownCharacters, unmarked } from '../home/cut-subtitle.ts'

/** Cuts the programme at 250 characters (B9.2), or as on a phone in the experiment's variation. */
export function ProgramSummary({ text }: { text: string }): ReactNode {
  const isShort = useVariation('packageSummary')
  const { head, rest } = cutAtWord(text, isShort ? shownCharacters.narrow : shownCharacters.wide)
  return <p className="muted">{rest ? `${unmarked(head)}…` : head}</p>
}
