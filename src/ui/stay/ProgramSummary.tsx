import type { ReactNode } from 'react'
import { cutAtWord } from '../../domain/cards/truncation.ts'
import { useSite } from '../site/SiteContext.tsx'
import { shownCharacters, unmarked } from '../home/cut-subtitle.ts'

/** Cuts the programme at 250 characters (B9.2), or as on a phone in the experiment's variation. */
export function ProgramSummary({ text }: { text: string }): ReactNode {
  const { variations = [] } = useSite()
  const { head, rest } = cutAtWord(text, variations.includes('packageSummary') ? shownCharacters.narrow : shownCharacters.wide)
  return <p className="muted">{rest ? `${unmarked(head)}…` : head}</p>
}
